import type { ReactNode } from 'react';
import { focusRing } from './focus-ring.ts';

interface ScrollRegionProps {
  /** Its accessible name. */
  label: string;
  /** A group if there are many on one screen: regions are landmarks. */
  role?: 'region' | 'group';
  className?: string;
  children: ReactNode;
}

/** Scrolls within itself if there is too little room, with the arrow keys too. */
export const ScrollRegion = ({ label, role = 'region', className = '', children }: ScrollRegionProps) => (
  <div role={role} aria-label={label} tabIndex={0} className={`overflow-auto ${focusRing} ${className}`}>
    {children}
  </div>
);

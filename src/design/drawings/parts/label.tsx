import type { ReactNode } from 'react';

interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  className?: string;
  /** Nothing is drawn without any. */
  children: ReactNode;
}

/** Lettering in the color of its group; `y` is the baseline. */
export function Label({ x, y, anchor = 'start', className = '', children }: LabelProps) {
  if (children === undefined || children === '') return null;
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor === 'start' ? undefined : anchor}
      className={`fill-current stroke-none ${className}`.trim()}
    >
      {children}
    </text>
  );
}

import type { ReactNode } from 'react';

interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  className?: string;
  children: ReactNode;
}

/** Lettering in the color of its group; `y` is the baseline. */
export function Label({ x, y, anchor = 'start', className = '', children }: LabelProps) {
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

import type { ReactNode } from 'react';
import { Label } from './label.tsx';
import type { Point } from './line.ts';

interface LeaderProps {
  /** Where the line ends in a dot: the thing spoken of. */
  to: Point;
  /** The near end of the shoulder that carries the words. */
  at: Point;
  /** Length of the shoulder, away from the thing; negative runs to the left. */
  shoulder: number;
  className?: string;
  children?: ReactNode;
}

/** A thin line from a thing to the words about it; the words are on its level shoulder. */
export function Leader({ to, at, shoulder, className, children }: LeaderProps) {
  const [x, y] = at;
  return (
    <>
      <path strokeWidth={1.25} d={`M${to[0]} ${to[1]}L${x} ${y}h${shoulder}`} />
      <circle cx={to[0]} cy={to[1]} r={3} className="fill-current stroke-none" />
      {children && (
        <Label x={Math.min(x, x + shoulder)} y={y - 7} {...(className ? { className } : {})}>
          {children}
        </Label>
      )}
    </>
  );
}

import { Arrow } from './arrow.tsx';
import { Label } from './label.tsx';
import type { Point } from './line.ts';

interface DimensionProps {
  from: Point;
  to: Point;
  value?: string;
  /** Units left open in the line for the value. */
  gap?: number;
  /** Length and direction of the extension lines that reach back to the thing measured. */
  reach?: number;
  /** Puts the value on the yellow marker: measured and signed off. */
  signed?: boolean;
}

/** A level or upright dimension line: arrowheads at both ends, extension lines, and the value in its gap. */
export function Dimension({
  from: [x, y],
  to: [toX, toY],
  value,
  gap = 0,
  reach = 0,
  signed,
}: DimensionProps) {
  const level = y === toY;
  const midX = (x + toX) / 2;
  const midY = (y + toY) / 2;
  const half = gap / 2;
  const line = level
    ? `M${x} ${y}H${midX - half}m${gap} 0H${toX}`
    : `M${x} ${y}V${midY - half}m0 ${gap}V${toY}`;
  const start = Math.sign(reach) * -6;
  const extensions = reach
    ? level
      ? `M${x} ${y + start}V${y + reach}M${toX} ${toY + start}V${toY + reach}`
      : `M${x + start} ${y}H${x + reach}M${toX + start} ${toY}H${toX + reach}`
    : '';
  return (
    <>
      <path strokeWidth={1.25} d={line + extensions} />
      <Arrow from={[toX, toY]} to={[x, y]} />
      <Arrow from={[x, y]} to={[toX, toY]} />
      {signed && (
        <rect
          x={midX - half + 8}
          y={midY - 14}
          width={gap - 16}
          height={28}
          className="fill-mark stroke-none"
        />
      )}
      {value && (
        <Label x={midX} y={midY + 6} anchor="middle" {...(signed ? { className: 'text-on-mark' } : {})}>
          {value}
        </Label>
      )}
    </>
  );
}

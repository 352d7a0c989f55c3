import { Label } from './label.tsx';
import { drawnOnce, strokeOf } from './line.ts';
import type { DrawnBy } from './line.ts';

interface NodeProps {
  x: number;
  y: number;
  width: number;
  height: number;
  label?: string;
  drawnBy?: DrawnBy;
  /** Marks the label with the yellow marker: a person signed it off. */
  signed?: boolean;
  drawn?: boolean;
}

/** A box with its name in the middle. */
export function Node({ x, y, width, height, label, drawnBy, signed, drawn }: NodeProps) {
  const middle = y + height / 2;
  return (
    <>
      {signed && (
        <rect x={x + 10} y={middle - 13} width={width - 20} height={26} className="fill-mark stroke-none" />
      )}
      <path
        d={`M${x} ${y}h${width}v${height}h${-width}z`}
        {...strokeOf(drawnBy)}
        {...(drawn ? drawnOnce : {})}
      />
      {label && (
        <Label
          x={x + width / 2}
          y={middle + 6}
          anchor="middle"
          {...(signed ? { className: 'text-on-mark' } : {})}
        >
          {label}
        </Label>
      )}
    </>
  );
}

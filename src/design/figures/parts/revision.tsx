import { Label } from './label.tsx';

/** A revision triangle with its number; `x`, `y` is the middle of its base. Red: something was corrected. */
export function Revision({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g className="text-redline">
      <path d={`M${x - 13} ${y}h26l-13-23z`} />
      <Label x={x} y={y - 4} anchor="middle" className="text-[13px]">
        {number}
      </Label>
    </g>
  );
}

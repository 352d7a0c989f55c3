import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';

const words =
  'A pile of letters, dashed. One has left its place near the bottom and lies solid and signed in yellow on top: five ' +
  'hours instead of nine days.';

/** A pile of letters from which one, signed, has been lifted to the top. */
export function HealthcareDrawing({ label = words, ...rest }: FigureProps) {
  return (
    <Figure {...rest} label={label} width={240} height={160} text="text-[14px]">
      <path {...strokeOf('machine')} d="M20 50h110v20H20zM20 70h110v20H20zM20 110h110v20H20z" />
      <path d="M10 138h130" />
      <path className="fill-mark" d="M20 20h110v20H20z" />
      <path d="M130 100h28V30h-16" />
      <Arrow from={[158, 30]} to={[134, 30]} />
      <Label x={170} y={35}>
        5 h
      </Label>
      <Label x={170} y={105} className="text-ink-2">
        9 days
      </Label>
    </Figure>
  );
}

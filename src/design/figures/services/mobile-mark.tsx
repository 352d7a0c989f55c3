import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';

/** A drafted phone whose touch target a person has measured and signed off: 48 units, a fingertip. */
export function MobileMark(props: FigureProps) {
  return (
    <Figure {...props} width={96} height={96} text="text-[15px]">
      <g {...strokeOf('machine')}>
        <path d="M9 8h40v80H9z" />
        <path strokeWidth={1.25} d="M19 23h20M19 33h20M19 43h10" />
      </g>
      <path className="fill-mark" d="M19 58h20v20H19z" />
      <path strokeWidth={1.25} d="M43 58h31M43 78h31M68 50v36" />
      <Arrow from={[68, 50]} to={[68, 58]} length={6} />
      <Arrow from={[68, 86]} to={[68, 78]} length={6} />
      <Label x={74} y={72}>
        48
      </Label>
    </Figure>
  );
}

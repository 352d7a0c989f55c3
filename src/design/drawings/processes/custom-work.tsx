import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

const words =
  'How a rule becomes a program. An expert says it, it is written down with an example, and the expert signs it in ' +
  'yellow. Tests and the program are drafted in dashes. The program and the old system then work on the same 900 cases; ' +
  'the one case in which they differ is corrected in red before the switch is signed.';

/** Custom software: from a spoken rule to a signed one, to tests and a program that is compared with the old one. */
export function CustomWork({ label = words, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={340} height={372} text="text-[15px] font-sans">
      <path d="M40 22a12 12 0 0 1 24 0 12 12 0 0 1-24 0M26 66c0-38 52-38 52 0" />
      <Label x={52} y={84} anchor="middle">
        your expert
      </Label>
      <path d="M88 40h36" />
      <Arrow from={[88, 40]} to={[132, 40]} />
      <path d="M134 12h186v84H134zM134 36h186" />
      <Label x={144} y={29}>
        Rule 14
      </Label>
      <Label x={144} y={57}>
        11 hours of rest
      </Label>
      <Label x={144} y={80} className="text-ink-2">
        22:00 to 09:00 is fine
      </Label>
      <SignOff x={302} y={24} />
      <path d="M180 96v22M274 96v22" />
      <Arrow from={[180, 96]} to={[180, 126]} />
      <Arrow from={[274, 96]} to={[274, 126]} />
      <g {...machineStroke}>
        <path d="M134 128h90v46h-90zM234 128h86v46h-86z" />
      </g>
      <Label x={179} y={156} anchor="middle">
        tests
      </Label>
      <Label x={277} y={156} anchor="middle">
        program
      </Label>
      <path d="M20 128h90v46H20z" />
      <Label x={65} y={156} anchor="middle">
        old system
      </Label>
      <path d="M65 174v28M277 174v28M179 174v28" />
      <Arrow from={[65, 174]} to={[65, 210]} />
      <Arrow from={[277, 174]} to={[277, 210]} />
      <Arrow from={[179, 174]} to={[179, 210]} />
      <path d="M20 212h300v72H20zM20 236h300" />
      <Label x={34} y={229}>
        900 real cases, side by side
      </Label>
      <path strokeWidth={1.25} d="M34 252h54M34 268h54M250 252h56M250 268h56" />
      <Label x={170} y={257} anchor="middle">
        =
      </Label>
      <g className="text-redline">
        <Label x={170} y={275} anchor="middle">
          ≠ 1 case, corrected
        </Label>
        <path d="M34 268h54M250 268h56" />
      </g>
      <path d="M170 284v22" />
      <Arrow from={[170, 284]} to={[170, 314]} />
      <path d="M90 316h160v42H90z" />
      <Label x={106} y={342}>
        the switch
      </Label>
      <SignOff x={224} y={337} />
    </Drawing>
  );
}

import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

/** Letters read by a machine into three lanes, a clinician's gate on each; one letter is lifted to urgent. */
export function ReferralTriage(props: DrawingProps) {
  return (
    <Drawing {...props} width={480} height={320} text="text-[20px]">
      <path d="M20 135h28l12 12v38H20zM48 135v12h12M60 160h10" />
      <path strokeWidth={1.25} d="M27 155h24M27 165h24M27 175h14" />
      <Arrow from={[60, 160]} to={[78, 160]} />
      <g {...strokeOf('machine')}>
        <path d="M80 120h50v80H80zM130 160h20M150 160V70h30M150 160h30M150 160v90h30" />
        <path strokeWidth={1.25} d="M90 140h30M90 160h30M90 180h30" />
      </g>
      <path d="M180 70h160M180 160h160M180 250h160" />
      <path d="M200 54h22v16h-22zM200 144h22v16h-22zM272 144h22v16h-22zM200 234h22v16h-22zM272 234h22v16h-22z" />
      <Label x={180} y={40} className="font-sans text-[20px]">
        urgent
      </Label>
      <Label x={180} y={130} className="font-sans text-[20px]">
        soon
      </Label>
      <Label x={180} y={220} className="font-sans text-[20px]">
        routine
      </Label>
      <g className="text-redline">
        <path d="M236 54h22v16h-22z" />
        <path strokeDasharray="6 4" d="M236 234h22v16h-22z" />
        <path d="M247 230V84" />
        <Arrow from={[247, 230]} to={[247, 74]} />
      </g>
      <path d="M355 30v26M355 84v62M355 174v62M355 264v26" />
      <SignOff x={355} y={70} />
      <SignOff x={355} y={160} />
      <SignOff x={355} y={250} />
      <path d="M370 70h30M370 160h30M370 250h30M400 30h60v260h-60zM400 50h60" />
      <path strokeWidth={1.25} d="M420 50v240M440 50v240M400 98h60M400 146h60M400 194h60M400 242h60" />
    </Drawing>
  );
}

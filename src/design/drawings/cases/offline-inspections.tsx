import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';

import { Redline } from '../parts/redline.tsx';
import { SignOff } from '../parts/sign-off.tsx';

/** Reports that wait on a phone while the link is broken, then run to the office, where a conflict is signed. */
export function OfflineInspections(props: DrawingProps) {
  return (
    <Drawing {...props} width={480} height={320} text="text-[20px]">
      <path d="M30 150h70v130H30zM56 268h18" />
      <path d="M40 165h50v20H40zM40 195h50v20H40zM40 225h50v20H40z" />
      <path d="M65 150V50h60M119 64l12-28M133 64l12-28M139 50h241v80" />
      <Arrow from={[380, 50]} to={[380, 140]} />
      <path className="fill-sheet" d="M200 40h30v20h-30zM250 40h30v20h-30zM300 40h30v20h-30z" />
      <path d="M140 280V180l50-30 50 30v100M130 280h130" />
      <circle cx={190} cy={230} r={26} />
      <path d="M177 208l39 22-39 22" />
      <path d="M300 140h160v140H300z" />
      <Label x={132} y={24} anchor="middle" className="font-sans text-[20px]">
        no signal
      </Label>
      <Label x={316} y={170}>
        site 214
      </Label>
      <path strokeWidth={1.25} d="M300 184h160M300 232h160" />
      <Redline x={316} y={214} was="3.1" width={32} now="3.4" nowX={372} nowY={214} />
      <Label x={316} y={262}>
        3.4 bar
      </Label>
      <SignOff x={430} y={256} />
    </Drawing>
  );
}

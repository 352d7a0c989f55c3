import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Leader } from '../parts/leader.tsx';
import { strokeOf } from '../parts/line.ts';
import { Stamp } from '../parts/stamp.tsx';

const words =
  'Lessons, drafted and dashed, are laid as a stair. A learner climbs it, practises one step again, and reaches a ' +
  'certificate that an examiner has signed in yellow.';

/** Drafted lessons as the courses of a stair, and the learner's own line up to a signed certificate. */
export function LmsDrawing({ label = words, ...rest }: FigureProps) {
  return (
    <Figure {...rest} label={label} width={400} height={260} text="text-[13px]">
      <path
        {...strokeOf('machine')}
        d="M20 210h300v30H20zM80 210v-30h240v30M140 180v-30h180v30M200 150v-30h120v30M260 120V90h60v30M230 96c0-60-60-60-60 24"
      />
      <Arrow from={[170, 106]} to={[170, 128]} />
      <path d="M20 200h50v-30h60v-30h60v-30h60V80h50" />
      <path
        className="fill-current stroke-none"
        d="M46 196h8v8h-8zM106 166h8v8h-8zM166 136h8v8h-8zM226 106h8v8h-8z"
      />
      <Stamp x={286} y={26} width={96} height={40} signature="PASS" />
      <Leader to={[290, 225]} at={[335, 190]} shoulder={50}>
        p. 12
      </Leader>
    </Figure>
  );
}

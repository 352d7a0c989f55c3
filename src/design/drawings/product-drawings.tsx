import type { ComponentType } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { strokeOf } from './parts/line.ts';
import { SignOff } from './parts/sign-off.tsx';

/** The drawings that a product can have, by its icon. */
export const productDrawings = {
  lms: LmsDrawing,
  hrms: HrmsDrawing,
  reporting: ReportingDrawing,
} satisfies Record<string, ComponentType<DrawingProps>>;

const lmsWords =
  'Lessons, drafted and dashed, are laid as a stair. A learner climbs it, practises one step again, and reaches a ' +
  'certificate that an examiner has signed in yellow.';

/** Drafted lessons as the courses of a stair, and the learner's own line up to a signed certificate. */
function LmsDrawing({ label = lmsWords, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={400} height={260}>
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
      <SignOff x={320} y={46} />
    </Drawing>
  );
}

const hrmsWords =
  'A week’s shift schedule for three people. Two dashed proposals are signed in yellow; the third leaves ' +
  'too little rest, is corrected in red, and is not signed yet.';

/** A rota drawn like a timing diagram; the step that breaks the rest rule is corrected. */
function HrmsDrawing({ label = hrmsWords, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={400} height={260}>
      <path strokeWidth={1.25} className="stroke-control" d="M55 35v205M335 35v205M20 100h315M20 170h315" />
      <g {...strokeOf('machine')}>
        <path d="M55 50h80v20h80v20h120" />
        <path d="M55 160h120v-40h80v20h80" />
        <path d="M55 190h40v20h80v-20h80v20h80" />
      </g>
      <SignOff x={365} y={67} />
      <SignOff x={365} y={137} />
      <path d="M351 194h28v24h-28z" />
      <path className="stroke-redline" d="M175 210h80M197 198l14-16M219 198l14-16" />
    </Drawing>
  );
}

const reportingWords =
  'A chart of five bars drawn in dashes, because nobody has signed its definition yet: the box for the owner’s ' +
  'signature is empty.';

/** A chart that is still a draft: everything dashed, and the owner's signature box empty. */
function ReportingDrawing({ label = reportingWords, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={400} height={260}>
      <path d="M20 20v170h260" />
      <g {...strokeOf('machine')}>
        <path d="M30 190v-60h40v60M80 190v-90h40v90M130 190V80h40v110M180 190v-50h40v50M230 190V40h40v150" />
        <path strokeWidth={1.25} d="M20 70h260M20 150h260" />
      </g>
      <path strokeWidth={1.25} d="M270 60h16M286 30v60" />
      <path strokeWidth={1.25} className="stroke-control" d="M296 38h74M296 60h50M296 82h64" />
      <path d="M20 210h360v34H20zM150 210v34M250 210v34" />
      <path strokeWidth={1.25} className="stroke-control" d="M32 227h80M162 227h60" />
    </Drawing>
  );
}

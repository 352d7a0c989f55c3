import type { ComponentType } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { strokeOf } from './parts/line.ts';
import { SignOff } from './parts/sign-off.tsx';

/** The technical marks that a service can have, by its icon. */
export const serviceDrawings = {
  mobile: MobileMark,
  web: WebMark,
  custom: CustomMark,
  integration: IntegrationMark,
  automation: AutomationMark,
  training: TrainingMark,
} satisfies Record<string, ComponentType<DrawingProps>>;

/** A drafted phone whose touch target a person has measured and signed off: 48 units, a fingertip. */
function MobileMark(props: DrawingProps) {
  return (
    <Drawing {...props} width={96} height={96}>
      <g {...strokeOf('machine')}>
        <path d="M9 8h40v80H9z" />
        <path strokeWidth={1.25} d="M19 23h20M19 33h20M19 43h10" />
      </g>
      <path className="fill-mark" d="M19 58h20v20H19z" />
      <path strokeWidth={1.25} d="M43 58h31M43 78h31M68 50v36" />
      <Arrow from={[68, 50]} to={[68, 58]} length={6} />
      <Arrow from={[68, 86]} to={[68, 78]} length={6} />
    </Drawing>
  );
}

/** One page at three widths from a common corner: wide and middle drafted, the small phone signed off first. */
function WebMark(props: DrawingProps) {
  return (
    <Drawing {...props} width={96} height={96}>
      <path className="fill-mark" d="M8 48h20v40H8z" />
      <path {...strokeOf('machine')} d="M8 18h40v70M8 38h80v50" />
      <path d="M8 8v80h80" />
      <path strokeWidth={1.25} d="M28 88v6M48 88v6M88 88v6" />
    </Drawing>
  );
}

/** A part over the hatched place it has to fit; the drafted corner that would not go in is struck in red. */
function CustomMark(props: DrawingProps) {
  return (
    <Drawing {...props} width={96} height={96}>
      <path d="M28 9h40v30H48v10H28z" />
      <g {...strokeOf('machine')}>
        <path d="M68 39v10H48" />
        <path strokeWidth={1.25} d="M28 53v20M48 53v20M68 43v10" />
      </g>
      <path className="stroke-redline" d="M52 54l22-20" />
      <path d="M8 57h20v20h20V67h20V57h20v31H8z" />
      <path
        strokeWidth={1.25}
        d="M8 69l12-12M8 81l20-20M13 88l15-15M25 88l11-11M37 88l21-21M49 88l31-31M61 88l27-27M73 88l15-15"
      />
    </Drawing>
  );
}

/** Three systems as they stand, brought by drafted lines to one flange that a person has signed off. */
function IntegrationMark(props: DrawingProps) {
  return (
    <Drawing {...props} width={96} height={96}>
      <path d="M8 8h20v20H8zM8 38h20v20H8zM8 68h20v20H8zM68 28h20v40H68z" />
      <path {...strokeOf('machine')} d="M28 48h20M28 18h10v60H28" />
      <path className="fill-mark stroke-none" d="M43 31h20v34H43z" />
      <path className="stroke-on-mark" d="M50 35v26M56 35v26M43 48h7M56 48h7" />
      <path d="M63 48h5" />
    </Drawing>
  );
}

/** A loop the machine runs by itself, and the one gate out of it, where a person signs. */
function AutomationMark(props: DrawingProps) {
  return (
    <Drawing {...props} width={96} height={96}>
      <path {...strokeOf('machine')} d="M54 27a30 30 0 1 1-32 0" />
      <Arrow from={[12, 33]} to={[23, 26]} length={9} />
      <path d="M53 22h26" />
      <Arrow from={[53, 22]} to={[88, 22]} />
      <SignOff x={38} y={22} />
    </Drawing>
  );
}

/** A dashed curve and, projected from it, the same curve drawn by a learner's own hand. */
function TrainingMark(props: DrawingProps) {
  return (
    <Drawing {...props} width={96} height={96}>
      <path {...strokeOf('machine')} d="M8 28a20 20 0 0 1 40 0 20 20 0 0 0 40 0" />
      <path strokeWidth={1.25} className="stroke-ink-2" d="M8 36v24M28 14v30M48 36v24M68 54v30" />
      <path d="M8 68a20 20 0 0 1 40 0 20 20 0 0 0 20 20" />
      <path className="fill-current stroke-none" d="M65 85h6v6h-6z" />
    </Drawing>
  );
}

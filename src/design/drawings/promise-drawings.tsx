import type { ComponentType } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { machineStroke } from './parts/line.ts';
import { SignOff } from './parts/sign-off.tsx';

/** The marks of what every contract holds, by key. */
export const promiseDrawings = {
  security: SecurityMark,
  performance: PerformanceMark,
  support: SupportMark,
} satisfies Record<string, ComponentType<DrawingProps>>;

/** A wall around what is kept; where an outside tester found a gap, it is closed in red. */
function SecurityMark(props: DrawingProps) {
  return (
    <Drawing {...props} width={96} height={96}>
      <path d="M36 36V16h52v64H36V60" />
      <path d="M56 36h16v24H56z" />
      <path d="M8 48h22" />
      <Arrow from={[8, 48]} to={[32, 48]} />
      <path className="stroke-redline" d="M36 36v24" />
    </Drawing>
  );
}

/** A machine raises the load, dashed; the answer stays below the limit that was signed. */
function PerformanceMark(props: DrawingProps) {
  return (
    <Drawing {...props} width={96} height={96}>
      <path d="M8 8v80h80" />
      <path {...machineStroke} d="M12 82c26-2 38-22 52-66" />
      <path strokeWidth={1.25} d="M8 44h56" />
      <path d="M12 66h18c14 0 22-8 34-8h24" />
      <SignOff x={77} y={37} />
    </Drawing>
  );
}

/** All twenty-four hours as one solid line, since a person is there for each; an alarm comes in, dashed. */
function SupportMark(props: DrawingProps) {
  return (
    <Drawing {...props} width={96} height={96}>
      <circle cx={56} cy={48} r={32} />
      <path strokeWidth={1.25} d="M56 16v10M56 70v10M88 48H78" />
      <path d="M56 30v18l12 10" />
      <path {...machineStroke} d="M4 48h34" />
      <Arrow from={[4, 48]} to={[46, 48]} />
    </Drawing>
  );
}

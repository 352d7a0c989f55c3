import type { ComponentType } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { machineStroke } from './parts/line.ts';

/** The marks of what every contract holds, by key. */
export const promiseDrawings = {
  security: SecurityMark,
  performance: PerformanceMark,
  support: SupportMark,
} satisfies Record<string, ComponentType<DrawingProps>>;

const size = { width: 64, height: 64, line: 'stroke-[1.5]' };

/** A wall; the attacks that a machine tries at every build, dashed, end at it. */
function SecurityMark(props: DrawingProps) {
  return (
    <Drawing {...props} {...size}>
      <path d="M42 2h20v60H42zM42 17h20M42 32h20M42 47h20" />
      <path {...machineStroke} d="M2 10h30M2 32h30M2 54h30" />
      <Arrow from={[2, 10]} to={[38, 10]} length={6} />
      <Arrow from={[2, 32]} to={[38, 32]} length={6} />
      <Arrow from={[2, 54]} to={[38, 54]} length={6} />
    </Drawing>
  );
}

/** A machine raises the load, dashed; the answer stays below the limit that was signed. */
function PerformanceMark(props: DrawingProps) {
  return (
    <Drawing {...props} {...size}>
      <path d="M2 2v60h60M8 46h14c10 0 12-8 20-8h20" />
      <path {...machineStroke} d="M8 56c20-2 34-18 44-52" />
      <path className="stroke-1" d="M2 24h60" />
    </Drawing>
  );
}

/** All twenty-four hours as one solid line, since a person is there for each. */
function SupportMark(props: DrawingProps) {
  return (
    <Drawing {...props} {...size}>
      <circle cx={32} cy={32} r={30} />
      <path d="M32 2v7M32 55v7M2 32h7M62 32h-7M32 15v17l11 8" />
    </Drawing>
  );
}

import type { ComponentType } from 'react';
import type { DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { machineStroke } from './parts/line.ts';
import { Mark } from './service-drawings.tsx';

/** The marks of what every contract holds, by key. */
export const promiseDrawings = {
  security: SecurityMark,
  performance: PerformanceMark,
  support: SupportMark,
} satisfies Record<string, ComponentType<DrawingProps>>;

/** A wall; the attacks that a machine tries at every build, dashed, end at it. */
function SecurityMark(props: DrawingProps) {
  return (
    <Mark {...props}>
      <path d="M32 2h16v60H32zM32 17h16M32 32h16M32 47h16" />
      <path {...machineStroke} d="M2 10h20M2 25h20M2 40h20" />
      <Arrow from={[2, 10]} to={[28, 10]} length={6} />
      <Arrow from={[2, 25]} to={[28, 25]} length={6} />
      <Arrow from={[2, 40]} to={[28, 40]} length={6} />
    </Mark>
  );
}

/** A machine raises the load, dashed; the answer stays below the limit that was signed. */
function PerformanceMark(props: DrawingProps) {
  return (
    <Mark {...props}>
      <path d="M4 2v58h58" />
      <path {...machineStroke} d="M8 56c18-2 26-18 36-52" />
      <path className="stroke-1" d="M4 24h58" />
      <path d="M8 44h12c10 0 12-8 20-8h20" />
    </Mark>
  );
}

/** All twenty-four hours as one solid line, since a person is there for each. */
function SupportMark(props: DrawingProps) {
  return (
    <Mark {...props}>
      <circle cx={29} cy={30} r={27} />
      <path d="M29 3v7M29 50v7M2 30h7M56 30h-7M29 15v15l10 8" />
    </Mark>
  );
}

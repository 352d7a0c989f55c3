import type { ComponentType, ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { machineStroke } from './parts/line.ts';
import { SignOff } from './parts/sign-off.tsx';

/** The marks that a service can have, by its icon: what is there or what a person does is solid, the draft dashed. */
export const serviceDrawings = {
  mobile: MobileMark,
  web: WebMark,
  custom: CustomMark,
  integration: IntegrationMark,
  automation: AutomationMark,
  training: TrainingMark,
} satisfies Record<string, ComponentType<DrawingProps>>;

/** A mark at the size of an index's rows, signed in its lower right corner. */
function Mark({ children, ...rest }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing {...rest} width={64} height={64} line="stroke-[1.5]">
      {children}
      <SignOff x={48} y={50} />
    </Drawing>
  );
}

/** A drafted phone with a list on its screen. */
function MobileMark(props: DrawingProps) {
  return (
    <Mark {...props}>
      <path {...machineStroke} d="M12 2h30v60H12z" />
      <path d="M22 8h10M18 20h18M18 28h12M18 36h9" />
    </Mark>
  );
}

/** A drafted page in a browser's window. */
function WebMark(props: DrawingProps) {
  return (
    <Mark {...props}>
      <path {...machineStroke} d="M2 9h60v50H2z" />
      <path d="M2 20h60M8 14.5h3M15 14.5h3M22 14.5h24M9 29h22M9 37h16M9 45h18" />
    </Mark>
  );
}

/** A sheet of drafted rules; one is struck in red, and written anew below. */
function CustomMark(props: DrawingProps) {
  return (
    <Mark {...props}>
      <path d="M40 62H8V2h28l10 10v22M36 2v10h10" />
      <path {...machineStroke} d="M15 21h23M15 29h23" />
      <path className="stroke-redline" d="M13 31l27-4M15 38h16" />
      <path {...machineStroke} d="M15 47h13" />
    </Mark>
  );
}

/** Two systems as they stand, and the drafted connection between them. */
function IntegrationMark(props: DrawingProps) {
  return (
    <Mark {...props}>
      <path d="M2 4h24v24H2zM38 4h24v24H38zM2 12h24M38 12h24M2 40h24v22H2zM2 48h24" />
      <path {...machineStroke} d="M26 20h12M26 55h8" />
      <path {...machineStroke} d="M50 28v9" />
    </Mark>
  );
}

/** Letters as they come in, and what a machine proposes to do with each. */
function AutomationMark(props: DrawingProps) {
  return (
    <Mark {...props}>
      <path d="M8 10V4h20v36h-6M2 10h20v36H2zM7 18h10M7 25h10M7 32h6" />
      <path d="M32 14h4" />
      <Arrow from={[32, 14]} to={[40, 14]} length={6} />
      <path {...machineStroke} d="M42 4h20v20H42zM52 24v13" />
    </Mark>
  );
}

/** A drafted exercise; a person strikes a line in red, and says in the margin why. */
function TrainingMark(props: DrawingProps) {
  return (
    <Mark {...props}>
      <path d="M2 4h60v56H2zM40 4v56M46 14h10M46 21h6" />
      <path {...machineStroke} d="M9 14h25M9 23h25M9 32h25M9 41h25M9 50h18" />
      <path className="stroke-redline" d="M7 34l29-4M46 30h10" />
    </Mark>
  );
}

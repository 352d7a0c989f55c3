import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

const words =
  'How a task is automated. The model, dashed, is tried on your past cases first. At the limit that you have signed in ' +
  'yellow, sure cases are done and doubtful ones go to a person with the reason. The person corrects in red, and each ' +
  'correction becomes a test. A switch turns the model off.';

/** Automation: a model behind a limit that a person has signed, two ways out, and corrections that become tests. */
export function AutomationWork({ label = words, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={340} height={372} text="text-[15px] font-sans">
      <path d="M32 20h80v50H32zM26 26v50h80M20 32v50h80" />
      <Label x={72} y={42} anchor="middle">
        past
      </Label>
      <Label x={72} y={59} anchor="middle">
        cases
      </Label>
      <path d="M112 45h24" />
      <Arrow from={[112, 45]} to={[146, 45]} />
      <path {...machineStroke} d="M148 16h100v58H148z" />
      <Label x={198} y={50} anchor="middle">
        model
      </Label>
      <path d="M248 45h18M266 45l22-14M290 45h30" />
      <path className="fill-current stroke-none" d="M262 41h8v8h-8zM286 41h8v8h-8z" />
      <Label x={320} y={24} anchor="end">
        off switch
      </Label>
      <path {...machineStroke} d="M198 74v40" />
      <Arrow from={[198, 74]} to={[198, 120]} />
      <Label x={190} y={100} anchor="end">
        proposes
      </Label>
      <path d="M90 122h216v40H90z" />
      <Label x={104} y={147}>
        limit: 2 errors in 100
      </Label>
      <SignOff x={284} y={142} />
      <path d="M130 162v30M266 162v30" />
      <Arrow from={[130, 162]} to={[130, 200]} />
      <Arrow from={[266, 162]} to={[266, 200]} />
      <Label x={122} y={186} anchor="end">
        doubtful
      </Label>
      <Label x={258} y={186} anchor="end">
        sure
      </Label>
      <path d="M90 202h110v74H90zM224 202h84v40h-84z" />
      <Label x={266} y={227} anchor="middle">
        done
      </Label>
      <path d="M104 224a9 9 0 0 1 18 0 9 9 0 0 1-18 0M98 262c0-28 30-28 30 0" />
      <Label x={138} y={228}>
        person
      </Label>
      <Label x={138} y={245}>
        and the
      </Label>
      <Label x={138} y={262}>
        reason
      </Label>
      <path d="M176 276v38h90v-62" />
      <Arrow from={[266, 260]} to={[266, 243]} />
      <SignOff x={220} y={314} />
      <Label x={220} y={346} anchor="middle">
        signs
      </Label>
      <g className="text-redline">
        <path d="M110 276v36H56V92" />
        <Arrow from={[56, 200]} to={[56, 80]} />
        <Label x={20} y={332}>
          each correction
        </Label>
        <Label x={20} y={349}>
          becomes a test
        </Label>
      </g>
    </Drawing>
  );
}

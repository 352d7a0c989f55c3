import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

const words =
  'How a course runs. Exercises are drafted in dashes from your own letters and figures; the trainer solves all of them ' +
  'and strikes the weak one in red. The day is a short explanation and a long practice, and ends with a task that each ' +
  'person does alone, signed in yellow. Six weeks later nine in ten still can.';

/** Training: exercises from the customer's own work, a day that is mostly practice, and a check six weeks later. */
export function TrainingWork({ label = words, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={340} height={372} text="text-[15px] font-sans">
      <path d="M20 30h60l14 14v56H20zM80 30v14h14" />
      <path strokeWidth={1.25} d="M32 58h48M32 72h48M32 86h30" />
      <Label x={57} y={18} anchor="middle">
        your work
      </Label>
      <path d="M98 65h24" />
      <Arrow from={[98, 65]} to={[132, 65]} />
      <Label x={134} y={18}>
        exercises, drafted
      </Label>
      <g {...machineStroke}>
        <path d="M134 30h54v70h-54zM200 30h54v70h-54zM266 30h54v70h-54z" />
        <path strokeWidth={1.25} d="M144 50h34M144 66h34M210 50h34M210 66h34M276 50h34M276 66h34" />
      </g>
      <g className="text-redline">
        <path d="M196 104l62-78" />
        <Label x={227} y={120} anchor="middle">
          too easy
        </Label>
      </g>
      <SignOff x={161} y={86} />
      <SignOff x={293} y={86} />
      <Label x={20} y={120}>
        trainer solves all
      </Label>
      <path d="M161 126v14M293 126v14M161 140h132M227 140v12" />
      <Arrow from={[227, 140]} to={[227, 160]} />
      <Label x={20} y={152}>
        The day
      </Label>
      <path d="M20 162h300v50H20zM110 162v50" />
      <Label x={65} y={192} anchor="middle">
        explained
      </Label>
      <Label x={215} y={192} anchor="middle">
        practiced on your work
      </Label>
      <path d="M170 212v18" />
      <Arrow from={[170, 212]} to={[170, 238]} />
      <path d="M70 240h200v42H70z" />
      <Label x={86} y={266}>
        one task, alone
      </Label>
      <SignOff x={244} y={261} />
      <path d="M20 354h300M20 300v54" strokeWidth={1.25} />
      <path d="M20 306c40 0 70 12 120 14s110 4 170 4" />
      <path className="fill-current stroke-none" d="M306 320h8v8h-8z" />
      <Label x={30} y={370}>
        the day
      </Label>
      <Label x={320} y={370} anchor="end">
        6 weeks later
      </Label>
      <Label x={320} y={312} anchor="end">
        9 in 10 still can
      </Label>
    </Drawing>
  );
}

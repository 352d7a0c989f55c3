import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';
import { Redline } from '../parts/redline.tsx';
import { SignOff } from '../parts/sign-off.tsx';

const words =
  'A week’s shift schedule for three people. Two dashed proposals are signed in yellow; the third leaves 8 hours of rest instead ' +
  'of 11, is corrected in red, and is not signed yet.';

const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** A rota drawn like a timing diagram; the step that breaks the rest rule is corrected. */
export function HrmsDrawing({ label = words, ...rest }: FigureProps) {
  return (
    <Figure {...rest} label={label} width={400} height={260} text="text-[13px]">
      {days.map((day, index) => (
        <Label key={index} x={75 + index * 40} y={24} anchor="middle">
          {day}
        </Label>
      ))}
      <path strokeWidth={1.25} className="stroke-control" d="M55 35v205M335 35v205M20 100h315M20 170h315" />
      <Label x={20} y={72}>
        AK
      </Label>
      <Label x={20} y={142}>
        BO
      </Label>
      <Label x={20} y={212}>
        CT
      </Label>
      <g {...strokeOf('machine')}>
        <path d="M55 50h80v20h80v20h120" />
        <path d="M55 160h120v-40h80v20h80" />
        <path d="M55 190h40v20h80v-20h80v20h80" />
      </g>
      <SignOff x={365} y={67} />
      <SignOff x={365} y={137} />
      <path d="M351 194h28v24h-28z" />
      <path className="stroke-redline" d="M175 210h80M197 198l14-16M219 198l14-16" />
      <Redline x={185} y={236} was="8 h" width={27} now="11 h" nowX={226} nowY={236} />
    </Figure>
  );
}

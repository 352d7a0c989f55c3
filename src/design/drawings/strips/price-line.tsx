import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { Corrected, WorkStrip, type WorkStripProps } from './strip.tsx';

const steps = [
  { name: 'firstName', figure: 'firstFigure' },
  { name: 'secondName', figure: 'secondFigure' },
  { name: 'thirdName', figure: 'thirdFigure' },
  { name: 'fourthName', figure: 'fourthFigure' },
] as const;

/** The steps from a list price to what a customer pays; the last was missing in the draft. */
export function PriceLine({ words, ...rest }: WorkStripProps<'price-line'>) {
  return (
    <WorkStrip {...rest} words={words}>
      {steps.map(({ name, figure }, index) => {
        const x = 14 + index * 92;
        const look = index === 3 ? 'font-semibold text-redline' : '';
        return (
          <g key={name}>
            <Label x={x} y={61} className={look || 'text-ink-2'}>
              {words[name]}
            </Label>
            <Label x={x} y={84} className={look}>
              {words[figure]}
            </Label>
          </g>
        );
      })}
      <path {...machineStroke} d="M14 106H290" />
      <path className="stroke-redline" d="M290 106h76M290 101v10" />
      <path d="M14 101v10M106 101v10M198 101v10M366 101v10" />
      <Corrected y={145} words={words} />
      <SignOff x={351} y={140} />
    </WorkStrip>
  );
}

import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';

const words =
  'Twenty code paths: nineteen run by themselves into a signed gate, and one is listed for a person.';

const untested = 13;
const paths = Array.from({ length: 20 }, (_, index) => ({ index, start: 53 + index * 3, y: 13 + index * 7 }));

/** Twenty code paths: nineteen (95 %) go through the signed gate, one ends open and is on the list. */
export function AutomationFirst({ label = words, ...rest }: FigureProps) {
  const tested = paths
    .filter(({ index }) => index !== untested)
    .map(({ start, y }) => `M10 ${start}C90 ${start} 90 ${y} 180 ${y}h20`);
  return (
    <Figure {...rest} label={label} width={320} height={160} text="text-[13px]">
      <path {...strokeOf('machine')} strokeWidth={1.25} d={tested.join('')} />
      <path className="fill-mark" d="M200 6h20v95h-20zM200 107h20v46h-20z" />
      <path d="M10 48v67M10 92C90 92 90 104 170 104" />
      <circle cx={174} cy={104} r={4} />
      <Label x={236} y={62} className="text-[17px]">
        95%
      </Label>
      <path strokeWidth={1.25} d="M178 104h132" />
      <Label x={236} y={122} className="font-sans text-[15px]">
        1 listed
      </Label>
    </Figure>
  );
}

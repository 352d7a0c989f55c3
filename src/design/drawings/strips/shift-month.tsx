import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { WorkStrip, type WorkStripProps } from './strip.tsx';

const left = (day: number): number => 86 + day * 20;
const top = (row: number): number => 46 + row * 30;

/** Each with its row, its first day, its days and its kind. */
const proposed = [
  [0, 0, 3, 'early'],
  [0, 8, 4, 'late'],
  [1, 0, 3, 'late'],
  [1, 7, 3, 'early'],
  [1, 11, 3, 'night'],
  [2, 0, 3, 'night'],
  [2, 3, 2, 'early'],
  [2, 9, 4, 'late'],
] as const;
const box = (row: number, from: number, days: number): string =>
  `M${left(from)} ${top(row)}h${days * 20}v20h${-days * 20}z`;

/** Proposed shifts of three people over fourteen days; one is refused, and another takes it. */
export function ShiftMonth({ words, ...rest }: WorkStripProps<'shift-month'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <path className="stroke-hairline" d="M0 71h380M0 101h380" />
      <path d="M0 131h380" />
      {[words.firstName, words.secondName, words.thirdName].map((name, row) => (
        <Label key={row} x={14} y={top(row) + 15}>
          {name}
        </Label>
      ))}
      <path {...machineStroke} d={proposed.map(([row, from, days]) => box(row, from, days)).join('')} />
      {proposed.map(([row, from, days, kind]) => (
        <Label key={`${row} ${from}`} x={left(from + days / 2)} y={top(row) + 16} anchor="middle">
          {words[kind]}
        </Label>
      ))}
      <g className="text-redline">
        <path
          className="stroke-redline"
          d={`${box(0, 3, 2)}M${left(3)} ${top(2) + 10}h40M${left(4)} ${top(2)}V74`}
        />
        <path className="fill-current stroke-none" d={`M${left(4)} 66l-4 9h8z`} />
        <Label x={left(4)} y={top(0) + 16} anchor="middle" className="font-semibold">
          {words.early}
        </Label>
        <Label x={14} y={153} className="font-semibold">
          {words.refusal}
        </Label>
      </g>
      <SignOff x={351} y={148} />
    </WorkStrip>
  );
}

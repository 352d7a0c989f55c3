import { Arrow } from '../parts/arrow.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { Corrected, desk, Labels, WorkPicture, WorkStrip, type WorkStripProps } from './strip.tsx';

/** From six in the morning of the first day, in shifts of eight hours. */
const start = (shift: number): number => 84 + shift * 43;
const top = (row: number): number => 32 + row * 28;

/** Each with its row, its place and its kind. */
const proposed = [
  [0, 0, 'early'],
  [1, 1, 'late'],
  [2, 2, 'night'],
  [2, 4, 'late'],
  [1, 5, 'night'],
  [2, 6, 'early'],
] as const;
const box = (row: number, shift: number): string => `M${start(shift)} ${top(row)}h43v22h-43z`;

/** Proposed shifts of three people over two days and nights; one is refused, and another takes it. */
export function ShiftMonth({ words, ...rest }: WorkStripProps<'shift-month'>) {
  return (
    <WorkPicture {...rest} words={words}>
      {desk}
      <path className="fill-sheet stroke-none" d="M84 26H380v87H84z" />
      <path className="fill-sunk stroke-none" d={`M${start(2)} 26h43v87h-43zM${start(5)} 26h43v87h-43z`} />
      <path className="stroke-hairline" d="M0 57H380M0 85H380M0 113H380" />
      <path d={`M0 26H380${[0, 1, 2, 3, 4, 5, 6].map((shift) => `M${start(shift)} 26v-5`).join('')}`} />
      <Labels at={[[14, top(0) + 16, words.firstName]]} />
      <Labels at={[[14, top(1) + 16, words.secondName]]} />
      <Labels at={[[14, top(2) + 16, words.thirdName]]} />
      <Labels at={[[14, 154, words.title, 'font-semibold']]} />
      <Labels anchor="end" at={[[366, 154, words.note, 'text-ink-2']]} />
      <Labels
        anchor="middle"
        at={[
          [start(1), 17, words.firstDay],
          [start(4), 17, words.secondDay],
          [start(6.35), 17, words.thirdDay],
          ...proposed.map(([row, shift, kind]) => [start(shift + 0.5), top(row) + 16, words[kind]] as const),
        ]}
      />
      <path {...machineStroke} d={proposed.map(([row, shift]) => box(row, shift)).join('')} />
      <g className="text-redline">
        <path
          className="stroke-redline"
          d={`${box(0, 4)}M${start(4) + 9} 99h25M${start(4.5)} 88V64M${start(3)} 99h43m0-5v10m-43 0v-10`}
        />
        <Arrow from={[start(4.5), 64]} to={[start(4.5), 55]} />
        <Labels anchor="middle" at={[[start(4.5), 48, words.late, 'font-semibold']]} />
        <Labels anchor="middle" at={[[start(3.5), 131, words.refusal, 'font-semibold']]} />
      </g>
      <SignOff x={start(5.5)} y={43} />
    </WorkPicture>
  );
}

const steps = ['first', 'second', 'third', 'fourth'] as const;
const red = 'font-semibold text-redline';

/** The steps from a list price to what a customer pays; the last was missing in the draft. */
export function PriceLine({ words, ...rest }: WorkStripProps<'price-line'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <Labels
        at={steps.flatMap((step, index) => [
          [14 + index * 92, 61, words[`${step}Name`], index === 3 ? red : 'text-ink-2'],
          [14 + index * 92, 84, words[`${step}Figure`], index === 3 ? red : ''],
        ])}
      />
      <path {...machineStroke} d="M14 106H290" />
      <path className="stroke-redline" d="M290 106h76M290 101v10" />
      <path d="M14 101v10M106 101v10M198 101v10M366 101v10" />
      <Corrected y={145} words={words} />
      <SignOff x={351} y={140} />
    </WorkStrip>
  );
}

const desks = ['first', 'second', 'third'] as const;
const left = (index: number): number => 14 + index * 128;
const outline = (index: number): string => `M${left(index)} 50h96v60h-96z`;

/** A file that two desks have signed and the third has yet to see; the second corrected its amount. */
export function CaseFile({ words, ...rest }: WorkStripProps<'case-file'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <path d={`${outline(0)}${outline(1)}M110 80h22`} />
      <path {...machineStroke} d={`${outline(2)}M238 80h22`} />
      <Arrow from={[110, 80]} to={[141, 80]} />
      <Arrow from={[238, 80]} to={[269, 80]} />
      <Labels
        at={desks.flatMap((name, index) => [
          [left(index) + 10, 73, words[`${name}Desk`], 'font-semibold'],
          [left(index) + 10, 97, words[`${name}Note`], 'text-ink-2'],
        ])}
      />
      <SignOff x={left(0) + 77} y={92} />
      <SignOff x={left(1) + 77} y={92} />
      <Corrected y={149} words={words} />
    </WorkStrip>
  );
}

import { Strike } from '../cases/case-screen.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { Corrected, Labels } from '../strips/strip.tsx';
import { LargePicture, type LargeDrawingProps } from './large-drawing.tsx';

const order = ['first', 'second', 'third', 'fourth'] as const;
const left = (day: number): number => 87 + day * 49;
const top = (time: number): number => 120 + time * 28;
const slot = (day: number, time: number): string => `M${left(day)} ${top(time)}h44v23h-44z`;

/** Each with its day and its time. */
const taken = [
  [0, 0],
  [1, 0],
  [2, 0],
  [1, 1],
  [2, 1],
  [3, 1],
  [2, 2],
  [3, 2],
  [3, 3],
] as const;
const free = [
  [3, 0],
  [1, 2],
] as const;
const from = [0, 1] as const;
const to = [2, 3] as const;

const middle = ([day, time]: readonly [number, number]) => [left(day) + 22, top(time) + 16] as const;

/** Where the list begins, and the top of an entry. */
const listAt = 316;
const entry = (row: number): number => 44 + row * 52;

/** A visit is moved on a phone without a signal; beside it is what the desk has of it once there is one. */
export function VisitWeek({ words, ...rest }: LargeDrawingProps<'visit-week'>) {
  const [fromAt, toAt] = [middle(from), middle(to)];
  return (
    <LargePicture {...rest} words={words}>
      <path className="fill-sunk stroke-none" d={`M0 0h${listAt}v300H0z`} />
      <path className="fill-sheet" d="M24 302V44a26 26 0 0 1 26-26H266a26 26 0 0 1 26 26V302" />
      <path className="stroke-[3]" d="M140 30h36M294 92v28" />
      <path d={`M24 66H292M244 47l8 8m0-8l-8 8M${listAt} 0v300`} />
      <path className="stroke-control stroke-[3]" d="M260 56v-4M266 56v-7M272 56v-10" />
      <Labels at={[[40, 57, words.state]]} />
      <Labels at={[[40, 89, words.title, 'font-semibold']]} />
      <Labels anchor="end" at={[[276, 89, words.note, 'text-ink-2']]} />
      <path className="fill-sunk stroke-none" d={taken.map(([day, time]) => slot(day, time)).join('')} />
      <path {...machineStroke} d={free.map(([day, time]) => slot(day, time)).join('') + slot(...from)} />
      <path className="stroke-2" d={slot(...to)} />
      <Labels at={order.map((name, time) => [40, top(time) + 16, words[`${name}Time`], 'text-ink-2'])} />
      <Labels
        anchor="middle"
        at={[
          ...order.map((name, day) => [left(day) + 22, 111, words[`${name}Day`], 'text-ink-2'] as const),
          ...free.map((place) => [...middle(place), words.free] as const),
          [...fromAt, words.moved],
          [...toAt, words.chosen, 'font-semibold'],
        ]}
      />
      <Strike x={fromAt[0] - measureLabel(words.moved) / 2} y={fromAt[1]}>
        {words.moved}
      </Strike>
      <g className="text-redline">
        <path className="stroke-redline" d={`M${fromAt[0]} ${top(1) + 23}V${top(3) + 12}H${left(2) - 8}`} />
        <Arrow from={[left(2) - 12, top(3) + 12]} to={[left(2) - 1, top(3) + 12]} />
      </g>
      {words.button && (
        <path
          className="fill-current"
          d={`M40 246h${measureLabel(words.button, { isBold: true }) + 24}v34H40z`}
        />
      )}
      <g className="text-paper">
        <Labels at={[[52, 268, words.button, 'font-semibold']]} />
      </g>
      <Labels anchor="end" at={[[276, 268, words.later, 'text-ink-2']]} />
      <path className="stroke-hairline" d={[1, 2, 3].map((row) => `M${listAt} ${entry(row)}H604`).join('')} />
      <path d={`M${listAt} 44H604M${listAt} 252H604M563 216h20v20h-20z`} />
      <Labels at={[[listAt + 16, 28, words.list, 'font-semibold']]} />
      <Labels anchor="end" at={[[588, 28, words.time, 'text-ink-2']]} />
      <Labels at={order.map((name, row) => [listAt + 16, entry(row) + 21, words[`${name}Entry`]])} />
      <Labels
        at={[
          [listAt + 16, entry(0) + 42, words.firstFact, 'text-ink-2'],
          [listAt + 16, entry(1) + 42, words.secondFact, 'text-ink-2'],
          [listAt + 16, entry(3) + 42, words.fourthFact, 'text-ink-2'],
          [listAt + 16, 281, words.foot, 'text-ink-2'],
        ]}
      />
      <Corrected x={listAt + 16} y={entry(2) + 42} words={words} />
      <SignOffs at={[0, 1, 2].map((row) => [573, entry(row) + 26])} />
    </LargePicture>
  );
}

import { Cells } from '../../parts/cells.tsx';
import { YellowTick } from '../../parts/sign-off-line.tsx';
import { ScreenFrame, ScreenStamp, type ScreenProps } from './screen-frame.tsx';

type Words = ScreenProps<'results'>['words'];

const rows = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Who of twelve people can do what before a course, on the day and later; one count is corrected by the trainer. */
export function ResultsScreen({ words }: ScreenProps<'results'>) {
  return (
    <ScreenFrame words={words}>
      <p className={`${line} text-ink-2`}>
        <span className={`${goal} font-semibold text-ink`}>{words.goal}</span>
        <span className={signed}>{words.signer}</span>
        <span>{words.before}</span>
        <span>{words.day}</span>
        <span>{words.later}</span>
      </p>
      {rows.map((row) => (
        <Goal key={row} row={row} words={words} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-ink px-4 py-3 text-ink-2">
        {words.foot}
        <ScreenStamp stamp={words.stamp} stampedBy={words.stampedBy} />
      </div>
    </ScreenFrame>
  );
}

/** On a narrow screen the people stand below the goal and its tick. */
const line =
  'grid grid-cols-3 items-center gap-x-4 gap-y-1 px-4 py-2 @2xl:grid-cols-[1fr_repeat(3,7.5rem)_3.5rem]';
const goal = 'col-span-2 text-balance @2xl:col-span-1';
const signed = 'justify-self-end @2xl:col-start-5 @2xl:row-start-1';

function Goal({ row, words }: { row: (typeof rows)[number]; words: Words }) {
  const isFirst = row === 'first';
  return (
    <div className={`${line} border-t ${isFirst ? 'border-ink bg-sunk' : 'border-hairline'}`}>
      <span className={`${goal} ${isFirst ? 'font-semibold' : ''}`}>
        {words[`${row}Row`]}
        {isFirst && <Correction words={words} />}
      </span>
      <span className={signed}>{row === 'fifth' ? words.open : <YellowTick />}</span>
      <People count={words[`${row}Before`]} />
      <People count={isFirst ? words.corrected : words[`${row}Day`]} isCorrected={isFirst} />
      <People count={words[`${row}Later`]} />
    </div>
  );
}

/** The count that a machine drafted, what the trainer made of it, and why. */
const Correction = ({ words: { struck, corrected, correction } }: { words: Words }) => (
  <span className="mt-1 flex flex-wrap gap-x-2 text-small font-normal text-redline">
    {struck && (
      <del className="border border-dashed border-ink px-1 text-ink decoration-redline">{struck}</del>
    )}
    {struck && <b>{corrected}</b>}
    {correction}
  </span>
);

/** Twelve people, as wide in each row and column: filled who can, and beside them their count. */
const People = ({ count, isCorrected = false }: { count: string | undefined; isCorrected?: boolean }) => (
  <span className="flex items-center gap-x-2 text-small tabular-nums">
    <Cells filled={Number(count) || 0} columns={12} className="h-4 max-w-21 min-w-0 flex-1" />
    <span className={isCorrected ? 'min-w-6 font-semibold text-redline' : 'min-w-6'}>{count}</span>
  </span>
);

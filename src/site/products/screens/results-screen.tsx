import { YellowTick } from '../../parts/sign-off-line.tsx';
import { ScreenFrame, ScreenStamp, type ScreenProps } from './screen-frame.tsx';

type Words = ScreenProps<'results'>['words'];

const rows = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Of how many people a line is drawn. */
const people = 12;

/** How many of twelve people can do what before a course, on the day and later, and how far that is; one count is corrected by the trainer. */
export function ResultsScreen({ words }: ScreenProps<'results'>) {
  return (
    <ScreenFrame words={words}>
      <p className={`${line} text-ink-2`}>
        <span className={`${goal} font-semibold text-ink`}>{words.goal}</span>
        <span />
        <span>{words.before}</span>
        <span>{words.day}</span>
        <span>{words.later}</span>
        <span className={signed}>{words.signer}</span>
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

/** On a narrow screen the goal stands above its counts and its tick, which are below their names in the head. */
const line =
  'grid grid-cols-[1fr_repeat(4,min(3rem,15%))] items-center gap-x-2 gap-y-1 px-4 py-2 @2xl:grid-cols-[5fr_4fr_repeat(4,4.25rem)]';
const goal = 'col-span-full text-balance @2xl:col-span-1';
const signed = 'justify-self-end';
const large = 'text-h3 leading-none font-[560] tabular-nums [font-stretch:112%]';

function Goal({ row, words }: { row: (typeof rows)[number]; words: Words }) {
  const isFirst = row === 'first';
  const before = words[`${row}Before`];
  const day = isFirst ? words.corrected : words[`${row}Day`];
  const later = words[`${row}Later`];
  return (
    <div className={`${line} border-t ${isFirst ? 'border-ink bg-sunk' : 'border-hairline'}`}>
      <span className={`${goal} ${isFirst ? 'font-semibold' : ''}`}>
        {words[`${row}Row`]}
        {isFirst && <Correction words={words} />}
      </span>
      <Change from={Number(before)} to={Number(later)} />
      <span className={`${large} text-ink-2`}>{before}</span>
      <span className={isFirst ? 'font-semibold text-redline' : ''}>{day}</span>
      <span className={large}>{later}</span>
      <span className={signed}>{row === 'fifth' ? words.open : <YellowTick />}</span>
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

const percent = (count: number): string => `${Math.round((count / people) * 1000) / 10}%`;

/** On a line as long as all people are many: how many could before, hollow, and how many can later. */
function Change({ from, to }: { from: number; to: number }) {
  const isDrawn = [from, to].every((count) => count >= 0 && count <= people);
  return (
    <svg className="h-3 w-full overflow-visible stroke-current stroke-2 px-3" aria-hidden="true">
      <line x2="100%" y1="6" y2="6" className="stroke-hairline" />
      {isDrawn && (
        <>
          <line x1={percent(from)} x2={percent(to)} y1="6" y2="6" className="stroke-[4]" />
          <circle cx={percent(from)} cy="6" r="6" className="fill-sheet" />
          <circle cx={percent(to)} cy="6" r="6" className="fill-current" />
        </>
      )}
    </svg>
  );
}

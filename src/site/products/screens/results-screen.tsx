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
  'grid grid-cols-[5fr_6fr_5fr] items-center gap-x-2 gap-y-1 px-4 py-2 @2xl:grid-cols-[1fr_9rem_10rem_9rem_3.5rem]';
const goal = 'col-span-2 text-balance @2xl:col-span-1';
const signed = 'justify-self-end @2xl:col-start-5 @2xl:row-start-1';

function Goal({ row, words }: { row: (typeof rows)[number]; words: Words }) {
  const isFirst = row === 'first';
  const drafted = row === 'first' ? words.struck : words[`${row}Day`];
  return (
    <div className={`${line} border-t ${isFirst ? 'border-ink bg-sunk' : 'border-hairline'}`}>
      <span className={goal}>
        {words[`${row}Row`]}
        {isFirst && <span className="block text-redline">{words.correction}</span>}
      </span>
      <span className={signed}>{row === 'fifth' ? words.open : <YellowTick />}</span>
      <People count={words[`${row}Before`]} />
      <People count={drafted} isDrafted {...(isFirst && { corrected: words.corrected })} />
      <People count={words[`${row}Later`]} />
    </div>
  );
}

interface PeopleProps {
  count: string | undefined;
  /** Counted by a machine. */
  isDrafted?: boolean;
  corrected?: string | undefined;
}

/** Twelve people: filled who can, or dashed by the draft; red who had help. */
function People({ count, isDrafted = false, corrected }: PeopleProps) {
  const drawn = Number(count) || 0;
  const kept = corrected === undefined ? drawn : Number(corrected) || 0;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-fine tabular-nums">
      <svg
        viewBox="-1 -1 106 36"
        className="max-w-26 min-w-0 flex-1 basis-12 fill-none stroke-current stroke-[1.5]"
      >
        <path className="stroke-hairline" d={draw(0, 12)} />
        {isDrafted ? (
          <path strokeDasharray="4 3" d={draw(0, kept)} />
        ) : (
          <path className="fill-current" d={draw(0, drawn)} />
        )}
        {kept < drawn && <path className="stroke-redline" d={draw(kept, drawn, 'l14 14m-14 0l14-14')} />}
      </svg>
      <span className={`whitespace-nowrap ${isDrafted ? 'w-10' : 'w-5'}`}>
        {corrected ? (
          <>
            <del className="decoration-redline">{count}</del>
            <b className="ml-1.5 text-redline">{corrected}</b>
          </>
        ) : (
          count
        )}
      </span>
    </span>
  );
}

/** The squares of those from one to another, six in a row. Each begins where the one before it did. */
const draw = (from: number, to: number, cross = '') =>
  Array.from({ length: 12 }, (_, person) => {
    if (person < from || person >= to) return '';
    const start = person === from || person === 6 ? `M${(person % 6) * 18} ${person < 6 ? 0 : 20}` : 'm18 0';
    return `${start}h14v14h-14z${cross}`;
  }).join('');

import { ScreenFrame, ScreenStamp, type ScreenProps } from './screen-frame.tsx';

type Words = ScreenProps<'results'>['words'];

const rows = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** What people can do before a course, on the day and later, by goal; one count is corrected by the trainer. */
export function ResultsScreen({ words }: ScreenProps<'results'>) {
  return (
    <ScreenFrame words={words}>
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr className="border-b border-ink text-ink-2">
            <th className={`${first} font-semibold text-ink`}>{words.goal}</th>
            <th className={`${side} font-normal`}>{words.before}</th>
            <th className={`${figure} font-normal`}>{words.day}</th>
            <th className={`${side} font-normal whitespace-nowrap`}>{words.later}</th>
            <th className={`${side} font-normal`}>{words.signer}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ResultRow key={row} row={row} words={words} />
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-ink px-4 py-2 text-ink-2">
        {words.foot}
        <ScreenStamp stamp={words.stamp} stampedBy={words.stampedBy} />
      </div>
    </ScreenFrame>
  );
}

const first = 'py-2 pr-2 pl-4 text-balance @md:py-3';
const figure = 'py-2 pr-2 text-center @md:py-3';
/** Left out where letters are so large that the day alone has room. */
const side = `${figure} @max-[19rem]:hidden`;

function ResultRow({ row, words }: { row: (typeof rows)[number]; words: Words }) {
  const isFirst = row === 'first';
  return (
    <tr className={`border-hairline not-first:border-t ${isFirst ? 'bg-sunk' : ''}`}>
      <td className={first}>
        {words[`${row}Row`]}
        {isFirst && <b className="block text-redline @md:hidden">{words.correction}</b>}
      </td>
      <td className={side}>{words[`${row}Before`]}</td>
      <td className={figure}>
        {isFirst ? (
          <>
            <span className="whitespace-nowrap">
              <del className="border border-dashed border-ink px-2">{words.struck}</del>
              <b className="ml-2 text-redline">{words.corrected}</b>
            </span>
            <b className="ml-3 text-redline @max-md:hidden">{words.correction}</b>
          </>
        ) : (
          <span className="border border-dashed border-ink px-2">{words[`${row}Day`]}</span>
        )}
      </td>
      <td className={side}>{words[`${row}Later`]}</td>
      <td className={side}>{row === 'fifth' ? words.open : <Tick />}</td>
    </tr>
  );
}

/** The drawings' mark of a person who has signed. */
const Tick = () => (
  <svg viewBox="0 0 24 24" className="mx-auto size-6 bg-mark fill-none stroke-on-mark stroke-[2.5]">
    <path d="M6 12.5l4 4.5 8-10" />
  </svg>
);

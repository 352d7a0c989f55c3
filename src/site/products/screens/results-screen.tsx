import { YellowTick } from '../../parts/sign-off-line.tsx';
import { ScreenFrame, ScreenStamp, type ScreenProps } from './screen-frame.tsx';

type Words = ScreenProps<'results'>['words'];

const rows = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** What people can do before a course, on the day and later, by goal; one count is corrected by the trainer. */
export function ResultsScreen({ words }: ScreenProps<'results'>) {
  return (
    <ScreenFrame words={words}>
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr className="border-b border-ink text-ink-2 max-sm:text-fine">
            <th className={`${first} font-semibold text-ink`}>{words.goal}</th>
            <th className={`${side} ${head}`}>{words.before}</th>
            <th className={`${figure} ${head}`}>{words.day}</th>
            <th className={`${side} ${head}`}>{words.later}</th>
            <th className={`${side} ${head}`}>{words.signer}</th>
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

const first = 'py-2 pr-1 pl-4 text-balance';
const head = 'w-14 font-normal whitespace-nowrap @md:w-24';
const figure = 'py-2 text-center';
/** Left out where letters are so large that the day alone has room. */
const side = `${figure} @max-[19rem]:hidden`;

function ResultRow({ row, words }: { row: (typeof rows)[number]; words: Words }) {
  const isFirst = row === 'first';
  return (
    <tr className={`border-hairline not-first:border-t ${isFirst ? 'bg-sunk' : ''}`}>
      <td className={first}>
        {words[`${row}Row`]}
        {isFirst && <span className="block text-redline @md:ml-2 @md:inline">{words.correction}</span>}
      </td>
      <td className={side}>{words[`${row}Before`]}</td>
      <td className={figure}>
        <span className="relative">
          <Drafted isStruck={isFirst}>{row === 'first' ? words.struck : words[`${row}Day`]}</Drafted>
          {isFirst && <b className="absolute left-full pl-1 text-redline">{words.corrected}</b>}
        </span>
      </td>
      <td className={side}>{words[`${row}Later`]}</td>
      <td className={side}>{row === 'fifth' ? words.open : <YellowTick className="mx-auto" />}</td>
    </tr>
  );
}

function Drafted({ isStruck, children }: { isStruck: boolean; children: string | undefined }) {
  const Words = isStruck ? 'del' : 'span';
  return (
    <Words className="inline-block min-w-7 border border-dashed border-ink px-1 text-center leading-snug decoration-redline">
      {children}
    </Words>
  );
}

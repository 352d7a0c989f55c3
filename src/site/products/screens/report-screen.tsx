import { ScreenFrame } from './screen-frame.tsx';

const label =
  'A report. The question is typed in plain words; five bars answer it, dashed, because nobody has signed the definition ' +
  'yet. Below stands the query. A drawer shows the definition of net fees with its owner, its tables and the age of the ' +
  'data, and an empty box for the owner’s signature.';

const bars = [
  { name: 'North', value: '412', height: 'h-18' },
  { name: 'East', value: '388', height: 'h-17' },
  { name: 'South', value: '501', height: 'h-22' },
  { name: 'West', value: '276', height: 'h-12' },
  { name: 'Web', value: '640', height: 'h-28' },
];

const definition = [
  ['Owner', 'Head of finance'],
  ['Tables', 'ledger.fees, ledger.refunds'],
  ['Data from', '06:00 today'],
] as const;

/** The reporting dashboard: a question, its answer, the query behind it, and the drawer with the definition. */
export function ReportScreen() {
  return (
    <ScreenFrame label={label} title="Net fees by branch, last quarter?" note="in $1,000">
      <div className="grid @lg:grid-cols-[3fr_2fr]">
        <div className="p-4">
          <div className="flex items-end gap-2 border-b border-ink @max-[16rem]:gap-1">
            {bars.map(({ name, value, height }) => (
              <div key={name} className="flex flex-1 flex-col text-center">
                <p className="tabular-nums @max-[16rem]:self-center @max-[16rem]:[writing-mode:vertical-rl]">
                  {value}
                </p>
                <div className={`border-2 border-b-0 border-dashed border-ink ${height}`} />
              </div>
            ))}
          </div>
          <p className="flex gap-2 text-center text-ink-2 @max-[16rem]:gap-1">
            {bars.map(({ name }) => (
              <span key={name} className="flex-1">
                <span className="@max-[16rem]:[writing-mode:vertical-rl]">{name}</span>
              </span>
            ))}
          </p>
          <p className="mt-4 border-t border-hairline pt-3 font-mono text-[0.75rem] leading-relaxed">
            select branch, sum(fee) - sum(refund)
            <br />
            from ledger where quarter = &apos;Q1&apos;
            <br />
            group by branch
          </p>
        </div>
        <div className="border-t border-ink p-4 @lg:border-t-0 @lg:border-l">
          <p className="font-semibold">Definition: net fees</p>
          <p className="mt-1">Fees booked, less refunds of the same quarter.</p>
          <dl className="mt-3">
            {definition.map(([term, value]) => (
              <div key={term} className="border-t border-hairline py-1.5">
                <dt className="text-ink-2">{term}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="border-t border-hairline pt-1.5 text-ink-2">Signed by</p>
          <p className="mt-1 flex min-h-10 items-center border border-ink px-3 text-ink-2">not yet</p>
        </div>
      </div>
    </ScreenFrame>
  );
}

import type { Labels } from '#content/labels.schema.ts';
import type { RecordSheet as Sheet } from '#content/record.schema.ts';
import { YellowTick } from '../parts/sign-off-line.tsx';
import { ScreenStamp, screenTitle } from '../products/screens/screen-frame.tsx';

type Row = Sheet['items'][number];

/** A sheet of the work itself, line by line: corrected in red, signed in yellow, or still a dashed draft. */
export function RecordSheet({ record, labels }: { record: Sheet; labels: Labels }) {
  const { title, note, items, foot, stamp, stampedBy } = record;
  return (
    <div className="flex h-full flex-col border border-ink bg-sheet text-small">
      <p className={`${screenTitle} flex-wrap gap-y-0`}>
        {title}
        <span className="font-normal text-ink-2">{note}</span>
      </p>
      <ul className="grid grow">
        {items.map((row) => (
          <li
            key={row.label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center wrap-anywhere gap-x-4 gap-y-1.5 border-hairline px-4 py-2 not-first:border-t sm:grid-cols-[2fr_3fr_auto]"
          >
            <span className="text-ink-2 max-sm:text-fine">{row.label}</span>
            <Value row={row} />
            <span className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
              <Signed row={row} labels={labels} />
            </span>
          </li>
        ))}
      </ul>
      {(foot ?? stamp ?? stampedBy) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink px-4 py-3 text-ink-2">
          <span className="flex-1 basis-28">{foot}</span>
          <ScreenStamp stamp={stamp} stampedBy={stampedBy} />
        </div>
      )}
    </div>
  );
}

/** A yellow tick, or the box for one. */
export function Signed({ row: { isSigned }, labels }: { row: Row; labels: Labels }) {
  if (!isSigned) return <span className="block size-5 border border-ink" />;
  return (
    <>
      <YellowTick />
      <span className="sr-only">{labels.signedOff}</span>
    </>
  );
}

/** On a phone its box stands below its label, elsewhere its words below those that have none. */
const drafted = 'sm:-ml-2 justify-self-start border border-dashed border-ink px-2';

export function Value({ row: { struck, value, isSigned } }: { row: Row }) {
  if (!isSigned && !struck) return <span className={drafted}>{value}</span>;
  if (!struck) return <span className="font-medium">{value}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <del className={`${drafted} decoration-redline`}>{struck}</del>
      <b className="text-redline">{value}</b>
    </span>
  );
}

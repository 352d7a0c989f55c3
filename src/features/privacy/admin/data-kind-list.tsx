import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { formatValue, toLabel, type DataEntry, type DataKind } from './data-kinds.ts';

/** A person's data by kind; each kind opens to show all of its entries. */
export function DataKindList({ kinds }: { kinds: readonly DataKind[] }) {
  return (
    <div className="flex flex-col border-t border-hairline">
      {kinds.map(({ name, label, entries }) =>
        entries.length === 0 ? (
          <p key={name} className="flex justify-between border-b border-hairline py-2 text-small text-ink-2">
            <span>{label}</span>
            <span>none</span>
          </p>
        ) : (
          <details key={name} className="group border-b border-hairline">
            <DisclosureSummary className="min-h-11 text-small font-semibold">
              <span className="flex-1">{label}</span>
              <span className="font-mono text-fine">{entries.length}</span>
            </DisclosureSummary>
            <div className="flex flex-col gap-4 pb-4">
              {entries.map((entry, index) => (
                <Entry key={typeof entry['id'] === 'string' ? entry['id'] : index} entry={entry} />
              ))}
            </div>
          </details>
        ),
      )}
    </div>
  );
}

const Entry = ({ entry }: { entry: DataEntry }) => (
  <dl className="border-l border-ink pl-3 text-small">
    {Object.entries(entry).map(([name, value]) => {
      const text = formatValue(value);
      return (
        text !== null && (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-ink-2">{toLabel(name)}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </dd>
          </div>
        )
      );
    })}
  </dl>
);

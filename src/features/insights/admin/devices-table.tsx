import type { DeviceRow } from '../figures.contract.ts';
import { nameDevice } from './channel-names.ts';
import { describeChange, formatCount } from './format-figures.ts';
import { ShareBar } from './figures-table.tsx';
import { cellClass, headClass, ScrolledTable } from './scrolled-table.tsx';

/** Visits by class of device. No lead says which it was sent from. */
export function DevicesTable({ rows }: { rows: readonly DeviceRow[] }) {
  const all = rows.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <>
      <ScrolledTable label="Devices">
        <thead>
          <tr>
            <th scope="col" className={`${headClass} min-w-32`}>
              Device
            </th>
            {['Views', 'Visits', 'Share of visits', 'Saw the form', 'Visits before'].map((name) => (
              <th key={name} scope="col" className={`${headClass} text-right`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, views, visits, seen, visits_before: before }) => (
            <tr key={name} className="border-t border-hairline">
              <th scope="row" className={`${cellClass} text-left font-normal`}>
                {nameDevice(name)}
                <ShareBar share={visits / Math.max(1, all)} />
              </th>
              {[
                formatCount(views),
                formatCount(visits),
                `${Math.round((visits / Math.max(1, all)) * 100)}%`,
                formatCount(seen),
                `${formatCount(before)} (${describeChange(visits, before)})`,
              ].map((text, n) => (
                // oxlint-disable-next-line react/no-array-index-key -- the columns, always the same
                <td key={n} className={`${cellClass} text-right font-mono text-fine`}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      <p className="pt-2 text-fine text-ink-2">
        As reported by the browser. We don’t record the device a lead was sent from.
      </p>
    </>
  );
}

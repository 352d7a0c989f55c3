import type { DeviceRow } from '../stats.contract.ts';
import { describeChange, formatCount } from './format-stats.ts';
import { ShareBar } from './stats-table.tsx';
import { cellClass, headClass, ScrolledTable } from './scrolled-table.tsx';

const columns: { heading: string; describe: (row: DeviceRow, all: number) => string }[] = [
  { heading: 'Views', describe: ({ views }) => formatCount(views) },
  { heading: 'Visits', describe: ({ visits }) => formatCount(visits) },
  {
    heading: 'Share of visits',
    describe: ({ visits }, all) => `${Math.round((visits / Math.max(1, all)) * 100)}%`,
  },
  { heading: 'Saw the form', describe: ({ seen }) => formatCount(seen) },
  {
    heading: 'Previous visits',
    describe: ({ visits, visits_before: before }) =>
      `${formatCount(before)} (${describeChange(visits, before)})`,
  },
];

/** Visits by class of device. Leads do not record the device they were sent from. */
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
            {columns.map(({ heading }) => (
              <th key={heading} scope="col" className={`${headClass} text-right`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-hairline">
              <th scope="row" className={`${cellClass} text-left font-normal`}>
                {nameDevice(row.name)}
                <ShareBar share={row.visits / Math.max(1, all)} />
              </th>
              {columns.map(({ heading, describe }) => (
                <td key={heading} className={`${cellClass} text-right font-mono text-fine`}>
                  {describe(row, all)}
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

const deviceNames: Record<string, string> = { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' };

/** The name shown for a class of devices; an unknown one from a later version is unchanged. */
const nameDevice = (name: string): string => deviceNames[name] ?? name;

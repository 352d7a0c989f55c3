import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import type { Summary } from '../../stats.contract.ts';
import { formatCount, formatDay } from '../format-stats.ts';
import { cellClass, headClass, ScrolledTable } from '../scrolled-table.tsx';

/** The data that the chart is drawn from. */
export function DaysTable({ summary }: { summary: Summary }) {
  const { days, days_before: before } = summary;
  return (
    <details className="group mt-2 border-y border-hairline">
      <DisclosureSummary className="min-h-11 text-small">
        <span className="flex-1">The days as a table</span>
      </DisclosureSummary>
      <div className="pb-4">
        <ScrolledTable label="The days" className="max-h-96">
          <thead>
            <tr>
              <th scope="col" className={headClass}>
                Day (UTC)
              </th>
              {['Views', 'Visits', 'Leads'].map((name) => (
                <th key={name} scope="col" className={`${headClass} text-right`}>
                  {name}
                </th>
              ))}
              <th scope="col" className={`${headClass} pl-6`}>
                Previous period
              </th>
              {['Views', 'Visits', 'Leads'].map((name) => (
                <th key={name} scope="col" className={`${headClass} text-right`}>
                  {name}
                  <span className="sr-only"> in the previous period</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day, n) => {
              const earlier = before[before.length - 1 - n];
              return (
                <tr key={day.day} className="border-t border-hairline">
                  <th scope="row" className={`${cellClass} text-left font-normal whitespace-nowrap`}>
                    {formatDay(day.day)}
                  </th>
                  <Numbers {...day} />
                  <td className={`${cellClass} pl-6 whitespace-nowrap text-ink-2`}>
                    {earlier && formatDay(earlier.day)}
                  </td>
                  {earlier && <Numbers {...earlier} />}
                </tr>
              );
            })}
          </tbody>
        </ScrolledTable>
      </div>
    </details>
  );
}

const Numbers = (day: Summary['days'][number]) => (
  <>
    {(['views', 'visits', 'sent'] as const).map((column) => (
      <td key={column} className={`${cellClass} text-right font-mono text-fine`}>
        {formatCount(day[column])}
      </td>
    ))}
  </>
);

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { IssueStats } from '../stats.contract.ts';
import { formatCount, formatDay, formatMoney } from './format-stats.ts';
import { insightsApi } from './insights-api.ts';
import type { Range } from './range.ts';
import { cellClass, headClass, ScrolledTable } from './scrolled-table.tsx';
import { useIssues } from './use-insights.ts';

const numberClass = `${cellClass} text-right font-mono text-fine whitespace-nowrap last:pr-0`;

const columns = ['recipients', 'visits', 'sent', 'won'] as const;

const columnNames: Record<(typeof columns)[number], string> = {
  recipients: 'Recipients',
  visits: 'Visits',
  sent: 'Leads',
  won: 'Won',
};

/** The issues of the newsletter that were sent in a period, and what each has brought; nothing if none was. */
export function IssuesPanel({ range }: { range: Range }) {
  const { data: issues = [] } = useIssues(range);
  if (issues.length === 0) return null;
  return (
    <section aria-labelledby="insights-issues" className="flex flex-col gap-3">
      <h2 id="insights-issues" className="text-lead">
        Newsletter
      </h2>
      <ScrolledTable label="Issues of the newsletter">
        <thead>
          <tr>
            <th scope="col" className={`${headClass} min-w-44`}>
              Issue
            </th>
            {[...Object.values(columnNames), 'Value'].map((name) => (
              <th key={name} scope="col" className={`${headClass} text-right whitespace-nowrap last:pr-0`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {issues.map((issue) => (
            <IssueRow key={issue.id} issue={issue} />
          ))}
        </tbody>
      </ScrolledTable>
      <p className="max-w-[64ch] text-fine text-ink-2">
        Issues sent on these days, and the visits and leads that their links to this site have brought until
        today. Opens are not tracked.
      </p>
    </section>
  );
}

const IssueRow = ({ issue }: { issue: IssueStats }) => (
  <tr className="border-t border-hairline">
    <th scope="row" className={`${cellClass} max-w-96 text-left font-normal wrap-anywhere`}>
      <Link href={adminPaths.issue(issue.id)} className={linkClass}>
        {issue.subject}
      </Link>
      <span className="block text-fine text-ink-2">{formatDay(issue.started_at)}</span>
    </th>
    {columns.map((column) => (
      <td key={column} className={numberClass}>
        {formatCount(issue[column])}
      </td>
    ))}
    <td className={numberClass}>{issue.value > 0 ? formatMoney(issue.value) : '–'}</td>
  </tr>
);

/** What one issue has brought since it was sent. @param sent how many mails were: with more, it is read again */
export default function IssueStatsLine({ id, sent }: { id: string; sent: number }) {
  const { data } = useQuery({
    queryKey: ['insights', 'issue', id, sent],
    queryFn: () => insightsApi.readIssue(id),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const issue = data?.[0];
  if (!issue) return null;
  return (
    <dl aria-label="What it brought" className="flex flex-wrap gap-x-6 gap-y-2">
      {columns.map((column) => (
        <div key={column}>
          <dt className="text-fine text-ink-2">{columnNames[column]}</dt>
          <dd className="font-mono text-small">{formatCount(issue[column])}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Badge } from '#design/admin/badge.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { Link } from 'wouter';
import type { IssueHead } from '../../issues.contract.ts';
import { describeProgress, statusBadges } from './issue-words.ts';
import { issueListKey, issuesApi } from './issues-api.ts';

/** All issues, newest first, with how far their sending is. */
export function IssueList() {
  const issues = useList<IssueHead>({
    key: issueListKey,
    search: '',
    loadPage: (next) => issuesApi.list(next),
    failure: null,
  });
  return (
    <ListView
      list={issues}
      name="issues"
      emptyText="No issue yet. Begin one, or send an article from its editor."
      failedText="The issues could not be loaded."
    >
      {(rows) => (
        <ul>
          {rows.map((issue) => (
            <IssueRow key={issue.id} issue={issue} />
          ))}
        </ul>
      )}
    </ListView>
  );
}

function IssueRow({ issue }: { issue: IssueHead }) {
  const { id, subject, status, started_at: startedAt, send_at: sendAt, updated_at: updatedAt } = issue;
  const { name, tone } = statusBadges[status];
  const moment = startedAt ?? (status === 'scheduled' ? sendAt : null) ?? updatedAt;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-hairline py-3">
      <span className="min-w-0 basis-full sm:flex-1 sm:basis-64">
        <Link href={adminPaths.issue(id)} className={`${linkClass} font-medium wrap-anywhere`}>
          {subject || 'No subject'}
        </Link>
        {startedAt && (
          <span className="block text-small text-ink-2 tabular-nums">{describeProgress(issue)}</span>
        )}
      </span>
      <Badge tone={tone}>{name}</Badge>
      <time dateTime={moment} className="text-small text-ink-2">
        {formatMoment(moment)}
      </time>
    </li>
  );
}

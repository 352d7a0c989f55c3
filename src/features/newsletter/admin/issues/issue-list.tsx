import { Badge } from '#design/admin/badge.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { Link } from 'wouter';
import type { IssueHead } from '../../issues.contract.ts';
import { describeProgress, describeWelcome, statusBadges, welcomeBadges } from './issue-words.ts';
import { issueListKey, issuesApi } from './issues-api.ts';

/** All issues, or all welcome mails, newest first, with how far their sending is. */
export function IssueList({ kind }: { kind: 'issue' | 'welcome' }) {
  const issues = useList<IssueHead>({
    key: issueListKey,
    search: '',
    filter: kind,
    loadPage: (next) => issuesApi.list(kind, next),
    failure: null,
  });
  return (
    <ListView
      list={issues}
      name={kind === 'issue' ? 'issues' : 'welcome mails'}
      emptyText={
        kind === 'issue'
          ? 'No issue yet. Begin one, or send an article from its editor.'
          : 'No welcome mail yet. There can be up to five.'
      }
      failedText={`The ${kind === 'issue' ? 'issues' : 'welcome mails'} could not be loaded.`}
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
  const { name, tone } = (issue.welcome && welcomeBadges[status]) ?? statusBadges[status];
  const moment = startedAt ?? (status === 'scheduled' ? sendAt : null) ?? updatedAt;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-hairline py-3">
      <span className="min-w-0 basis-full sm:flex-1 sm:basis-64">
        <Link
          href={adminPaths.issue(id) + (issue.welcome ? '?kind=welcome' : '')}
          className={`${linkClass} font-medium wrap-anywhere`}
        >
          {subject || 'No subject'}
        </Link>
        {issue.welcome && <span className="block text-small">{describeWelcome(issue.welcome)}</span>}
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

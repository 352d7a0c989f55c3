import { useState, type RefObject } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Badge } from '#design/admin/badge.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { Button } from '#design/ui/button.tsx';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { Link } from 'wouter';
import type { IssueHead } from '../../issues.contract.ts';
import { describeProgress, describeWelcome, statusBadges, welcomeBadges } from './issue-words.ts';
import { issueListKey, issuesApi } from './issues-api.ts';

interface IssueListProps {
  kind: 'issue' | 'welcome';
  /** Has the focus once a draft is deleted. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** All issues, or all welcome mails, newest first, with how far their sending is. A draft can be deleted. */
export function IssueList({ kind, heading }: IssueListProps) {
  const [asked, setAsked] = useState<{ issue: IssueHead; isOpen: boolean } | null>(null);
  const may = useMay();
  const noun = kind === 'issue' ? 'issue' : 'welcome mail';
  const issues = useList<IssueHead>({
    key: issueListKey,
    search: '',
    filter: kind,
    loadPage: (next) => issuesApi.list(kind, next),
    failure: null,
  });
  const remove = useRowAction<IssueHead>({
    list: issueListKey,
    send: issuesApi.remove,
    done: 'Draft deleted',
  });
  return (
    <>
      <ListView
        list={issues}
        name={`${noun}s`}
        emptyText={
          kind === 'issue'
            ? 'No issue yet. Begin one, or send an article from its editor.'
            : 'No welcome mail yet. There can be up to five.'
        }
        failedText={`The ${noun}s could not be loaded.`}
      >
        {(rows) => (
          <ul>
            {rows.map((issue) => (
              <IssueRow
                key={issue.id}
                issue={issue}
                onDelete={may('deleteIssue') ? () => setAsked({ issue, isOpen: true }) : undefined}
              />
            ))}
          </ul>
        )}
      </ListView>
      <AlertDialog
        open={asked?.isOpen === true}
        onOpenChange={() => setAsked(asked && { ...asked, isOpen: false })}
        title="Delete draft?"
        description={`Are you sure you want to delete this ${noun}? “${asked?.issue.subject || 'No subject'}” cannot be brought back.`}
        confirmLabel="Delete"
        onConfirm={() => asked && remove(asked.issue.id)}
        fallbackFocus={heading}
      />
    </>
  );
}

interface IssueRowProps {
  issue: IssueHead;
  /** Left out for who may delete none. */
  onDelete: (() => void) | undefined;
}

function IssueRow({ issue, onDelete }: IssueRowProps) {
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
      {onDelete && status === 'draft' && (
        <Button variant="quiet" size="compact" className="px-1!" onClick={onDelete}>
          Delete
          <span className="sr-only">: {subject || 'No subject'}</span>
        </Button>
      )}
    </li>
  );
}

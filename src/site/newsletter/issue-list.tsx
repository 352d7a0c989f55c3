import { formatLongDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import type { ArchiveEntry } from '#features/newsletter/server/issues/archive.ts';
import { paths } from '#paths/paths.ts';

/** The issues that were sent, the last first. */
export const IssueList = ({ issues }: { issues: readonly ArchiveEntry[] }) => (
  <ol reversed className="border-b border-ink">
    {issues.map(({ slug, subject, number, started_at: sentAt, excerpt }) => (
      <li
        key={slug}
        className="group relative grid gap-x-6 gap-y-1 border-t border-ink py-4 sm:grid-cols-[9rem_1fr]"
      >
        <p className="flex gap-x-3 text-small text-ink-2 sm:flex-col">
          <span className="font-mono text-ink">{nameIssue(number)}</span>
          <time dateTime={sentAt}>{formatLongDate(sentAt, 'UTC')}</time>
        </p>
        <div dir="auto">
          <h3 className="text-h3 wrap-anywhere">
            <a
              href={paths.issue(slug)}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {keepTogether(subject)}
            </a>
          </h3>
          <p className="mt-1 line-clamp-3 max-w-[36em] wrap-anywhere text-ink-2">{keepTogether(excerpt)}</p>
        </div>
      </li>
    ))}
  </ol>
);

/** An issue by its number: "No. 12". */
export const nameIssue = (number: number): string => `No. ${number}`;

import { formatLongDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import type { ArchivedHead } from '#features/newsletter/server/issues/issues.store.ts';
import { paths } from '#paths/paths.ts';
import { BackLink } from '../parts/back-link.tsx';
import { FactCells } from '../parts/fact-cells.tsx';
import { nameIssue } from './issue-list.tsx';

interface IssueHeadProps {
  issue: ArchivedHead;
  /** Null until a mail server has taken a mail of it. */
  number: number | null;
  readingMinutes: number;
}

/** An issue's subject and preview, and beside them its number, its date and how long it takes to read. */
export function IssueHead({ issue, number, readingMinutes }: IssueHeadProps) {
  const facts = [
    ...(number === null ? [] : [{ label: 'Issue', value: nameIssue(number) }]),
    { label: 'Reading time', value: `${readingMinutes} min read` },
    {
      label: 'Sent',
      value: <time dateTime={issue.started_at}>{formatLongDate(issue.started_at, 'UTC')}</time>,
    },
  ];
  return (
    <header>
      <BackLink href={paths.newsletter()} label="All issues" />
      <div className="mt-2 grid items-start gap-x-6 gap-y-6 lg:mt-4 lg:grid-cols-12">
        <div dir="auto" className="lg:col-span-8">
          <h1 className="max-w-[18em] text-h2 text-balance wrap-anywhere max-sm:max-w-[9.8em] sm:text-h1">
            {keepTogether(issue.subject)}
          </h1>
          {issue.preview && (
            <p className="mt-4 max-w-[30em] text-lead wrap-anywhere text-ink-2">
              {keepTogether(issue.preview)}
            </p>
          )}
        </div>
        <FactCells facts={facts} className="border border-ink lg:col-span-4" />
      </div>
    </header>
  );
}

import type { ReactNode } from 'react';
import { formatLongDate } from '#design/ui/format-date.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import type { ArticleHeading } from '#domain/rich-text/server/link-anchors.ts';
import type { ArchiveEntry } from '#features/newsletter/server/issues/archive.ts';
import { paths } from '#paths/paths.ts';
import { FactCells, type Fact } from '../parts/fact-cells.tsx';
import { nameIssue } from './issue-list.tsx';

interface LatestIssueProps {
  issue: ArchiveEntry;
  headings: readonly ArticleHeading[];
  readingMinutes: number | undefined;
}

/** The newest issue: its subject, how it begins, and its chapters. */
export function LatestIssue({ issue, headings, readingMinutes }: LatestIssueProps) {
  const { slug, subject, number, started_at: sentAt, excerpt } = issue;
  const path = paths.issue(slug);
  const facts = [
    { label: 'Issue', value: nameIssue(number) },
    ...(readingMinutes ? [{ label: 'Reading time', value: `${readingMinutes} min read` }] : []),
    { label: 'Sent', value: <time dateTime={sentAt}>{formatLongDate(sentAt, 'UTC')}</time> },
  ];
  return (
    <Sheet name="The latest issue" facts={facts}>
      <div dir="auto">
        <h3 className="text-h3 text-balance wrap-anywhere">
          <a href={path} className="underline-offset-4 hover:underline">
            {keepTogether(subject)}
          </a>
        </h3>
        <p className="mt-2 text-small wrap-anywhere text-ink-2">{keepTogether(excerpt)}</p>
      </div>
      {headings.length > 0 && (
        <ul dir="auto" className="mt-4 border-b border-hairline text-small">
          {headings.slice(0, mostHeadings).map(({ id, text }) => (
            <li key={id} className="border-t border-hairline">
              <a
                href={`${path}#${id}`}
                className="block py-2.5 wrap-anywhere underline-offset-4 hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a href={path} className={`${linkClass} mt-2 inline-flex min-h-11 items-center text-small`}>
        Read this issue
      </a>
    </Sheet>
  );
}

const mostHeadings = 5;

/** What an issue contains, before there is one. */
export const IssueOutline = ({ contents, sender }: { contents: readonly string[]; sender: string }) => (
  <Sheet
    name="In each issue"
    facts={[
      { label: 'From', value: sender },
      { label: 'Issue', value: nameIssue(1) },
    ]}
  >
    <ol className="space-y-6">
      {contents.map((part, index) => (
        <Part key={part} number={index + 1} name={part} nameClass="text-lead leading-snug" />
      ))}
    </ol>
  </Sheet>
);

/** What an issue contains, beside the latest one. */
export const IssueContents = ({ contents }: { contents: readonly string[] }) => (
  <section aria-labelledby="contents-heading" className="mt-6">
    <h2 id="contents-heading" className="border-t border-ink pt-2 text-small font-medium">
      In each issue
    </h2>
    <ol className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-3">
      {contents.map((part, index) => (
        <Part key={part} number={index + 1} name={part} />
      ))}
    </ol>
  </section>
);

interface PartProps {
  number: number;
  name: string;
  nameClass?: string;
}

/** A part of an issue, numbered as a revision is on a drawing: in a triangle. */
const Part = ({ number, name, nameClass = 'text-small' }: PartProps) => (
  <li className="flex gap-x-3">
    <svg aria-hidden="true" viewBox="0 0 24 24" className="issue-mark mt-0.5 size-6 shrink-0">
      <path d="M12 1 23.2 21H.8z" className="fill-none stroke-ink stroke-[1.5]" />
      <text x="12" y="18" textAnchor="middle" className="font-mono">
        {number}
      </text>
    </svg>
    <p className={`min-w-0 flex-1 font-medium ${nameClass}`}>{keepTogether(name)}</p>
  </li>
);

interface SheetProps {
  name: string;
  /** In the title block at its foot. */
  facts: readonly Fact[];
  children: ReactNode;
}

/** A sheet of paper with its title block. */
const Sheet = ({ name, facts, children }: SheetProps) => (
  <section aria-labelledby="sheet-heading" className="border border-ink bg-sheet">
    <h2 id="sheet-heading" className="border-b border-ink px-3 py-2 text-small font-medium sm:px-4">
      {name}
    </h2>
    <div className="px-3 py-6 sm:px-4">{children}</div>
    <FactCells facts={facts} className="border-t border-ink" />
  </section>
);

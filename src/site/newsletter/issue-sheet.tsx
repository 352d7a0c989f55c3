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

interface IssueOutlineProps {
  contents: readonly string[];
  /** The first parts are those that examples are drawn of. */
  isDrawn?: boolean | undefined;
  sender: string;
}

/** What an issue contains, before there is one. */
export const IssueOutline = ({ contents, isDrawn, sender }: IssueOutlineProps) => (
  <Sheet
    name="In each issue"
    facts={[
      { label: 'From', value: sender },
      { label: 'Issue', value: nameIssue(1) },
    ]}
  >
    <ol className="-my-4">
      {contents.map((part, index) => (
        <Part
          key={part}
          number={index + 1}
          name={part}
          className="border-hairline py-4 text-body leading-snug not-first:border-t sm:text-lead"
        >
          {isDrawn && <PartExample index={index} />}
        </Part>
      ))}
    </ol>
  </Sheet>
);

/** An example of what a part is about: drawn. */
const PartExample = ({ index }: { index: number }) =>
  examples[index] && (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 56"
      className="issue-example shrink-0 self-center fill-none stroke-ink stroke-[1.5]"
    >
      {examples[index]}
    </svg>
  );

/** A measurement before and after, a value that is corrected, and a list of articles. */
const examples: Readonly<Record<number, ReactNode>> = {
  0: (
    <>
      <path d="M.75 4v48M.75 10.75h108v12H.75" />
      <path className="fill-current" d="M.75 33.75h38v12h-38z" />
      <path d="M46 39.75h62.5M52 35.5l-6 4.25 6 4.25M108.75 31v17" />
    </>
  ),
  1: (
    <>
      <path strokeDasharray="7 4" d="M2 6h98M2 50h116M2 28h10M110 28h8" />
      <text x="26" y="35" className="font-mono">
        41
      </text>
      <text x="68" y="35" className="corrected font-mono">
        14
      </text>
      <path className="stroke-redline stroke-2" d="M22 33 54 23" />
    </>
  ),
  2: (
    <>
      <path d="M.75 4.75h17v10h-17zM.75 22.75h17v10h-17zM.75 40.75h17v10h-17z" />
      <path d="M26 9.75h92M26 27.75h70M26 45.75h82" />
    </>
  ),
};

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
  className?: string;
  children?: ReactNode;
}

/** A part of an issue, numbered as a revision is on a drawing: in a triangle. */
const Part = ({ number, name, className = 'text-small', children }: PartProps) => (
  <li className={`flex gap-x-3 ${className}`}>
    <svg aria-hidden="true" viewBox="0 0 24 24" className="issue-mark mt-0.5 size-6 shrink-0">
      <path d="M12 1 23.2 21H.8z" className="fill-none stroke-ink stroke-[1.5]" />
      <text x="12" y="18" textAnchor="middle" className="font-mono">
        {number}
      </text>
    </svg>
    <p className="min-w-0 flex-1 font-medium">{keepTogether(name)}</p>
    {children}
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

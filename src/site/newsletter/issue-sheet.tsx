import type { ReactNode } from 'react';
import type { CaseStudy } from '#content/cases.schema.ts';
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
  /** Whose lines are examples of the first parts, which are drawn; null draws none. */
  example: { study: CaseStudy | undefined; article: string | undefined } | null;
}

/** What an issue contains, before there is one. */
export function IssueOutline({ contents, example }: IssueOutlineProps) {
  const drawn = example ? drawExamples(example) : [];
  return (
    <Sheet name="In each issue" note={example ? 'for example' : ''}>
      <ol className="-my-4">
        {contents.map((part, index) => (
          <Part
            key={part}
            number={index + 1}
            name={part}
            line={drawn[index]?.line}
            className="border-hairline py-4 not-first:border-t"
          >
            {drawn[index] && (
              <svg
                {...describeDrawing(drawn[index].label)}
                viewBox="0 0 104 54"
                className="issue-example shrink-0 self-center fill-none stroke-ink stroke-[1.5]"
              >
                {drawn[index].drawing}
              </svg>
            )}
          </Part>
        ))}
      </ol>
    </Sheet>
  );
}

const describeDrawing = (label: string | undefined) =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };

interface Example {
  line: string | undefined;
  /** What the drawing says and the line does not. */
  label?: string | undefined;
  drawing: ReactNode;
}

/** A measurement before and after, a mistake that was corrected, and a list of articles. */
function drawExamples({ study, article }: NonNullable<IssueOutlineProps['example']>): Example[] {
  const result = study?.results[0];
  const [before, after] = result?.value.split(' → ') ?? [];
  return [
    {
      line: result?.metric,
      label: result?.value,
      drawing: (
        <>
          <path d="M.75 1v52M.75 5.75h102.5v17H.75" />
          <path className="fill-current" d="M.75 31.75h12v17h-12z" />
          {after && (
            <>
              <text x="8" y="18.5" className="font-mono">
                {before}
              </text>
              <text x="20" y="44.5" className="font-mono">
                {after}
              </text>
            </>
          )}
        </>
      ),
    },
    {
      line: study?.hindsight.split(/(?<=[.!?])\s/u, 1)[0],
      drawing: (
        <>
          <path strokeDasharray="7 4" d="M1 4h84M1 19h102M1 50h62" />
          <path className="stroke-redline stroke-2" d="M1 24 103 14M1 34.5h86" />
        </>
      ),
    },
    {
      line: article,
      drawing: (
        <>
          <path d="M.75 2.75h17v10h-17zM.75 22.75h17v10h-17zM.75 42.75h17v10h-17z" />
          <path d="M26 7.75h77M26 27.75h58M26 47.75h68" />
        </>
      ),
    },
  ];
}

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
  /** An example of it. */
  line?: string | undefined;
  className?: string;
  children?: ReactNode;
}

/** A part of an issue, numbered as a revision is on a drawing: in a triangle. */
const Part = ({ number, name, line, className = '', children }: PartProps) => (
  <li className={`flex gap-x-3 text-small ${className}`}>
    <svg aria-hidden="true" viewBox="0 0 24 24" className="issue-mark size-6 shrink-0">
      <path d="M12 1 23.2 21H.8z" className="fill-none stroke-ink stroke-[1.5]" />
      <text x="12" y="18" textAnchor="middle" className="font-mono">
        {number}
      </text>
    </svg>
    <div className="min-w-0 flex-1">
      <p className={line ? 'text-ink-2' : 'font-medium'}>{keepTogether(name)}</p>
      {line && <p className="mt-1 text-body leading-snug font-medium wrap-anywhere">{keepTogether(line)}</p>}
    </div>
    {children}
  </li>
);

interface SheetProps {
  name: string;
  /** Across from the name. */
  note?: string;
  /** In the title block at its foot. */
  facts?: readonly Fact[];
  children: ReactNode;
}

/** A sheet of paper, with its title block where it has one. */
const Sheet = ({ name, note, facts, children }: SheetProps) => (
  <section aria-labelledby="sheet-heading" className="border border-ink bg-sheet">
    <div className="flex justify-between gap-x-4 border-b border-ink px-3 py-2 text-small sm:px-4">
      <h2 id="sheet-heading" className="font-medium">
        {name}
      </h2>
      {note && <p className="text-ink-2">{note}</p>}
    </div>
    <div className="px-3 py-4 sm:px-4">{children}</div>
    {facts && <FactCells facts={facts} className="border-t border-ink" />}
  </section>
);

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
    <Sheet name="In each issue">
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
  const [before = '', after = ''] = result?.value.split(' → ') ?? [];
  const share = findShare(before, after);
  return [
    {
      line: result?.metric,
      label: result?.value,
      drawing: (
        <>
          {share && <path d="M.75 1v52M.75 5.75h102.5v17H.75" />}
          {share && <path className="fill-current" d={`M.75 31.75h${share * widest}v17H.75z`} />}
          <text x="8" y="18.5" className="font-mono">
            {before}
          </text>
          <text x={(share ?? 0) * widest + 8} y="44.5" className="font-mono">
            {after}
          </text>
        </>
      ),
    },
    {
      line: study?.hindsight.split(/(?<=[.!?])\s/u, 1)[0],
      drawing: (
        <>
          <path strokeDasharray="7 4" d="M1 4h84M1 20h88M1 51h62" />
          <path className="stroke-redline stroke-2" d="M8 30 82 10M1 37h102" />
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

/** Of the bar that is drawn for what was before. */
const widest = 102.5;

/** How much of it is left; undefined where units do not say, or the bar would leave no room for the words beside it. */
function findShare(before: string, after: string): number | undefined {
  const [, first, firstUnit] = amount.exec(before) ?? [];
  const [, last, unit = ''] = amount.exec(after) ?? [];
  const factor = !firstUnit || firstUnit === unit ? 1 : minutes[unit]! / minutes[firstUnit]!;
  const share = (Number(last) / Number(first)) * factor;
  return share > 0 && share < 0.4 ? share : undefined;
}

const amount = /^([\d.]+) ?(\D*)$/;

const minutes: Record<string, number> = { min: 1, h: 60, day: 1440, days: 1440, week: 10_080, weeks: 10_080 };

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
      <p className="font-medium">{keepTogether(name)}</p>
      {line && <p className="mt-1 wrap-anywhere text-ink-2">e.g. {keepTogether(line)}</p>}
    </div>
    {children}
  </li>
);

interface SheetProps {
  name: string;
  /** In the title block at its foot. */
  facts?: readonly Fact[];
  children: ReactNode;
}

/** A sheet of paper, with its title block where it has one. */
const Sheet = ({ name, facts, children }: SheetProps) => (
  <section aria-labelledby="sheet-heading" className="border border-ink bg-sheet">
    <h2 id="sheet-heading" className="border-b border-ink px-3 py-2 text-small font-medium sm:px-4">
      {name}
    </h2>
    <div className="px-3 py-4 sm:px-4">{children}</div>
    {facts && <FactCells facts={facts} className="border-t border-ink" />}
  </section>
);

import type { ReactNode } from 'react';
import type { CaseStudy } from '#content/cases.schema.ts';
import type { Footer } from '#content/navigation.schema.ts';
import { formatLongDate, formatMonth } from '#design/ui/format-date.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import type { ArticleHeading } from '#domain/rich-text/server/link-anchors.ts';
import type { ArchiveEntry } from '#features/newsletter/server/issues/archive.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { readPublicationDate } from '#features/posts/post-state.ts';
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
  newsletter: Footer['newsletter'];
  /** What the examples of the first and the last part are taken from. */
  study: CaseStudy | undefined;
  /** Of one month. */
  posts: readonly PostCard[];
}

/** What an issue contains, before there is one: each part with a specimen. */
export function IssueOutline({
  newsletter: { contents = [], contentsDrawn, sample, mistake },
  study,
  posts,
}: IssueOutlineProps) {
  const result = study?.results[0];
  const specimens: ReactNode[] = [
    result && (
      <>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="text-h2 font-[560] tracking-tight [font-stretch:112%]">{result.value}</span>
          <span className="font-medium">{result.metric}</span>
        </p>
        <p className="text-ink-2">{keepTogether(result.description)}</p>
      </>
    ),
    mistake && (
      <p>
        {mistake.context}
        <s className="mt-2 block text-body text-ink-2 decoration-redline decoration-2">{mistake.struck}</s>
        <span className="mt-1 block text-body font-medium text-redline">{mistake.correction}</span>
      </p>
    ),
    posts.length > 0 && (
      <ul>
        {posts.map(({ slug, title }) => (
          <li key={slug} dir="auto" className="border-hairline py-1.5 not-first:border-t">
            <a href={paths.article(slug)} className="underline underline-offset-4 hover:text-petrol">
              {title}
            </a>
          </li>
        ))}
      </ul>
    ),
  ];
  return (
    <Sheet
      name={(contentsDrawn && sample) || 'In each issue'}
      note={
        contentsDrawn &&
        sample &&
        posts[0] &&
        `${nameIssue(0)}, ${formatMonth(readPublicationDate(posts[0]))}`
      }
    >
      <ol className="-my-4">
        {contents.map((part, index) => (
          <Part key={part} number={index + 1} name={part} className="border-hairline py-4 not-first:border-t">
            {contentsDrawn && specimens[index]}
          </Part>
        ))}
      </ol>
    </Sheet>
  );
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
  className?: string;
  /** A specimen of it. */
  children?: ReactNode;
}

/** A part of an issue, numbered as a revision is on a drawing: in a triangle. */
const Part = ({ number, name, className = '', children }: PartProps) => (
  <li className={`flex gap-x-3 text-small ${className}`}>
    <svg aria-hidden="true" viewBox="0 0 24 24" className="issue-mark size-6 shrink-0">
      <path d="M12 1 23.2 21H.8z" className="fill-none stroke-ink stroke-[1.5]" />
      <text x="12" y="18" textAnchor="middle" className="font-mono">
        {number}
      </text>
    </svg>
    <div className="min-w-0 flex-1">
      <p className={children ? 'text-ink-2' : 'font-medium'}>{keepTogether(name)}</p>
      {children && <div className="mt-2">{children}</div>}
    </div>
  </li>
);

interface SheetProps {
  name: string;
  /** Across from it. */
  note?: string | false | undefined;
  /** In the title block at its foot. */
  facts?: readonly Fact[];
  children: ReactNode;
}

/** A sheet of paper, with its title block where it has one. */
const Sheet = ({ name, note, facts, children }: SheetProps) => (
  <section aria-labelledby="sheet-heading" className="h-full border border-ink bg-sheet">
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-ink px-3 py-2 text-small sm:px-4">
      <h2 id="sheet-heading" className="text-small font-medium">
        {name}
      </h2>
      {note && <p className="text-ink-2">{note}</p>}
    </div>
    <div className="px-3 py-4 sm:px-4">{children}</div>
    {facts && <FactCells facts={facts} className="border-t border-ink" />}
  </section>
);

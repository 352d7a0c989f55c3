import type { ReactNode } from 'react';
import type { CaseStudy } from '#content/cases.schema.ts';
import type { Footer } from '#content/navigation.schema.ts';
import type { Person } from '#content/people.schema.ts';
import { formatLongDate } from '#design/ui/format-date.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import type { ArticleHeading } from '#domain/rich-text/server/link-anchors.ts';
import type { ArchiveEntry } from '#features/newsletter/server/issues/archive.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { readPublicationDate } from '#features/posts/post-state.ts';
import { paths } from '#paths/paths.ts';
import { FactCells, type Fact } from '../parts/fact-cells.tsx';
import { SignedPortrait } from '../people/signed-portrait.tsx';
import { Signature } from '../people/signature.tsx';
import { CaseValue } from '../portfolio/case-value.tsx';
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
  /** Whom it is from. */
  sender: string;
  /** Who signs it. */
  writer?: Person | undefined;
}

/** What an issue contains, before there is one: a mail, each of its parts with a specimen. */
export function IssueOutline({
  newsletter: { contents = [], contentsDrawn, sample, subject, mistake },
  study,
  posts,
  sender,
  writer,
}: IssueOutlineProps) {
  const result = study?.results[0];
  const specimens: ReactNode[] = [
    result && (
      <p>
        <CaseValue className="block text-h2 sm:text-h1 font-[560] tracking-tight [font-stretch:112%]">
          {result.value}
        </CaseValue>
        {result.metric}
      </p>
    ),
    mistake && (
      <p>
        {mistake.context}
        <s className="mt-2 block w-fit border border-dashed border-ink px-2 leading-snug decoration-redline">
          {mistake.struck}
        </s>
        <span className="mt-1 block font-medium text-redline">{mistake.correction}</span>
      </p>
    ),
    posts.length > 0 && (
      <ul>
        {posts.map(({ slug, title }) => (
          <li key={slug} dir="auto" className="not-first:mt-2">
            <a href={paths.article(slug)} className="underline underline-offset-4 hover:text-petrol">
              {title}
            </a>
          </li>
        ))}
      </ul>
    ),
  ];
  return (
    <Sheet name={(contentsDrawn && sample) || 'In each issue'}>
      {contentsDrawn && subject && (
        <div className="mb-4 border-b border-hairline pb-4">
          <dl className="flex flex-wrap gap-x-4 text-small">
            <div className="flex gap-2">
              <dt className="text-ink-2">From</dt>
              <dd>{sender}</dd>
            </div>
            {posts[0] && (
              <div className="flex gap-2">
                <dt className="text-ink-2">Date</dt>
                <dd>{formatLongDate(readPublicationDate(posts[0]), 'UTC')}</dd>
              </div>
            )}
          </dl>
          <h3 dir="auto" className="mt-1 text-h3 text-balance wrap-anywhere">
            {keepTogether(subject)}
          </h3>
        </div>
      )}
      <ol className="grid gap-y-4">
        {contents.map((part, index) => (
          <Part key={part} name={part}>
            {contentsDrawn && specimens[index]}
          </Part>
        ))}
        {contentsDrawn && writer?.signature && (
          <Part name="Signed">
            <Signature person={writer} className="inline w-38 max-w-full" />
          </Part>
        )}
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
      {contents.map((part) => (
        <Part key={part} name={part} />
      ))}
    </ol>
  </section>
);

interface PartProps {
  name: string;
  /** A specimen of it. */
  children?: ReactNode;
}

const Part = ({ name, children }: PartProps) => (
  <li className={children ? 'grid items-baseline gap-x-4 gap-y-1 sm:grid-cols-[6rem_1fr]' : ''}>
    <p className={`text-small ${children ? 'text-ink-2' : 'font-medium'}`}>{keepTogether(name)}</p>
    {children && <div>{children}</div>}
  </li>
);

/** Who writes it, in a line with their signed portrait. */
export const Writer = ({ label, person }: { label: string; person: Person }) => (
  <div className="writer flex flex-wrap items-center gap-4">
    <SignedPortrait person={person} className="w-24" isReferenced />
    <p dir="auto" className="min-w-36 flex-1 text-small text-ink-2">
      {label} <b className="block text-lead font-[560] text-ink [font-stretch:112%]">{person.name}</b>
      {person.role}
    </p>
  </div>
);

interface SheetProps {
  name: string;
  /** In the title block at its foot. */
  facts?: readonly Fact[];
  children: ReactNode;
}

/** A sheet of paper, with its title block where it has one. */
const Sheet = ({ name, facts, children }: SheetProps) => (
  <section aria-labelledby="sheet-heading" className="h-full border border-ink bg-sheet">
    <h2 id="sheet-heading" className="border-b border-ink px-3 py-2 text-small font-medium sm:px-4">
      {name}
    </h2>
    <div className="px-3 py-4 sm:px-4">{children}</div>
    {facts && <FactCells facts={facts} className="border-t border-ink" />}
  </section>
);

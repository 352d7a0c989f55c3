import { Fragment } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { Link } from '#content/schema.ts';
import type { Piece } from '#domain/search/server/mark-words.ts';
import { buttonClass } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { PostPicture } from '#features/posts/site/post-picture.tsx';
import { paths } from '#paths/paths.ts';
import { SignedPortrait } from '../people/signed-portrait.tsx';
import type { SearchOutcome, SearchResult } from './search-outcome.ts';

interface SearchResultsProps {
  outcome: SearchOutcome;
  content: SiteContent;
  /** Leads on from those who did not find it. */
  action: Link;
}

/** At their left, on a phone above them, how many there are of each kind; below them the way on. */
export function SearchResults({ outcome, content, action }: SearchResultsProps) {
  const { results, query, kinds, page, pages } = outcome;
  return (
    <div className="grid items-start gap-x-6 md:mt-4 lg:col-span-12 lg:grid-cols-12">
      <div className="min-w-0 lg:sticky lg:top-22 lg:col-span-3 lg:pr-6">
        <p className="text-small wrap-anywhere text-ink-2">
          <span className="font-medium text-ink tabular-nums">{describeCount(outcome)}</span> for “
          <bdi>{query}</bdi>”
        </p>
        {kinds.length > 1 && <Kinds outcome={outcome} />}
      </div>
      <div className="min-w-0 lg:col-span-9">
        <ol className="mt-6 lg:mt-0" start={(page - 1) * 10 + 1}>
          {results.map((result) => (
            <li key={result.path} className="border-b border-hairline py-6 first:pt-0">
              <Result content={content} result={result} />
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pt-4 text-ink-2">
          {pages > 1 && <ResultPages outcome={outcome} />}
          <p className="flex flex-wrap items-center gap-x-3">
            Not what you were looking for?
            <a href={action.href} className={link}>
              {action.label}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

const link = 'inline-flex min-h-11 items-center text-petrol underline underline-offset-4 hover:text-ink';

const pluralOf: Record<string, string> = {
  Article: 'Articles',
  'Case study': 'Case studies',
  'Job offer': 'Job offers',
  Legal: 'Legal texts',
  Page: 'Pages',
  Person: 'People',
  Product: 'Products',
  Service: 'Services',
};

/** The kinds of what was found, each a link to its results alone: on a phone in one row. */
function Kinds({ outcome: { query, kinds, kind: onlyKind } }: { outcome: SearchOutcome }) {
  const all = { kind: null, count: kinds.reduce((sum, { count }) => sum + count, 0) };
  return (
    <nav aria-label="Kinds of results" className="result-kinds print:hidden">
      <ul className="scroll-row border-b border-hairline text-small">
        {[all, ...kinds].map(({ kind, count }) => (
          <li key={kind}>
            <a
              href={paths.search({ q: query, ...(kind && { kind }) })}
              aria-current={kind === onlyKind ? 'true' : undefined}
              className="flex min-h-11 items-center gap-x-1.5 border-b-2 border-transparent text-ink-2 hover:text-ink aria-current:border-ink aria-current:font-medium aria-current:text-ink"
            >
              {kind === null ? 'All' : (pluralOf[kind] ?? kind)}
              <span className="tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const describeCount = ({ count, isMore }: SearchOutcome): string =>
  `${isMore ? 'More than ' : ''}${count} ${count === 1 ? 'result' : 'results'}`;

type ResultProps = Pick<SearchResultsProps, 'content'> & { result: SearchResult };

function Result({ content, result }: ResultProps) {
  const { path, kind, title, heading, excerpt, publishedAt, measured } = result;
  return (
    <article className="search-result">
      <p className="result-facts flex flex-wrap gap-x-3 text-small text-ink-2 tabular-nums">
        <span className="font-medium text-ink">{kind}</span>
        {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt, 'UTC')}</time>}
        {heading && (
          <span dir="auto" className="wrap-anywhere">
            Under “<Marked pieces={heading} />”
          </span>
        )}
      </p>
      <h2 dir="auto" className="text-body leading-snug wrap-anywhere sm:text-lead">
        <a href={path} className="text-petrol underline-offset-4 hover:underline">
          <Marked pieces={title} />
        </a>
      </h2>
      <ResultPicture content={content} result={result} />
      <p dir="auto" className="line-clamp-2 self-start text-small wrap-anywhere text-ink-2 sm:text-body">
        <Excerpt pieces={excerpt} />
      </p>
      {measured && (
        <p className="result-measured flex flex-wrap gap-x-3 text-small text-ink-2">
          <span>{keepTogether(measured.metric)}</span>
          <Measured value={measured.value} />
        </p>
      )}
    </article>
  );
}

/** A figure; beside the result what was before its arrow stands above it. */
function Measured({ value }: { value: string }) {
  const [, was, is = value] = /^(.* → )?(.*)$/s.exec(value) ?? [];
  return (
    <b className="font-medium text-ink first-letter:uppercase">
      {was && <span>{keepTogether(was)}</span>}
      {keepTogether(is)}
    </b>
  );
}

/** An article's picture or a person's portrait, small. */
function ResultPicture({ content, result: { kind, slug, image } }: ResultProps) {
  if (image)
    return <PostPicture url={image} sizes="(min-width: 64rem) 176px, 112px" className="result-picture" />;
  const person = kind === 'Person' && content.people.find((one) => one.slug === slug);
  return person && <SignedPortrait person={person} className="result-picture w-24" isReferenced isCropped />;
}

/** A phone's begins shortly before the first word that was found, where a sentence has many before it. */
function Excerpt({ pieces: [first, ...others] }: { pieces: readonly Piece[] }) {
  if (!first) return null;
  if (others.length === 0 || first.isMarked || first.text.length <= 60)
    return <Marked pieces={[first, ...others]} />;
  const before = first.text.lastIndexOf(' ', first.text.length - 40);
  return (
    <>
      <span className="max-sm:hidden">{first.text.slice(0, before)}</span>
      <span className="sm:hidden">…</span>
      <Marked pieces={[{ ...first, text: first.text.slice(before) }, ...others]} />
    </>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let end = 0;
  return pieces.map(({ text, isMarked }) => {
    end += text.length;
    if (!isMarked) return <Fragment key={end}>{keepTogether(text)}</Fragment>;
    return (
      <mark key={end} className="found-word">
        {text}
      </mark>
    );
  });
}

function ResultPages({ outcome: { query, kind, page, pages } }: { outcome: SearchOutcome }) {
  const toPage = (number: number) =>
    paths.search({ q: query, ...(kind && { kind }), ...(number > 1 && { page: String(number) }) });
  return (
    <nav aria-label="More results" className="flex flex-wrap items-center gap-x-6 tabular-nums">
      {page > 1 && (
        <a href={toPage(page - 1)} rel="prev" className={link}>
          Previous results
        </a>
      )}
      {page < pages && (
        <a href={toPage(page + 1)} rel="next" className={buttonClass('secondary')}>
          More results
        </a>
      )}
      Page {page} of {pages}
    </nav>
  );
}

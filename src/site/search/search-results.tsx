import { Fragment } from 'react';
import type { Link } from '#content/schema.ts';
import type { Piece } from '#domain/search/server/mark-words.ts';
import { formatDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import type { SearchOutcome, SearchResult } from './search-outcome.ts';

interface SearchResultsProps {
  outcome: SearchOutcome;
  /** Leads on from those who did not find it. */
  action: Link;
}

/** The results, best first; at their left how many there are of each kind, and the way on, which a phone has below them. */
export function SearchResults({ outcome, action }: SearchResultsProps) {
  const { results, query, kinds, page, pages } = outcome;
  return (
    <div className="grid gap-x-6 border-t-2 border-ink lg:col-span-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <div className="pt-6 lg:col-span-3">
        <p className="wrap-anywhere text-ink-2">
          <span className="font-medium text-ink tabular-nums">{describeCount(outcome)}</span> for “
          <bdi>{query}</bdi>”
        </p>
        {kinds.length > 1 && <Kinds outcome={outcome} />}
      </div>
      <div className="lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
        <ol start={(page - 1) * 10 + 1}>
          {results.map((result) => (
            <li key={result.path} className="border-hairline not-first:border-t">
              <Result result={result} />
            </li>
          ))}
        </ol>
        {pages > 1 && <ResultPages outcome={outcome} />}
      </div>
      <div className="border-hairline pt-6 text-ink-2 max-lg:border-t lg:col-span-3 lg:col-start-1 lg:row-start-2">
        <p>Not what you were looking for?</p>
        <a href={action.href} className={link}>
          {action.label}
        </a>
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

/** The kinds of what was found, each a link to its results alone: beside the results, or in a row above them. */
function Kinds({ outcome: { query, kinds, kind: onlyKind } }: { outcome: SearchOutcome }) {
  return (
    <ul className="flex gap-x-6 overflow-x-auto border-hairline text-small lg:mt-4 lg:block lg:border-b">
      {kinds.map(({ kind, count }) => (
        <li key={kind} className="shrink-0 border-hairline lg:border-t">
          <a
            href={paths.search({ q: query, ...(kind !== onlyKind && { kind }) })}
            aria-current={kind === onlyKind ? 'true' : undefined}
            className="flex min-h-11 items-center justify-between gap-x-2 text-ink-2 hover:text-ink aria-current:font-medium aria-current:text-ink"
          >
            {pluralOf[kind] ?? kind}
            <span className="tabular-nums">{kind === onlyKind ? 'Show all' : count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const describeCount = ({ count, isMore }: SearchOutcome): string =>
  `${isMore ? 'More than ' : ''}${count} ${count === 1 ? 'result' : 'results'}`;

function Result({ result }: { result: SearchResult }) {
  const { path, kind, title, heading, excerpt, publishedAt, measured } = result;
  return (
    <article className="grid gap-x-6 gap-y-2 py-6 sm:grid-cols-8">
      <div className={measured ? 'sm:col-span-6' : 'sm:col-span-6 lg:col-span-8'}>
        <p className="text-small text-ink-2 tabular-nums">
          <span className="font-medium text-ink">
            {kind}
            {heading && (
              <span dir="auto" className="font-normal wrap-anywhere text-ink-2">
                {' › '}
                <Marked pieces={heading} />
              </span>
            )}
          </span>
          {publishedAt && '\u00A0· '}
          {publishedAt && (
            <time dateTime={publishedAt} className="whitespace-nowrap">
              {formatDate(publishedAt, 'UTC')}
            </time>
          )}
        </p>
        <h2 dir="auto" className="mt-1 text-lead wrap-anywhere sm:text-h3">
          <a href={path} className="underline underline-offset-6 hover:text-petrol">
            <Marked pieces={title} />
          </a>
        </h2>
        <p dir="auto" className="mt-2 line-clamp-2 wrap-anywhere text-ink-2 sm:line-clamp-3">
          <Excerpt pieces={excerpt} />
        </p>
      </div>
      {measured && (
        <p className="found-result flex flex-wrap items-baseline gap-x-2 text-small text-ink-2 sm:col-span-2 sm:block">
          <span className="text-lead font-[560] tracking-tight text-ink [font-stretch:112%] sm:block">
            {measured.value}
          </span>
          <span>{keepTogether(measured.metric)}</span>
        </p>
      )}
    </article>
  );
}

/** A phone's begins shortly before the first word that was found. */
function Excerpt({ pieces: [first, ...others] }: { pieces: readonly Piece[] }) {
  if (!first) return null;
  const before =
    others.length > 0 && !first.isMarked ? first.text.lastIndexOf(' ', first.text.length - 24) : 0;
  if (before < 20) return <Marked pieces={[first, ...others]} />;
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
    <nav
      aria-label="More results"
      className="flex flex-wrap items-center gap-x-6 border-hairline pt-3 text-ink-2 tabular-nums sm:border-t"
    >
      Page {page} of {pages}
      {page > 1 && (
        <a href={toPage(page - 1)} rel="prev" className={link}>
          Previous results
        </a>
      )}
      {page < pages && (
        <a href={toPage(page + 1)} rel="next" className={link}>
          More results
        </a>
      )}
    </nav>
  );
}

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
      <p className="pt-6 wrap-anywhere text-ink-2 lg:col-span-4">
        <span className="block text-h3 font-[560] tracking-tight text-ink tabular-nums [font-stretch:112%]">
          {describeCount(outcome)}
        </span>
        for “<bdi>{query}</bdi>”
      </p>
      <div className="lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
        <ol start={(page - 1) * 10 + 1}>
          {results.map((result) => (
            <li key={result.path} className="border-hairline not-first:border-t">
              <Result result={result} />
            </li>
          ))}
        </ol>
        {pages > 1 && <ResultPages query={query} page={page} pages={pages} />}
      </div>
      <div className="border-hairline pt-6 text-ink-2 max-lg:border-t lg:col-span-3 lg:col-start-1 lg:row-start-2">
        {kinds.length > 1 && (
          <ul className="mb-6 border-b border-hairline text-small max-lg:hidden">
            {kinds.map(({ kind, count }) => (
              <li key={kind} className="flex justify-between border-t border-hairline py-2">
                {kind}
                <span className="text-ink tabular-nums">{count}</span>
              </li>
            ))}
          </ul>
        )}
        <p>Not what you were looking for?</p>
        <a href={action.href} className={link}>
          {action.label}
        </a>
      </div>
    </div>
  );
}

const link = 'inline-flex min-h-11 items-center text-petrol underline underline-offset-4 hover:text-ink';

function describeCount({ count, isMore, page, pages }: SearchOutcome): string {
  const results = `${isMore ? 'More than ' : ''}${count} ${count === 1 ? 'result' : 'results'}`;
  return pages > 1 ? `${results}, page ${page} of ${pages}` : results;
}

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
          {publishedAt && ' · '}
          {publishedAt && (
            <time dateTime={publishedAt} className="whitespace-nowrap">
              {formatDate(publishedAt, 'UTC')}
            </time>
          )}
        </p>
        <h2 dir="auto" className="mt-1 text-lead wrap-anywhere sm:text-h3">
          <a href={path} className="underline-offset-4 hover:underline">
            <Marked pieces={title} />
          </a>
        </h2>
        <p dir="auto" className="found-text mt-2 wrap-anywhere text-ink-2">
          <Marked pieces={excerpt} />
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

function ResultPages({ query, page, pages }: { query: string; page: number; pages: number }) {
  const toPage = (number: number) => paths.search({ q: query, ...(number > 1 && { page: String(number) }) });
  return (
    <nav aria-label="More results" className="mt-6 flex justify-between gap-6">
      {page > 1 && (
        <a href={toPage(page - 1)} rel="prev" className={link}>
          Previous results
        </a>
      )}
      {page < pages && (
        <a href={toPage(page + 1)} rel="next" className={`ml-auto ${link}`}>
          More results
        </a>
      )}
    </nav>
  );
}

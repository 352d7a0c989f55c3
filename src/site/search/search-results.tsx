import type { Piece } from '#domain/search/server/mark-words.ts';
import { formatDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import type { SearchOutcome, SearchResult } from './search-outcome.ts';

/** The results, best first. */
export function SearchResults({ outcome }: { outcome: SearchOutcome }) {
  const { results, query, page, pages } = outcome;
  return (
    <div className="lg:col-span-12">
      <p className="text-small text-ink-2 tabular-nums">{describeCount(outcome)}</p>
      <ol className="mt-4 border-b border-hairline" start={(page - 1) * 10 + 1}>
        {results.map((result) => (
          <li key={result.path} className="border-t border-hairline">
            <Result result={result} />
          </li>
        ))}
      </ol>
      {pages > 1 && <ResultPages query={query} page={page} pages={pages} />}
    </div>
  );
}

function describeCount({ count, isMore, page, pages }: SearchOutcome): string {
  const results = `${isMore ? 'More than ' : ''}${count} ${count === 1 ? 'result' : 'results'}`;
  return pages > 1 ? `${results}, page ${page} of ${pages}` : results;
}

function Result({ result }: { result: SearchResult }) {
  const { path, kind, title, heading, excerpt, publishedAt, measured } = result;
  return (
    <article className="grid gap-x-6 gap-y-1 py-6 lg:grid-cols-12">
      <p className="flex gap-x-3 text-fine text-ink-2 tabular-nums lg:col-span-4 lg:flex-col lg:pt-1">
        <span className="font-medium text-ink">{kind}</span>
        {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt, 'UTC')}</time>}
      </p>
      <div className="lg:col-span-6">
        <h2 dir="auto" className="text-lead font-semibold text-balance wrap-anywhere max-sm:max-w-[17em]">
          <a href={path} className="text-petrol underline-offset-4 hover:text-ink hover:underline">
            <Marked pieces={title} />
          </a>
        </h2>
        {heading && (
          <p dir="auto" className="mt-1 text-small font-medium wrap-anywhere">
            <Marked pieces={heading} />
          </p>
        )}
        <p dir="auto" className="mt-1 max-w-[36.5em] text-small wrap-anywhere text-ink-2 max-sm:max-w-[23em]">
          <Marked pieces={excerpt} />
        </p>
      </div>
      {measured && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-fine text-ink-2 lg:col-span-2 lg:block">
          <span className="text-lead font-[560] tracking-tight text-ink [font-stretch:112%] lg:block">
            {measured.value}
          </span>
          {keepTogether(measured.metric)}
        </p>
      )}
    </article>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let end = 0;
  return pieces.map(({ text, isMarked }) => {
    end += text.length;
    if (!isMarked) return text;
    return (
      <mark key={end} className="found-word">
        {text}
      </mark>
    );
  });
}

function ResultPages({ query, page, pages }: { query: string; page: number; pages: number }) {
  const link = 'inline-flex min-h-11 items-center text-petrol underline underline-offset-4 hover:text-ink';
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

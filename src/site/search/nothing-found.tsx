import { apiPath } from '#paths/api-paths.ts';
import { paths } from '#paths/paths.ts';
import type { SearchOutcome } from './search-outcome.ts';

/** Why there are no results. Reported by unmet-search.inline.js. */
export function NothingFound({ outcome: { query, hasWords } }: { outcome: SearchOutcome }) {
  const found = hasWords && { 'data-unmet': query, 'data-report': apiPath('unmetSearches') };
  return (
    <div
      {...found}
      className="grid gap-x-6 gap-y-2 border-t-2 border-ink pt-6 lg:col-span-12 lg:grid-cols-12"
    >
      <p className="text-h3 font-[560] tracking-tight [font-stretch:112%] lg:col-span-3">No results</p>
      <div className="text-ink-2 lg:col-span-9">
        <p className="wrap-anywhere">
          {hasWords
            ? `Nothing on this site has all the words of “${query}”. Fewer words find more.`
            : `There is no word to look for in “${query}”.`}
        </p>
        <p className="mt-2">
          Or{' '}
          <a href={paths.contact()} className="text-petrol underline underline-offset-4 hover:text-ink">
            ask us
          </a>
          .
        </p>
      </div>
    </div>
  );
}

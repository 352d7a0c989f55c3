import { EmptyState } from '#design/ui/empty-state.tsx';
import { apiPath } from '#paths/api-paths.ts';
import { paths } from '#paths/paths.ts';
import type { SearchOutcome } from './search-outcome.ts';

/** Why there are no results. Reported by unmet-search.inline.js. */
export function NothingFound({ outcome: { query, hasWords } }: { outcome: SearchOutcome }) {
  const found = hasWords && { 'data-unmet': query, 'data-report': apiPath('unmetSearches') };
  return (
    <div {...found} className="lg:col-span-8 lg:col-start-5">
      <EmptyState
        text={
          hasWords
            ? `Nothing on this site has all the words of “${query}”. Fewer words find more.`
            : `There is no word to look for in “${query}”.`
        }
      >
        <p className="text-small">
          Or{' '}
          <a href={paths.contact()} className="text-petrol underline underline-offset-4 hover:text-ink">
            ask us
          </a>
          .
        </p>
      </EmptyState>
    </div>
  );
}

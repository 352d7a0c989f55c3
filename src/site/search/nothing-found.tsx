import { EmptyState } from '#design/ui/empty-state.tsx';
import { apiPath } from '#paths/api-paths.ts';
import { paths } from '#paths/paths.ts';
import type { SearchOutcome } from './search-outcome.ts';

const places = [
  ['Services', paths.services()],
  ['Products', paths.products()],
  ['Case studies', paths.portfolio()],
  ['Articles', paths.blog()],
] as const;

/** Why there are no results, and where else to look. Reported by unmet-search.inline.js. */
export function NothingFound({ outcome: { query, hasWords } }: { outcome: SearchOutcome }) {
  const found = hasWords && { 'data-unmet': query, 'data-report': apiPath('unmetSearches') };
  return (
    <div {...found} className="lg:col-span-7 lg:col-start-4">
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
      <Places />
    </div>
  );
}

/** Where to look without searching. */
export function Places() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6">
      {places.map(([label, href]) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4 hover:text-ink"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { caseCategories } from '#content/cases.ts';
import type { CaseCategory } from '#content/cases/names.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { getCategoryAnchor } from './case-address.ts';

const look = `inline-flex min-h-11 items-center border border-control px-3 text-small transition-colors duration-140 ease-mark hover:border-ink ${focusRing}`;

/**
 * The nine filter buttons, which filter-cases.ts makes work. Without scripting they are links: a category's
 * anchor is its case, and the grid then shows its target alone.
 */
export function CaseFilter({ total }: { total: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div role="group" aria-label="Filter by category" className="flex flex-wrap gap-2 noscript:hidden">
        {caseCategories.map((category) => (
          <button
            key={category}
            type="button"
            data-filter={category}
            aria-pressed={category === 'All'}
            className={`${look} aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:border-4`}
          >
            {category}
          </button>
        ))}
      </div>
      <nav aria-label="Filter by category" className="hidden noscript:block">
        <ul className="flex flex-wrap gap-2">
          {caseCategories.map((category) => (
            <li key={category}>
              <a
                href={category === 'All' ? '#cases' : `#${getCategoryAnchor(category as CaseCategory)}`}
                className={look}
              >
                {category}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" data-case-count className="font-mono text-fine text-ink-2 noscript:hidden">
        {total} of {total} cases
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { everyCase, type CaseStudy } from '#content/cases.schema.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { paths } from '#paths/paths.ts';

interface CaseFilterProps {
  cases: readonly CaseStudy[];
  /** The category that is chosen, or `everyCase`. */
  chosen: string;
  /** The key to the drawings, where there are any. */
  children?: ReactNode;
}

const look = `inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent text-small text-ink-2 -outline-offset-2! transition-colors duration-140 ease-mark hover:text-ink aria-[current=true]:border-ink aria-[current=true]:text-ink aria-pressed:border-ink aria-pressed:font-medium aria-pressed:text-ink ${focusRing}`;

/** The filter's buttons, one for each category, which filter-cases.ts makes work, below the key and the count. Without scripting they are links. */
export function CaseFilter({ cases, chosen, children }: CaseFilterProps) {
  const names = [everyCase, ...listCategories(cases)];
  const visibleCount = cases.filter(({ category }) => chosen === everyCase || category === chosen).length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-fine text-ink-2 sm:gap-x-6">
        {children}
        <p role="status" data-case-count className="ml-auto shrink-0 noscript:hidden">
          {visibleCount} of {cases.length} cases
        </p>
      </div>
      <div
        role="group"
        aria-label="Filter by category"
        className="mt-1 border-b border-hairline noscript:hidden"
      >
        <div className="scroll-row case-grid-filter">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              data-filter={name}
              aria-pressed={name === chosen}
              className={look}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <nav aria-label="Filter by category" className="hidden min-w-0 noscript:block">
        <ul className="scroll-row case-grid-filter">
          {names.map((name) => (
            <li key={name}>
              <a
                href={paths.portfolio(name === everyCase ? undefined : name)}
                aria-current={name === chosen ? 'true' : undefined}
                className={look}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The categories that have cases, in the order in which the gallery first shows them. */
function listCategories(cases: readonly Pick<CaseStudy, 'category'>[]): string[] {
  return [...new Set(cases.map(({ category }) => category))];
}

import { everyCase, type CaseStudy } from '#content/cases.schema.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { paths } from '#paths/paths.ts';

interface CaseFilterProps {
  cases: readonly CaseStudy[];
  /** The category that is chosen, or `everyCase`. */
  chosen: string;
}

const look = `inline-flex min-h-11 items-center border border-control px-3 text-small transition-colors duration-140 ease-mark hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:border-4 ${focusRing}`;

/** The filter's buttons, one for each category, which filter-cases.ts makes work. Without scripting they are links. */
export function CaseFilter({ cases, chosen }: CaseFilterProps) {
  const names = [everyCase, ...listCategories(cases)];
  const visibleCount = cases.filter(({ category }) => chosen === everyCase || category === chosen).length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div role="group" aria-label="Filter by category" className="flex flex-wrap gap-2 noscript:hidden">
        {names.map((name) => (
          <button key={name} type="button" data-filter={name} aria-pressed={name === chosen} className={look}>
            {name}
          </button>
        ))}
      </div>
      <nav aria-label="Filter by category" className="hidden noscript:block">
        <ul className="flex flex-wrap gap-2">
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
      <p role="status" data-case-count className="font-mono text-fine text-ink-2 noscript:hidden">
        {visibleCount} of {cases.length} cases
      </p>
    </div>
  );
}

/** The categories that have cases, in the order in which the gallery first shows them. */
function listCategories(cases: readonly Pick<CaseStudy, 'category'>[]): string[] {
  return [...new Set(cases.map(({ category }) => category))];
}

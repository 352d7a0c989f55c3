import type { CaseStudy } from '#content/cases.schema.ts';
import { getCategoryAnchor } from './case-address.ts';
import { CaseCard } from './case-card.tsx';

/** Wide and narrow by turns, so that the wide ones' margins lie at the page's outer edges. */
const places = [
  { margin: 'left', width: 'lg:col-span-7' },
  { margin: 'none', width: 'lg:col-span-5' },
  { margin: 'none', width: 'lg:col-span-5' },
  { margin: 'right', width: 'lg:col-span-7' },
] as const;

/** The gallery. Each case is its category's anchor; see case-filter.tsx. */
export function CaseGrid({ cases }: { cases: readonly CaseStudy[] }) {
  return (
    <ul id="cases" className="group/cases grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-12 lg:gap-y-16">
      {cases.map((study, index) => {
        const { margin, width } = places[index % 4] ?? places[0];
        return (
          <li
            key={study.id}
            id={getCategoryAnchor(study.category)}
            data-category={study.category}
            className={`${width} noscript:group-has-[:target]/cases:not-target:hidden`}
          >
            <CaseCard study={study} margin={margin} />
          </li>
        );
      })}
    </ul>
  );
}

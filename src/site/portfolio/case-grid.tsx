import { everyCase, type CaseStudy } from '#content/cases.schema.ts';
import { CaseCard } from './case-card.tsx';

/** Wide and narrow by turns, so that the wide ones' margins lie at the page's outer edges. */
const places = [
  { margin: 'left', width: 'lg:col-span-7' },
  { margin: 'none', width: 'lg:col-span-5' },
  { margin: 'none', width: 'lg:col-span-5' },
  { margin: 'right', width: 'lg:col-span-7' },
] as const;

/** The gallery, of which the cases of the category chosen are shown. */
export function CaseGrid({ cases, chosen }: { cases: readonly CaseStudy[]; chosen: string }) {
  return (
    <ul id="cases" className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-12 lg:gap-y-16">
      {cases.map((study, index) => {
        const { margin, width } = places[index % 4] ?? places[0];
        return (
          <li
            key={study.slug}
            data-category={study.category}
            hidden={chosen !== everyCase && study.category !== chosen}
            className={width}
          >
            <CaseCard study={study} margin={margin} />
          </li>
        );
      })}
    </ul>
  );
}

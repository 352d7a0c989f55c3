import { everyCase, type CaseStudy } from '#content/cases.schema.ts';
import { CaseCard } from './case-card.tsx';

/** The gallery, of which the cases of the category chosen are shown; case-grid.css makes the rows. */
export function CaseGrid({ cases, chosen }: { cases: readonly CaseStudy[]; chosen: string }) {
  return (
    <ul id="cases" className="case-grid">
      {cases.map((study) => (
        <li
          key={study.slug}
          data-category={study.category}
          hidden={chosen !== everyCase && study.category !== chosen}
        >
          <CaseCard study={study} />
        </li>
      ))}
    </ul>
  );
}

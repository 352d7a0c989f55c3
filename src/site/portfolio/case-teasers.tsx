import type { CaseStudy } from '#content/cases.schema.ts';
import { TeaserCard } from './teaser-card.tsx';

interface CaseTeasersProps {
  cases: readonly CaseStudy[];
  /** Whether the page has shown a case's change. */
  isSeen?: (study: CaseStudy) => boolean;
}

/** The first case large, and the others small: two with pictures have room beside it, and no row is half empty. */
export function CaseTeasers({ cases: [first, ...others], isSeen = () => false }: CaseTeasersProps) {
  const arePictured = others.every(({ picture, thumbnail }) => picture ?? thumbnail);
  const beside = others.length > 0 && others.length <= 2 && arePictured;
  const wide = [0, 4, 2][others.length % 3]!;
  return (
    <div className="grid gap-x-6 lg:grid-cols-3">
      {first && (
        <div className={`mb-6 ${beside ? 'lg:col-span-2 lg:mb-0' : 'lg:col-span-3'}`}>
          <TeaserCard teaser={first} isSeen={isSeen(first)} size="large" />
        </div>
      )}
      <ul
        className={`empty:hidden ${beside ? 'grid content-between gap-6 md:grid-cols-2 lg:grid-cols-1' : 'grid gap-6 md:grid-cols-2 lg:col-span-3 lg:grid-cols-6'}`}
      >
        {others.map((teaser, index) => (
          <li
            key={teaser.slug}
            className={beside ? undefined : index < wide ? 'lg:col-span-3' : 'lg:col-span-2'}
          >
            <TeaserCard teaser={teaser} isSeen={isSeen(teaser)} size="small" />
          </li>
        ))}
      </ul>
    </div>
  );
}

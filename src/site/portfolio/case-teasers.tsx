import type { CaseStudy } from '#content/cases.schema.ts';
import { TeaserCard } from './teaser-card.tsx';

interface CaseTeasersProps {
  cases: readonly CaseStudy[];
}

/** The first case large, two with pictures beside it, and the others in rows below; four are alike. */
export function CaseTeasers({ cases }: CaseTeasersProps) {
  const others = cases.length === 4 ? cases : cases.slice(1);
  const first = others.length < cases.length && cases[0];
  const isBeside = first && others.slice(0, 2).every(({ picture, thumbnail }) => picture ?? thumbnail);
  const near = isBeside ? others.slice(0, 2) : [];
  const rest = others.slice(near.length);
  const half = [0, 4, 2][rest.length % 3]!;
  const draw = (teaser: CaseStudy) => <TeaserCard teaser={teaser} size="small" />;
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      {first && (
        <div className={near.length > 0 ? 'lg:col-span-2' : 'lg:col-span-3'}>
          <TeaserCard teaser={first} size="large" />
        </div>
      )}
      {near.length > 0 && (
        <ul className="grid content-between gap-6 md:grid-cols-2 lg:grid-cols-1">
          {near.map((teaser) => (
            <li key={teaser.slug}>{draw(teaser)}</li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <ul className="grid gap-6 md:grid-cols-2 lg:col-span-3 lg:grid-cols-6">
          {rest.map((teaser, index) => (
            <li key={teaser.slug} className={index < half ? 'lg:col-span-3' : 'lg:col-span-2'}>
              {draw(teaser)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

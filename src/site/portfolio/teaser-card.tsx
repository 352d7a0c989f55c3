import type { CaseStudy } from '#content/cases.schema.ts';
import { paths } from '#paths/paths.ts';
import { CasePicture } from './case-picture.tsx';

interface TeaserCardProps {
  teaser: CaseStudy;
  /** Drawn on a phone too, where the others are words alone. */
  isFirst: boolean;
}

/** Client, field and result below the left half of the drawing, or beside it; the whole card leads to the case. */
export function TeaserCard({ teaser, isFirst }: TeaserCardProps) {
  const isDrawn = (teaser.picture ?? teaser.thumbnail) !== undefined;
  const columns = 'sm:max-xl:grid sm:max-xl:grid-cols-[minmax(min(18rem,50%),5fr)_7fr] sm:max-xl:gap-6';
  return (
    <article
      className={`group relative ${isFirst ? '' : 'max-xl:border-t max-xl:border-ink max-xl:pt-3'} ${isDrawn ? columns : ''}`}
    >
      <CasePicture
        study={teaser}
        sizes="(min-width: 80rem) 400px, (min-width: 40rem) 42vw, 92vw"
        isReferenced
        decorative
        className={`mb-3 self-start border border-ink ${isFirst || teaser.picture ? '' : 'max-sm:hidden'}`}
      />
      <div>
        <h3 className="text-lead lg:text-h3">
          <a
            href={paths.caseStudy(teaser.slug)}
            className="underline-offset-6 group-hover:underline after:absolute after:inset-0"
          >
            {teaser.client}
          </a>
        </h3>
        <p className="text-small text-ink-2 sm:mt-1">{`${teaser.category}, ${teaser.industry}`}</p>
        <p className="mt-1 max-w-[27.5em] max-sm:text-small sm:mt-2">{teaser.hoverSummary}</p>
      </div>
    </article>
  );
}

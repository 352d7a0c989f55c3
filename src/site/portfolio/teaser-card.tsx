import type { CaseStudy } from '#content/cases.schema.ts';
import { paths } from '#paths/paths.ts';
import { CasePicture } from './case-picture.tsx';

interface TeaserCardProps {
  teaser: CaseStudy;
}

/** Client, field and result below the left half of the drawing; the whole card leads to the case. */
export function TeaserCard({ teaser }: TeaserCardProps) {
  return (
    <article className="group relative max-w-160">
      <CasePicture
        study={teaser}
        sizes="(min-width: 64rem) 400px, 88vw"
        isReferenced
        decorative
        className="mb-4 border border-ink"
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

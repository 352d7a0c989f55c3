import type { CaseStudy } from '#content/cases.schema.ts';
import { paths } from '#paths/paths.ts';
import { CasePicture } from './case-picture.tsx';
import { CaseValue, findChange } from './case-value.tsx';

interface TeaserCardProps {
  teaser: CaseStudy;
  /** Whether the page has shown its change, and what the drawing's left half shows: it leads with others. */
  isSeen?: boolean;
}

/** Client, field, change and summary below a half of the drawing; the whole card leads to the case. */
export function TeaserCard({ teaser, isSeen }: TeaserCardProps) {
  const change = findChange(teaser);
  const other = isSeen && findChange({ results: teaser.results.filter((result) => result !== change) });
  const result = other || change;
  return (
    <article className="group relative max-w-160">
      <CasePicture
        study={teaser}
        sizes="(min-width: 64rem) 400px, 88vw"
        isReferenced
        decorative
        half={isSeen ? 'right' : 'left'}
        className="mb-4 border border-ink"
      />
      <div>
        <h3 className="text-lead lg:text-h3">
          <a
            href={paths.caseStudy(teaser.slug)}
            className="underline underline-offset-6 group-hover:text-petrol after:absolute after:inset-0"
          >
            {teaser.client}
          </a>
        </h3>
        <p className="text-small text-ink-2 sm:mt-1">{`${teaser.category}, ${teaser.industry}`}</p>
        {result && (
          <CaseValue className="mt-2 block text-h2 font-[560] tracking-tight [font-stretch:112%] lg:mt-2 lg:text-[2.5rem]">
            {result.value}
          </CaseValue>
        )}
        <p className="mt-1 max-w-[27.5em] text-small">
          {other ? `${other.metric}. ${teaser.hoverSummary}` : teaser.hoverSummary}
        </p>
      </div>
    </article>
  );
}

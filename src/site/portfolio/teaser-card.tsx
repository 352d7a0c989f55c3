import type { CaseStudy } from '#content/cases.schema.ts';
import { paths } from '#paths/paths.ts';
import { CasePicture } from './case-picture.tsx';
import { CaseValue, findChange } from './case-value.tsx';

interface TeaserCardProps {
  teaser: CaseStudy;
  /** Whether the page has shown its change: it leads with another result. */
  isSeen?: boolean;
  /** `large` has the drawing whole where there is room, `small` the top of its left half; else all of that half. */
  size?: 'large' | 'small';
}

/** Client, change, field and summary below the drawing; the whole card leads to the case. */
export function TeaserCard({ teaser, isSeen, size }: TeaserCardProps) {
  const change = findChange(teaser);
  const other = isSeen && findChange({ results: teaser.results.filter((result) => result !== change) });
  const result = other || change;
  const isLarge = size === 'large';
  return (
    <article
      className={`group relative ${size === 'small' ? 'flex h-full flex-col' : size ? '' : 'max-w-160'}`}
    >
      <CasePicture
        study={teaser}
        sizes={isLarge ? '(min-width: 64rem) 808px, 94vw' : '(min-width: 64rem) 400px, 88vw'}
        isReferenced
        decorative
        isWhole={isLarge && 'wide'}
        isCropped={size === 'small'}
        className={`mb-3 border border-ink ${size === 'small' ? 'grow content-between max-md:hidden' : ''} ${isLarge ? 'md:grid-cols-2' : ''}`}
      />
      <h3 className={isLarge ? 'text-lead lg:text-h3' : 'text-lead'}>
        <a
          href={paths.caseStudy(teaser.slug)}
          className="underline underline-offset-6 group-hover:text-petrol after:absolute after:inset-0"
        >
          {teaser.client}
        </a>
      </h3>
      <div
        className={`mt-1 flex flex-wrap gap-x-4 ${isLarge ? 'items-baseline justify-between' : 'items-end'}`}
      >
        {result && (
          <CaseValue
            className={`font-[560] tracking-tight [font-stretch:112%] ${isLarge ? 'text-h1 lg:text-[5rem]' : 'text-h2'}`}
          >
            {result.value}
          </CaseValue>
        )}
        <p
          className={`text-fine text-ink-2 ${size === 'small' ? '' : 'md:text-small'} ${isLarge ? '' : 'flex-1 basis-28 text-right'}`}
        >
          {`${teaser.category}, ${teaser.industry}`}
        </p>
      </div>
      <p className={`mt-1 max-w-[30em] text-small ${isLarge ? 'md:text-body' : ''}`}>
        {other ? `${other.metric}. ${teaser.hoverSummary}` : teaser.hoverSummary}
      </p>
    </article>
  );
}

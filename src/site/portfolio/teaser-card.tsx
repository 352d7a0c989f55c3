import type { CaseStudy } from '#content/cases.schema.ts';
import { paths } from '#paths/paths.ts';
import { ClientVoice } from '../parts/client-voice.tsx';
import { CasePicture } from './case-picture.tsx';
import { CaseValue, findChange } from './case-value.tsx';

interface TeaserCardProps {
  teaser: CaseStudy;
  /** `large` has the drawing whole where there is room, `small` the top of its left half. */
  size: 'large' | 'small';
}

/** Client, change, field and summary below the drawing, and what the client says beside them in a large one; the whole card leads to the case. */
export function TeaserCard({ teaser, size }: TeaserCardProps) {
  const change = findChange(teaser);
  const isLarge = size === 'large';
  return (
    <article className="group relative">
      <CasePicture
        study={teaser}
        sizes={isLarge ? '(min-width: 64rem) 808px, 94vw' : '(min-width: 64rem) 400px, 88vw'}
        isReferenced
        decorative
        {...(isLarge && { other: 'max-md:hidden' })}
        isCropped={!isLarge}
        className={`mb-3 border border-ink ${isLarge && !teaser.picture ? 'teaser-lead md:grid-cols-2' : ''}`}
      />
      <div className={isLarge ? 'grid gap-x-6 md:grid-cols-2' : ''}>
        <div>
          <h3 className={isLarge ? 'text-lead lg:text-h3' : 'text-lead'}>
            <a
              href={paths.caseStudy(teaser.slug)}
              className="underline underline-offset-6 group-hover:text-petrol after:absolute after:inset-0"
            >
              {teaser.client}
            </a>
          </h3>
          {change && (
            <CaseValue
              className={`mt-1 block font-[560] tracking-tight [font-stretch:112%] ${isLarge ? 'text-h1 xl:text-[4rem]' : 'text-h2'}`}
            >
              {change.value}
            </CaseValue>
          )}
          <p className="text-fine text-ink-2">{`${teaser.category}, ${teaser.industry}`}</p>
          <p className={`mt-1 max-w-[30em] text-small ${isLarge ? 'md:text-body' : ''}`}>
            {teaser.hoverSummary}
          </p>
        </div>
        {isLarge && teaser.voice && (
          <div className="max-md:hidden">
            <ClientVoice voice={teaser.voice} />
          </div>
        )}
      </div>
    </article>
  );
}

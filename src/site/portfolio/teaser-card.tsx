import type { CaseStudy } from '#content/cases.schema.ts';
import { paths } from '#paths/paths.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ReferencedCaseDrawing } from './case-drawing.tsx';

/** The part of a drawing on a small card, where its correction is not in its upper left corner. */
const details: Readonly<Partial<Record<string, string>>> = { 'marking-desk': '184 60 288 192' };

/**
 * Client, field and result; the whole card leads to the case. A small card shows a detail of its drawing, and nothing
 * of that on a phone.
 */
export function TeaserCard({ teaser, isLarge }: { teaser: CaseStudy; isLarge: boolean }) {
  const isDrawn = (teaser.picture ?? teaser.thumbnail) !== undefined;
  const columns = isLarge
    ? 'grid gap-4 sm:max-lg:grid-cols-2 sm:gap-6 lg:block lg:border-0 lg:pt-0'
    : `${teaser.picture ? 'grid grid-cols-[min(8rem,36%)_1fr] gap-4 ' : ''}sm:grid sm:grid-cols-[min(15rem,45%)_1fr] sm:gap-6`;
  return (
    <article className={`group relative border-t border-ink pt-4 ${isDrawn ? columns : ''}`}>
      {isDrawn && (
        <div
          className={`self-start border border-ink bg-sheet ${isLarge ? 'overflow-hidden' : teaser.picture ? '' : 'max-sm:hidden'}`}
        >
          <PictureOrDrawing
            picture={teaser.picture}
            sizes={isLarge ? '(min-width: 64rem) 40vw, 92vw' : '15rem'}
            decorative
          >
            {teaser.thumbnail && (
              <ReferencedCaseDrawing
                drawn={teaser.thumbnail}
                part={isLarge ? '0 0 450 319' : (details[teaser.thumbnail.kind] ?? '0 49 288 192')}
                decorative
                {...(isLarge && { className: 'min-w-86' })}
              />
            )}
          </PictureOrDrawing>
        </div>
      )}
      <div className={isLarge && isDrawn ? 'lg:mt-4' : ''}>
        <h3 className={isLarge ? 'text-lead lg:text-h3' : 'text-lead'}>
          <a
            href={paths.caseStudy(teaser.slug)}
            className="underline-offset-6 group-hover:underline after:absolute after:inset-0"
          >
            {teaser.client}
          </a>
        </h3>
        <p className="mt-1 text-small text-ink-2">{`${teaser.category}, ${teaser.industry}`}</p>
        <p className="mt-2 max-w-[27.5em] max-sm:text-small">{teaser.hoverSummary}</p>
      </div>
    </article>
  );
}

import type { CaseStudy } from '#content/cases.schema.ts';
import { caseHalves } from '#design/drawings/cases/case-screen.tsx';
import { paths } from '#paths/paths.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ReferencedCaseDrawing } from './case-drawing.tsx';

interface TeaserCardProps {
  teaser: CaseStudy;
  /** With all of its drawing, where the card has half of a page's width or more. */
  isWide?: boolean;
}

/** Of a whole drawing, where there is no room for the rest; its frame cuts it. */
const leftHalf = 'max-lg:w-[200%] max-lg:max-w-none';

/** Client, field and result below the drawing, of which a narrow card has the left half; it all leads to the case. */
export function TeaserCard({ teaser, isWide = false }: TeaserCardProps) {
  const isDrawn = (teaser.picture ?? teaser.thumbnail) !== undefined;
  return (
    <article className="group relative max-w-160">
      {isDrawn && (
        <div className="mb-4 overflow-hidden border border-ink bg-sheet">
          <PictureOrDrawing picture={teaser.picture} sizes="(min-width: 64rem) 400px, 88vw" decorative>
            {teaser.thumbnail && (
              <ReferencedCaseDrawing
                drawn={teaser.thumbnail}
                {...(isWide ? { className: leftHalf } : { part: caseHalves.left })}
                decorative
              />
            )}
          </PictureOrDrawing>
        </div>
      )}
      <div>
        <h3 className="text-lead lg:text-h3">
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

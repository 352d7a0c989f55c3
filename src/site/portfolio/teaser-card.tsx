import type { CaseStudy } from '#content/cases.schema.ts';
import { SheetFigure } from '#design/figures/sheet/sheet-figure.tsx';
import { paths } from '#paths/paths.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';

/** Client, field and result; the whole card leads to the case. */
export function TeaserCard({ teaser, isLarge }: { teaser: CaseStudy; isLarge: boolean }) {
  const layout = isLarge ? '' : ' sm:grid sm:grid-cols-2 sm:gap-6 lg:border-t lg:border-ink lg:pt-6';
  return (
    <article className={`group relative${layout}`}>
      <div className="self-start border border-ink bg-sheet p-4">
        <PictureOrDrawing
          picture={teaser.picture}
          sizes={isLarge ? '(min-width: 64rem) 58vw, 92vw' : '(min-width: 64rem) 20vw, 46vw'}
          decorative
        >
          <SheetFigure name={`case-${teaser.thumbnail}`} decorative />
        </PictureOrDrawing>
      </div>
      <div className={isLarge ? 'mt-4' : 'mt-4 sm:mt-0'}>
        <h3 className={isLarge ? 'text-h3' : 'text-lead'}>
          <a
            href={paths.caseStudy(teaser.slug)}
            className="underline-offset-6 group-hover:underline after:absolute after:inset-0"
          >
            {teaser.client}
          </a>
        </h3>
        <p className="mt-1 text-small text-ink-2">{`${teaser.category}, ${teaser.industry}`}</p>
        <p className="mt-3 max-w-[27.5em]">{teaser.hoverSummary}</p>
      </div>
    </article>
  );
}

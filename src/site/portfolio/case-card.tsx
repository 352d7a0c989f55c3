import type { CaseStudy } from '#content/cases.schema.ts';
import { caseDrawings } from '#design/figures/cases/case-drawings.ts';
import { paths } from '#paths/paths.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';

interface CaseCardProps {
  study: CaseStudy;
  /** Which outer column carries the first result; the narrow cards have none. */
  margin: 'left' | 'right' | 'none';
}

/** Laid over the drawing where there is hover or focus, and below it where a finger is all there is. */
const summary =
  'border-t border-ink bg-ink px-4 py-3 text-paper transition duration-140 ease-mark md:px-6 md:py-4 md:text-lead [@media(hover:hover)]:absolute [@media(hover:hover)]:inset-x-0 [@media(hover:hover)]:bottom-0 [@media(hover:hover)]:translate-y-2 [@media(hover:hover)]:opacity-0 group-hover/card:translate-y-0! group-hover/card:opacity-100! group-focus-visible/card:translate-y-0! group-focus-visible/card:opacity-100!';

/** A case in the gallery: a link to its own address, which open-cases.ts opens over the page. */
export function CaseCard({ study, margin }: CaseCardProps) {
  const Drawing = caseDrawings[study.thumbnail];
  return (
    <a
      href={paths.caseStudy(study.slug)}
      data-case={study.client}
      className={`group/card block outline-offset-4 ${margin === 'none' ? '' : 'lg:grid lg:grid-cols-7 lg:gap-x-6'}`}
    >
      <div className={margin === 'left' ? 'lg:col-span-5 lg:col-start-3' : 'lg:col-span-5'}>
        <div className="relative overflow-hidden border border-ink bg-sheet">
          <div className="p-4 md:p-6">
            <PictureOrDrawing
              picture={study.picture}
              sizes="(min-width: 80rem) 760px, (min-width: 64rem) 62vw, 92vw"
              decorative
            >
              <Drawing decorative />
            </PictureOrDrawing>
          </div>
          <p className={summary}>{study.hoverSummary}</p>
        </div>
        <h2 className="mt-3 text-h3 underline-offset-6 group-hover/card:underline">{study.client}</h2>
        <p className="mt-1 text-small text-ink-2 text-balance">
          {study.category}, {study.industry}
        </p>
      </div>
      {margin !== 'none' && <FirstResult study={study} left={margin === 'left'} />}
    </a>
  );
}

function FirstResult({ study, left }: { study: CaseStudy; left: boolean }) {
  const [result] = study.results;
  if (!result) return null;
  return (
    <p
      className={`hidden self-start border-t border-ink pt-2 text-small text-ink-2 lg:col-span-2 lg:block ${left ? 'lg:col-start-1 lg:row-start-1' : ''}`}
    >
      <span className="block font-mono text-body text-ink">{result.value}</span>
      {result.metric}
    </p>
  );
}

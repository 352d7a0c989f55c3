import { everyCase, type CaseStudy } from '#content/cases.schema.ts';
import { paths } from '#paths/paths.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ReferencedCaseDrawing } from './case-drawing.tsx';

/** The gallery, of which the cases of the category chosen are shown; case-grid.css makes the rows. */
export function CaseGrid({ cases, chosen }: { cases: readonly CaseStudy[]; chosen: string }) {
  return (
    <ul id="cases" className="case-grid">
      {cases.map((study) => (
        <li
          key={study.slug}
          data-category={study.category}
          hidden={chosen !== everyCase && study.category !== chosen}
        >
          <CaseCard study={study} />
        </li>
      ))}
    </ul>
  );
}

const summary = 'border-t border-ink bg-ink px-4 py-3 text-paper md:px-6 md:py-4 md:text-lead';

/** Laid over the drawing with hover or focus, and below it on touch screens. */
const summaryOverlay =
  'transition duration-140 ease-mark [@media(hover:hover)]:absolute [@media(hover:hover)]:inset-x-0 [@media(hover:hover)]:bottom-0 [@media(hover:hover)]:translate-y-2 [@media(hover:hover)]:opacity-0 group-hover/card:translate-y-0! group-hover/card:opacity-100! group-focus-visible/card:translate-y-0! group-focus-visible/card:opacity-100!';

/** A case in the gallery: a link to its own address, which open-cases.ts opens over the page. */
function CaseCard({ study }: { study: CaseStudy }) {
  const isDrawn = (study.picture ?? study.thumbnail) !== undefined;
  return (
    <a
      href={paths.caseStudy(study.slug)}
      data-case={study.client}
      className="case-card group/card outline-offset-4"
    >
      <div className="relative overflow-hidden border border-ink bg-sheet">
        {isDrawn && (
          <PictureOrDrawing
            picture={study.picture}
            sizes="(min-width: 80rem) 616px, (min-width: 48rem) 46vw, 92vw"
            decorative
          >
            {study.thumbnail && (
              <div className="case-card-drawing">
                <ReferencedCaseDrawing drawn={study.thumbnail} decorative cut />
              </div>
            )}
          </PictureOrDrawing>
        )}
        <p className={`${summary} ${isDrawn ? summaryOverlay : ''}`}>{study.hoverSummary}</p>
      </div>
      <CardWords study={study} />
    </a>
  );
}

/** Name, field and results; case-grid.css shows the first result, or all of them if there is room. */
function CardWords({ study: { client, category, industry, results } }: { study: CaseStudy }) {
  return (
    <div className="case-card-words mt-2 md:mt-3">
      <h2 className="text-h3 underline-offset-6 group-hover/card:underline">{client}</h2>
      <p className="mt-1 text-small text-ink-2">
        {category}, {industry}
      </p>
      <ul className="case-card-results mt-3">
        {results.map(({ metric, value }) => (
          <li
            key={metric}
            className="border-t border-hairline pt-2 text-small text-ink-2 first:border-ink md:pb-2"
          >
            <span className="mr-3 font-mono text-body text-ink">{value}</span>
            {metric}
          </li>
        ))}
      </ul>
    </div>
  );
}

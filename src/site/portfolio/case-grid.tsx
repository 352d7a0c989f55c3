import { everyCase, type CaseStudy } from '#content/cases.schema.ts';
import { paths } from '#paths/paths.ts';
import { CasePicture } from './case-picture.tsx';

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

/** A case in the gallery: a link to its own address, which open-cases.ts opens over the page. */
function CaseCard({ study }: { study: CaseStudy }) {
  const isDrawn = (study.picture ?? study.thumbnail) !== undefined;
  return (
    <a
      href={paths.caseStudy(study.slug)}
      data-case={study.client}
      className={`case-card outline-offset-4 ${isDrawn ? 'case-drawn' : ''}`}
    >
      <CasePicture
        study={study}
        sizes="(min-width: 80rem) 392px, (min-width: 48rem) 46vw, 92vw"
        isReferenced
        isWhole
        decorative
      />
      <p className="case-card-summary">{study.hoverSummary}</p>
      <CardWords study={study} />
    </a>
  );
}

/** Name, field and the first results; on a phone one of them, unless the case is alone. */
function CardWords({ study: { client, category, industry, results } }: { study: CaseStudy }) {
  return (
    <div className="case-card-words flex flex-col px-4 py-2 md:py-3 xl:py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
        <h2 className="text-body leading-tight md:text-h3">{client}</h2>
        <p className="text-fine text-ink-2 md:mt-1 md:text-small">
          {category}
          <span className="max-md:hidden">{`, ${industry}`}</span>
        </p>
      </div>
      <ul className="case-results text-small text-ink-2 max-md:leading-snug md:mt-auto md:pt-4">
        {results.slice(0, 3).map(({ metric, value }, index) => (
          <li
            key={metric}
            className={`border-hairline first:border-ink md:border-t md:py-2 md:last:pb-0 ${index > 0 ? 'case-more' : ''}`}
          >
            <span className="mr-2 font-[560] tracking-tight text-ink [font-stretch:112%] md:text-lead xl:block">
              {value}
            </span>{' '}
            {metric}
          </li>
        ))}
      </ul>
    </div>
  );
}

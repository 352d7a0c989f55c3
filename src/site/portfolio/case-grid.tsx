import type { SiteContent } from '#content/collections.ts';
import { everyCase, type CaseStudy } from '#content/cases.schema.ts';
import { paths } from '#paths/paths.ts';
import { pickEntries } from '../parts/pick-entries.ts';
import { Tick } from '../parts/sign-off-line.tsx';
import { CasePicture } from './case-picture.tsx';
import { CaseValue } from './case-value.tsx';
import { placeCase } from './filter-cases.ts';

/** The gallery, of which the cases of the category chosen are shown; case-grid.css makes the rows. */
export function CaseGrid({ content, chosen }: { content: SiteContent; chosen: string }) {
  const { cases } = content;
  const visible = cases.filter(({ category }) => chosen === everyCase || category === chosen);
  return (
    <ul id="cases" className="case-grid">
      {cases.map((study) => (
        <li
          key={study.slug}
          data-category={study.category}
          data-span={placeCase(visible.indexOf(study), visible.length)}
          hidden={!visible.includes(study)}
        >
          <CaseCard study={study} content={content} />
        </li>
      ))}
    </ul>
  );
}

/** A case in the gallery: a link to its own address, which open-cases.ts opens over the page. */
function CaseCard({ study, content: { people, site } }: { study: CaseStudy; content: SiteContent }) {
  const signers = pickEntries(people, study.signedBy ?? []).map(({ name }) => name);
  return (
    <a href={paths.caseStudy(study.slug)} data-case={study.client} className="case-card outline-offset-4">
      <CardWords study={study} />
      <p className="case-card-summary">{study.hoverSummary}</p>
      <CasePicture
        study={study}
        sizes="(min-width: 80rem) 392px, (min-width: 48rem) 46vw, 92vw"
        isReferenced
        other="case-other"
        hasFoot
        decorative
      />
      {signers.length > 0 && (
        <p className="case-signed text-fine">
          <Tick className="mt-0.5 size-4" />
          {`${site.onward.builders} ${new Intl.ListFormat('en-US', { style: 'narrow' }).format(signers)}`}
        </p>
      )}
    </a>
  );
}

/** Name, field, the first result and, where there is room, two more beside it. */
function CardWords({ study: { client, category, industry, results } }: { study: CaseStudy }) {
  return (
    <div className="case-words flex flex-col">
      <h2>{client}</h2>
      <p className="text-fine leading-tight text-ink-2 md:mt-1 md:text-small">{`${category}, ${industry}`}</p>
      <ul className="case-results text-small text-ink-2">
        {results.slice(0, 3).map(({ metric, value }, index) => (
          <li key={metric} className={index === 0 ? 'case-lead' : 'case-result'}>
            {index === 0 ? (
              <CaseValue className="case-figure text-balance text-ink">{value}</CaseValue>
            ) : (
              <span className="font-medium text-ink">{value}</span>
            )}{' '}
            <span>{metric}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

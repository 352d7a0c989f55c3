import type { SiteContent } from '#content/collections.ts';
import { caseParts } from '#design/drawings/cases/case-screen.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { paths } from '#paths/paths.ts';
import { frame } from '../parts/section.tsx';
import { ReferencedCaseDrawing } from '../portfolio/case-drawing.tsx';
import { LinkArrow } from '../parts/link-arrow.tsx';
import { showCase, WorkShown, type Work } from './work-shown.tsx';

/** A case that the home page leaves out, under what came of it, its service and its client. */
export function CaseBand({ content: { cases, services, site } }: { content: SiteContent }) {
  const study = cases.find(({ slug }) => !site.homeCases.cases.includes(slug)) ?? cases[0];
  const service = services.find(({ slug }) => study?.onward?.services.includes(slug));
  if (!study) return null;
  return (
    <section aria-labelledby="case-heading" className="border-t border-hairline">
      <div className={`${frame} py-6 md:py-12`}>
        <h2 id="case-heading" className="text-h3 md:text-h2">
          {study.hoverSummary.replace(/\.$/, '')}
        </h2>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
          <p className="text-small text-ink-2 md:text-body">
            {service ? `${service.title}: ${study.client}` : study.client}
          </p>
          <a
            href={paths.caseStudy(study.slug)}
            className={`inline-flex min-h-11 items-center gap-2 font-medium text-petrol underline decoration-1 underline-offset-6 hover:text-ink ${focusRing}`}
          >
            {site.onward.case}
            <LinkArrow />
          </a>
        </div>
        <WorkShown work={showBothHalves(showCase(study))} legend={site.heroDrawings} />
      </div>
    </section>
  );
}

/** On a phone the upper part of the left half, and below it the right one. */
function showBothHalves(work: Work): Work {
  const drawn = work.study?.thumbnail;
  if (!work.isDrawn || !drawn) return work;
  const figure = (
    <>
      <div className="overflow-hidden max-sm:aspect-[390/231]">{work.figure}</div>
      <ReferencedCaseDrawing
        drawn={drawn}
        part={caseParts.right}
        decorative
        className="border-t border-ink sm:hidden"
      />
    </>
  );
  return { ...work, figure, isDrawn: false };
}

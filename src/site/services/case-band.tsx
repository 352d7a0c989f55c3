import type { SiteContent } from '#content/collections.ts';
import { caseHalves } from '#design/drawings/cases/case-screen.tsx';
import { frame } from '../parts/section.tsx';
import { ReferencedCaseDrawing } from '../portfolio/case-drawing.tsx';
import { showCase, WorkShown, type Work } from './work-shown.tsx';

/** A case that the home page leaves out, under the key in the page's head. */
export function CaseBand({ content: { cases, services, site } }: { content: SiteContent }) {
  const study = cases.find(({ slug }) => !site.homeCases.cases.includes(slug)) ?? cases[0];
  const service = services.find(({ slug }) => study?.onward?.services.includes(slug));
  return (
    <div className="border-t border-hairline">
      <div className={`${frame} py-6 md:py-16`}>
        <WorkShown
          work={showBothHalves(showCase(study))}
          title={service?.title ?? site.onward.case}
          legend={site.heroDrawings}
        />
      </div>
    </div>
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
        part={caseHalves.right}
        decorative
        className="border-t border-ink sm:hidden"
      />
    </>
  );
  return { ...work, figure, isDrawn: false };
}

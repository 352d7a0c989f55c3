import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { FactCells } from '../parts/fact-cells.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { frame } from '../parts/section.tsx';
import { CasePicture } from '../portfolio/case-picture.tsx';
import { findFirstCase, listServiceFacts } from './service-facts.tsx';
import type { ServicePlan } from './service-plans.ts';

interface ServiceHeroProps {
  content: SiteContent;
  detail: Service;
  drawing: ServicePlan['drawing'];
}

/** The head of a service's page: what it is, the way to us, its facts, and a screen of the first case it leads to. */
export function ServiceHero({ content, detail, drawing }: ServiceHeroProps) {
  const study = findFirstCase(content, detail);
  const facts = listServiceFacts(content, detail);
  const isDrawn = (detail.picture ?? study) !== undefined;
  const isLeft = drawing === 'left' && (isDrawn || facts.length > 0);
  return (
    <div className={`${frame} pt-3 pb-6 md:pt-6 md:pb-10`}>
      <Crumbs title={detail.title} />
      <div className="mt-2 grid gap-x-6 gap-y-4 md:mt-6 md:gap-y-6 lg:grid-cols-12">
        <div className={`lg:col-span-7 ${isLeft ? 'lg:pl-10' : 'lg:pr-10'}`}>
          <h1 className="max-w-[11em] text-h2 sm:text-h1">{detail.hero.headline}</h1>
          {detail.hero.slogan && <p className="mt-3 text-lead font-medium lg:mt-6">{detail.hero.slogan}</p>}
          <p className="mt-3 max-w-[31em] text-small text-ink-2 sm:text-body">
            {keepTogether(detail.hero.lead)}
          </p>
          <div className="mt-4 md:mt-6">
            <LinkButton href={detail.hero.action.href}>{detail.hero.action.label}</LinkButton>
          </div>
        </div>
        {(isDrawn || facts.length > 0) && (
          <div
            className={`grid gap-px border border-ink bg-ink lg:col-span-5 lg:grid-cols-1 self-start ${isLeft ? 'lg:order-first' : ''} ${isDrawn && facts.length > 0 ? 'md:grid-cols-2' : ''}`}
          >
            {facts.length > 0 && <FactCells facts={facts} />}
            {isDrawn && (
              <div className="bg-sheet">
                <PictureOrDrawing picture={detail.picture} sizes={figureSizes}>
                  {study && <CaseFigure study={study} />}
                </PictureOrDrawing>
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const figureSizes = '(min-width: 64rem) 480px, 92vw';

/** A case's screen, and what the case measured. */
function CaseFigure({ study }: { study: CaseStudy }) {
  const [result] = study.results;
  return (
    <figure>
      <CasePicture
        study={study}
        sizes={figureSizes}
        className="border-b border-hairline lg:grid-cols-[minmax(0,23rem)]"
      />
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2 text-small sm:px-4">
        <a
          href={paths.caseStudy(study.slug)}
          className="font-medium underline underline-offset-4 hover:text-petrol"
        >
          {study.client}
        </a>
        {result && (
          <span className="text-ink-2">
            <span className="mr-2 font-mono text-ink">{result.value}</span>
            {result.metric}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function Crumbs({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-small text-ink-2 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li className="after:ml-2 after:text-control after:content-['/']">
          <a
            href={paths.services()}
            className="inline-flex min-h-8 items-center text-petrol underline underline-offset-4 hover:text-ink"
          >
            Services
          </a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

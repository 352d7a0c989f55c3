import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import { workDrawings } from '#design/drawings/processes/work-drawings.ts';
import { paths } from '#paths/paths.ts';
import { FactCells } from '../parts/fact-cells.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { frame } from '../parts/section.tsx';
import { listServiceFacts } from './service-facts.tsx';
import type { ServicePlan } from './service-plans.ts';

interface ServiceHeroProps {
  content: SiteContent;
  detail: Service;
  drawing: ServicePlan['drawing'];
}

/** The head of a service's page: what it is, the way to us, its facts, and a drawing of how the work is done. */
export function ServiceHero({ content, detail, drawing }: ServiceHeroProps) {
  const Drawing = detail.icon && workDrawings[detail.icon];
  const facts = listServiceFacts(content, detail);
  const isDrawn = Boolean(detail.picture ?? Drawing);
  const isLeft = drawing === 'left' && (isDrawn || facts.length > 0);
  return (
    <div className={`${frame} pt-3 pb-10 md:pt-6 md:pb-10`}>
      <Crumbs title={detail.title} />
      <div className="mt-3 grid gap-x-6 gap-y-6 md:mt-6 lg:grid-cols-12">
        <div className={`lg:col-span-7 ${isLeft ? 'lg:pl-10' : 'lg:pr-10'}`}>
          <h1 className="max-w-[11em] text-h2 sm:text-h1">{detail.hero.headline}</h1>
          {detail.hero.slogan && <p className="mt-3 text-lead font-medium lg:mt-6">{detail.hero.slogan}</p>}
          <p className="mt-3 max-w-[31em] text-small text-ink-2 sm:text-body">{detail.hero.lead}</p>
          <div className="mt-4 md:mt-6">
            <LinkButton href={detail.hero.action.href}>{detail.hero.action.label}</LinkButton>
          </div>
        </div>
        {(isDrawn || facts.length > 0) && (
          <div className={`border border-ink bg-sheet lg:col-span-5 ${isLeft ? 'lg:order-first' : ''}`}>
            {facts.length > 0 && <FactCells facts={facts} />}
            {isDrawn && (
              <div className={`p-3 sm:p-4 ${facts.length > 0 ? 'border-t border-ink' : ''}`}>
                <PictureOrDrawing picture={detail.picture} sizes="(min-width: 64rem) 480px, 92vw">
                  {Drawing && <Drawing className="mx-auto max-w-80" />}
                </PictureOrDrawing>
              </div>
            )}
          </div>
        )}
      </div>
    </div>
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

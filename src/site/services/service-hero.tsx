import type { Labels } from '#content/labels.schema.ts';
import type { Service } from '#content/services.schema.ts';
import { workDrawings } from '#design/drawings/processes/work-drawings.ts';
import { paths } from '#paths/paths.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';
import type { ServicePlan } from './service-plans.ts';

interface ServiceHeroProps {
  detail: Service;
  labels: Labels;
  drawing: ServicePlan['drawing'];
}

/** Beside the drawing the words are set smaller than above it. */
const places: Record<
  ServicePlan['drawing'],
  { words: string; heading: string; lead: string; sheet: string }
> = {
  right: { words: 'lg:col-span-7', heading: 'max-w-[11em]', lead: '', sheet: 'lg:col-span-5' },
  left: {
    words: 'lg:col-span-7 lg:pl-10',
    heading: 'max-w-[11em]',
    lead: '',
    sheet: 'lg:order-first lg:col-span-5',
  },
  wide: {
    words: 'lg:col-span-12 lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-6',
    heading: 'max-w-[8em] lg:col-span-8 lg:text-hero',
    lead: 'lg:col-span-4',
    sheet: 'lg:col-span-12',
  },
};

/** The head of a service's page: what it is, the way to us, and a drawing of how the work is done. */
export function ServiceHero({ detail, labels, drawing }: ServiceHeroProps) {
  const place = places[drawing];
  return (
    <div className={`${frame} pt-6 pb-16 md:pb-26`}>
      <Crumbs title={detail.title} />
      <div className="mt-6 grid gap-x-6 gap-y-10 md:mt-10 lg:grid-cols-12">
        <div className={place.words}>
          <h1 className={`text-h2 sm:text-h1 ${place.heading}`}>{detail.hero.headline}</h1>
          <div className={place.lead}>
            {detail.hero.slogan && <p className="mt-4 text-lead font-medium lg:mt-6">{detail.hero.slogan}</p>}
            <p className="mt-3 max-w-[31em] text-body text-ink-2">{detail.hero.lead}</p>
            <div className="mt-6">
              <LinkButton href={detail.hero.action.href}>{detail.hero.action.label}</LinkButton>
            </div>
          </div>
        </div>
        <div className={place.sheet}>
          <Sheet detail={detail} labels={labels} wide={drawing === 'wide'} />
        </div>
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

/** The drawing with its title block. */
function Sheet({ detail, labels, wide }: Omit<ServiceHeroProps, 'drawing'> & { wide: boolean }) {
  const Drawing = workDrawings[detail.icon];
  return (
    <div
      className={`border border-ink bg-sheet ${wide ? 'md:grid md:grid-cols-2 lg:grid-cols-[5fr_7fr]' : ''}`}
    >
      <div className={`p-3 sm:p-4 md:p-6 ${wide ? 'md:border-r md:border-ink' : ''}`}>
        <Drawing className="mx-auto max-w-110" />
      </div>
      {wide ? (
        <div className="flex flex-col justify-end border-t border-ink md:border-t-0">
          <Stages detail={detail} />
          <TitleBlock detail={detail} labels={labels} />
        </div>
      ) : (
        <TitleBlock detail={detail} labels={labels} />
      )}
    </div>
  );
}

function Stages({ detail }: { detail: Service }) {
  return (
    <ol className="grid grow auto-rows-fr px-4 md:px-6">
      {detail.process.items.map(({ title, duration, by }) => (
        <li
          key={title}
          className="flex items-center gap-4 border-t border-hairline py-3 text-body first:border-t-0"
        >
          <span
            aria-hidden="true"
            className={`w-10 border-t-2 border-ink ${by === 'machine' ? 'border-dashed' : ''}`}
          />
          <span className="min-w-0 grow font-medium">{title}</span>
          <span className="wrap-anywhere font-mono text-fine text-ink-2">{duration}</span>
        </li>
      ))}
    </ol>
  );
}

function TitleBlock({ detail, labels }: Omit<ServiceHeroProps, 'drawing'>) {
  const stages = String(detail.process.items.length);
  const cells = [
    ['Stages', stages],
    [labels.youSign, `${stages}×`],
  ] as const;
  return (
    <dl className="grid grid-cols-2 border-t border-ink">
      {cells.map(([term, value]) => (
        <div key={term} className="border-l border-ink px-3 py-2 first:border-l-0">
          <dt className="text-fine text-ink-2">{term}</dt>
          <dd className="font-mono text-small">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

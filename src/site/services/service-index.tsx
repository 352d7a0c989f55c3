import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import { serviceDrawings } from '#design/drawings/service-drawings.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import type { Fact } from '../parts/fact-cells.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { frame } from '../parts/section.tsx';
import { listIndexFacts } from './service-facts.tsx';

interface ServiceIndexProps {
  content: SiteContent;
  services: readonly Service[];
}

/** The names of the services, each leading to its page: whoever comes for one finds it in the first screen. */
export function ServiceNames({ services }: Pick<ServiceIndexProps, 'services'>) {
  return (
    <nav aria-label="Service pages" className="w-full lg:mr-10">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-4 md:grid-cols-2 border-b border-ink md:gap-x-6">
        {services.map(({ slug, title }) => (
          <li key={slug} className="border-t border-hairline">
            <a
              href={paths.service(slug)}
              className={`flex h-full min-h-11 items-center justify-between gap-2 py-1 text-small leading-tight font-medium hover:text-petrol max-sm:text-petrol ${focusRing}`}
            >
              {title}
              <Onward className="shrink-0 text-petrol max-sm:hidden" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Onward = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 20 10"
    aria-hidden="true"
    className={`w-5 fill-none stroke-current stroke-[1.5] ${className}`}
  >
    <path d="M0 5h18M14 1l4 4-4 4" />
  </svg>
);

/** The services as the index of a drawing set: mark, title, what it covers, and a buyer's first facts. */
export function ServiceIndex({ content, services }: ServiceIndexProps) {
  return (
    <section aria-label="Services" className="border-t border-hairline bg-sheet">
      <ul className={`${frame} py-3 md:py-6`}>
        {services.map((service) => (
          <li key={service.slug} className="border-b border-hairline last:border-0">
            <ServiceRow content={content} service={service} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ServiceRow({ content, service }: { content: SiteContent; service: Service }) {
  return (
    <article className="group relative grid gap-x-6 gap-y-4 pt-6 pb-1 md:py-6 lg:grid-cols-12">
      <ServiceWords service={service} action={content.site.homeServices.cardAction} />
      <div className="lg:col-span-7">
        <IndexFacts {...listIndexFacts(content, service)} />
        {/* Above the link that covers the row. */}
        <details className="fold group max-md:relative max-md:z-1 max-md:border-t max-md:border-hairline">
          <DisclosureSummary className="min-h-11 text-small font-medium">
            <span>
              {content.site.productsPage.featuresLabel}
              <span className="sr-only">{`: ${service.title}`}</span>
            </span>
          </DisclosureSummary>
          <ul className="grid gap-x-6 text-small text-ink-2 md:grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))]">
            {service.features.map((feature) => (
              <li
                key={feature}
                className="flex gap-3 border-t border-hairline py-2 before:mt-3 before:h-px before:w-3 before:shrink-0 before:bg-ink"
              >
                {feature}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </article>
  );
}

function ServiceWords({ service, action }: { service: Service; action: string }) {
  const Mark = service.icon && serviceDrawings[service.icon];
  const { picture } = service;
  const columns = picture
    ? 'grid grid-cols-[min(7rem,33%)_1fr] gap-x-4'
    : Mark && 'grid grid-cols-[min(3rem,15%)_1fr] gap-x-4 md:grid-cols-[4rem_1fr] md:gap-x-6';
  return (
    <div className={`items-start lg:col-span-5 ${columns ?? ''}`}>
      <PictureOrDrawing picture={picture} sizes="7rem" decorative>
        {Mark && <Mark decorative />}
      </PictureOrDrawing>
      <div>
        <h2 className="text-lead group-hover:text-petrol md:text-h3">{service.title}</h2>
        <p className="mt-1 max-w-[26.5em] text-small text-ink-2 md:mt-2 md:text-body">
          {keepTogether(service.description)}
        </p>
        <a
          href={paths.service(service.slug)}
          className={`inline-flex min-h-11 items-center gap-2 font-medium text-petrol underline decoration-1 underline-offset-6 after:absolute after:inset-0 hover:text-ink ${focusRing}`}
        >
          <span>
            {action}
            <span className="sr-only"> about {service.title}</span>
          </span>
          <Onward className="" />
        </a>
      </div>
    </div>
  );
}

interface IndexFactsProps {
  facts: readonly Fact[];
  signers: Fact | undefined;
}

/** In cells beside each other; on a phone those who sign are named above the index alone. */
function IndexFacts({ facts, signers }: IndexFactsProps) {
  if (facts.length === 0 && !signers) return null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-4 md:gap-x-6">
      {facts.map((fact) => (
        <IndexFact key={fact.label} fact={fact} />
      ))}
      {signers && (
        <div className="border-t border-ink pt-2 pb-3 max-md:hidden">
          <dt className="text-fine text-ink-2">{signers.label}</dt>
          <dd className="text-small font-medium">{signers.value}</dd>
        </div>
      )}
    </dl>
  );
}

const IndexFact = ({ fact: { label, value } }: { fact: Fact }) => (
  <div className="border-t border-ink pt-2 pb-3">
    <dt className="text-fine text-ink-2">{label}</dt>
    <dd className="text-body leading-snug font-[560] [font-stretch:112%]">{value}</dd>
  </div>
);

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
import { SignerLinks } from '../people/signer-links.tsx';
import { findSigners, listIndexFacts } from './service-facts.tsx';

interface ServiceIndexProps {
  content: SiteContent;
  services: readonly Service[];
}

/** The names of the services, each leading to its page: whoever comes for one finds it in the first screen. */
export function ServiceNames({ services }: Pick<ServiceIndexProps, 'services'>) {
  return (
    <nav aria-label="Service pages">
      <ul className="grid gap-x-6 border-b border-ink md:grid-cols-2">
        {services.map(({ slug, title }) => (
          <li key={slug} className="border-t border-hairline">
            <a
              href={paths.service(slug)}
              className={`flex h-full min-h-11 items-center justify-between gap-2 font-medium hover:text-petrol max-md:text-small lg:min-h-14 ${focusRing}`}
            >
              {title}
              <Onward className="shrink-0 text-petrol" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The arrow behind a link. */
export const Onward = ({ className }: { className: string }) => (
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
    <article className="group relative grid gap-x-6 gap-y-2 pt-6 pb-1 md:py-6 lg:grid-cols-12">
      <ServiceWords content={content} service={service} />
      <div className="lg:col-span-7">
        <IndexFacts facts={listIndexFacts(service)} />
        {/* Above the link that covers the row. */}
        <details className="fold group max-md:relative max-md:z-1 max-md:border-t max-md:border-hairline">
          <DisclosureSummary className="min-h-11 text-small font-medium">
            <span>
              {content.site.productsPage.featuresLabel}
              <span className="sr-only">{`: ${service.title}`}</span>
            </span>
          </DisclosureSummary>
          <ul className="grid text-small text-ink-2 max-md:pb-3 md:mt-1 md:grid-cols-2">
            {service.features.map((feature) => (
              <li
                key={feature}
                className="flex gap-3 py-1 pr-6 before:mt-3 before:h-px before:w-3 before:shrink-0 before:bg-ink"
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

/** Its mark at the right of the title on a phone, where all else begins at the left margin. */
function ServiceWords({ content, service }: { content: SiteContent; service: Service }) {
  const Mark = service.icon && serviceDrawings[service.icon];
  const { picture } = service;
  const isMarked = (picture ?? Mark) !== undefined;
  const words = isMarked ? 'max-md:col-span-2 md:col-start-2' : '';
  const signers = findSigners(content, service);
  return (
    <div
      className={`content-start items-start lg:col-span-5 ${isMarked ? 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 md:grid-cols-[auto_1fr]' : ''}`}
    >
      {isMarked && (
        <div className={`row-start-1 max-md:col-start-2 md:row-span-3 ${picture ? 'w-24' : 'w-14 md:w-18'}`}>
          <PictureOrDrawing picture={picture} sizes="7rem" decorative>
            {Mark && <Mark decorative />}
          </PictureOrDrawing>
        </div>
      )}
      <h2
        className={`text-h3 group-hover:text-petrol row-start-1 self-center ${isMarked ? 'md:col-start-2' : ''}`}
      >
        {service.title}
      </h2>
      <p className={`mt-2 max-w-[26.5em] text-small text-ink-2 md:text-body ${words}`}>
        {keepTogether(service.description)}
      </p>
      <div className={`flex flex-wrap items-baseline gap-x-6 ${words}`}>
        <a
          href={paths.service(service.slug)}
          className={`inline-flex min-h-11 items-center gap-2 font-medium text-petrol underline decoration-1 underline-offset-6 after:absolute after:inset-0 hover:text-ink ${focusRing}`}
        >
          <span>
            {content.site.homeServices.cardAction}
            <span className="sr-only"> about {service.title}</span>
          </span>
          <Onward className="" />
        </a>
        {signers.length > 0 && (
          <p className="relative text-fine text-ink-2 max-md:hidden">
            {`${content.site.onward.signers} `}
            <SignerLinks people={signers} />
          </p>
        )}
      </div>
    </div>
  );
}

/** In one line, on the columns of the features below it; on a phone each is a line. */
function IndexFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid md:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-x-3 border-t border-hairline py-2 md:justify-start md:border-ink"
        >
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="leading-snug font-[560] [font-stretch:112%] max-md:text-small">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

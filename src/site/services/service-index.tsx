import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import type { Fact } from '../parts/fact-cells.tsx';
import { LinkArrow } from '../parts/link-arrow.tsx';
import { toHeadingId } from '../parts/heading-id.ts';
import { frame } from '../parts/section.tsx';
import { listIndexFacts } from './service-facts.tsx';
import { drawLargeWork, drawWork } from './service-work.tsx';

interface ServiceIndexProps {
  content: SiteContent;
  services: readonly Service[];
}

/** The services, each with a piece of its work, what it covers, and a buyer's first facts; of many the first two are larger. */
export function ServiceIndex({ content, services }: ServiceIndexProps) {
  const { listHeading } = content.site.servicesPage;
  const leads = services.length > 3 ? 2 : 0;
  const name = listHeading && toHeadingId(listHeading);
  return (
    <section
      {...(name ? { 'aria-labelledby': name } : { 'aria-label': 'Services' })}
      className="border-t border-hairline bg-sheet"
    >
      <div className={frame}>
        {listHeading && (
          <h2 id={name} className="service-heading text-h3 md:text-h2">
            {keepTogether(listHeading)}
          </h2>
        )}
        <ul className="service-list">
          {services.map((service, index) => (
            <li
              key={service.slug}
              className={`border-hairline not-first:border-t ${index < leads ? 'service-lead' : ''}`}
            >
              <ServiceRow {...{ content, service }} isLead={index < leads} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ServiceRowProps {
  content: SiteContent;
  service: Service;
  isLead: boolean;
}

function ServiceRow({ content, service, isLead }: ServiceRowProps) {
  const { title, description, features, slug } = service;
  const { site } = content;
  const work = (isLead ? drawLargeWork : drawWork)(content, service, pictureSizes);
  const Title = site.servicesPage.listHeading ? 'h3' : 'h2';
  return (
    <article className="service-row group relative">
      <Title className="service-name text-lead group-hover:text-petrol">{title}</Title>
      <p className="service-text mt-1 text-small text-ink-2">{keepTogether(description)}</p>
      <IndexFacts facts={listIndexFacts(service)} />
      <a
        href={paths.service(slug)}
        className={`service-link inline-flex min-h-11 items-center gap-2 font-medium text-petrol underline decoration-1 underline-offset-6 after:absolute after:inset-0 hover:text-ink ${focusRing}`}
      >
        <span>
          {site.homeServices.cardAction}
          <span className="sr-only"> about {title}</span>
        </span>
        <LinkArrow />
      </a>
      {work && <div className="service-picture">{work}</div>}
      <div className="service-points">
        <details className="fold group">
          {/* Above the link that covers the row. */}
          <DisclosureSummary className="min-h-11 text-small font-medium max-md:relative max-md:z-1 max-md:w-fit">
            <span>
              {site.productsPage.featuresLabel}
              <span className="sr-only">{`: ${title}`}</span>
            </span>
          </DisclosureSummary>
          <ul className="text-small max-md:pb-3">
            {features.map((feature) => (
              <li key={feature} className="service-point border-hairline py-1">
                {feature}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </article>
  );
}

const pictureSizes = '(min-width: 80rem) 604px, (min-width: 48rem) 46vw, 92vw';

/** Each value below its label, in columns that all rows share. */
function IndexFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="service-facts mt-1.5 grid grid-cols-2 gap-x-4 border-hairline md:mt-2 md:border-t">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-fine text-ink-2">{label}</dt>
          <dd className="text-small leading-snug font-[560] md:[font-stretch:112%]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import { SheetFigure } from '#design/figures/sheet/sheet-figure.tsx';
import { paths } from '#paths/paths.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Section } from '../parts/section.tsx';
import { ArrowLink } from './arrow-link.tsx';

/** The services asked for most, as lines of an index. */
export function Services({ content }: { content: SiteContent }) {
  const { homeSections, homeServices } = content.site;
  const { heading, lead } = homeSections.services;
  const { cardAction, action } = homeServices;
  const services = pickEntries(content.services, homeServices.services);
  if (services.length === 0) return null;
  return (
    <Section
      heading={heading}
      lead={lead}
      layout="aside"
      action={
        <LinkButton href={action.href} variant="secondary">
          {action.label}
        </LinkButton>
      }
    >
      <ul className="border-t-2 border-ink">
        {services.map((service) => (
          <li key={service.slug} className="border-b border-hairline">
            <ServiceCard service={service} action={cardAction} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServiceCard({ service, action }: { service: Service; action: string }) {
  const { slug, icon, title, description, teaser } = service;
  return (
    <article className="group relative grid grid-cols-[4rem_1fr] gap-x-4 py-6 sm:grid-cols-[7rem_1fr] sm:gap-x-10 md:py-10">
      <SheetFigure name={`service-${icon}`} decorative />
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 max-w-[30em] text-ink-2">{teaser ?? description}</p>
        <ArrowLink href={paths.service(slug)} about={title}>
          {action}
        </ArrowLink>
      </div>
    </article>
  );
}

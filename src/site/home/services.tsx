import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import { SheetFigure } from '#design/figures/sheet-figure.tsx';
import { paths } from '#paths/paths.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Section } from '../parts/section.tsx';
import { ArrowLink } from './arrow-link.tsx';

/** The most requested services, as lines of an index. */
export function Services({ content }: { content: SiteContent }) {
  const { homeSections, homeServices } = content.site;
  const { heading, lead } = homeSections.services;
  const { cardAction, action } = homeServices;
  const services = pickEntries(content.services, homeServices.services);
  if (services.length === 0) return null;
  return (
    <Section
      dense
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
    <article className="group relative grid grid-cols-[3rem_1fr] gap-x-4 py-3 sm:grid-cols-[4rem_1fr_auto] sm:items-center sm:gap-x-6 sm:py-4">
      <SheetFigure name={`service-${icon}`} decorative className="[--labels:hidden]" />
      <div>
        <h3 className="text-lead lg:text-h3">{title}</h3>
        <p className="mt-1 max-w-[36em] text-small text-ink-2">{teaser ?? description}</p>
      </div>
      <div className="max-sm:col-start-2">
        <ArrowLink href={paths.service(slug)} about={title}>
          {action}
        </ArrowLink>
      </div>
    </article>
  );
}

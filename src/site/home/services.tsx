import type { Service } from '#content/services.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Section } from '../parts/section.tsx';
import { LinkArrow } from '../parts/link-arrow.tsx';
import { listIndexFacts } from '../services/service-facts.tsx';
import { drawWork } from '../services/service-work.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** The most requested services, as lines of an index, each with a buyer's first facts. */
export function Services({ content, tone }: HomeSectionProps) {
  const { homeSections, homeServices } = content.site;
  const { heading, lead } = homeSections.services;
  const { action } = homeServices;
  const services = pickEntries(content.services, homeServices.services);
  return (
    <Section
      dense
      tone={tone}
      heading={heading}
      lead={lead}
      action={
        <LinkButton href={action.href} variant="secondary">
          {action.label}
        </LinkButton>
      }
    >
      <ul className="border-t-2 border-ink">
        {services.map((service) => (
          <li key={service.slug} className="border-b border-hairline">
            <ServiceCard content={content} service={service} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const frame = 'shrink-0 basis-[284px] border border-hairline lg:basis-[320px]';

interface ServiceCardProps extends Pick<HomeSectionProps, 'content'> {
  service: Service;
}

function ServiceCard({ content, service }: ServiceCardProps) {
  const { slug, title, description, teaser } = service;
  const work = drawWork(content, service, '(min-width: 64rem) 320px, (min-width: 40rem) 284px, 92vw');
  return (
    <article className="group relative flex items-center gap-x-6 py-2 max-sm:block max-sm:py-3">
      {work && <div className={frame}>{work}</div>}
      <div className="grow items-center gap-x-6 lg:flex">
        <div className="flex-1">
          <h3 className="mt-1 text-lead lg:text-h3">{title}</h3>
          <p className="max-w-[27.5em] md:mt-2 text-small text-ink-2 md:text-body">
            {keepTogether(teaser ?? description)}
          </p>
        </div>
        <div className="flex-wrap items-center lg:flex lg:basis-[44.5%]">
          <dl className="max-lg:hidden">
            {listIndexFacts(service).map(({ label, value }) => (
              <div key={label} className="py-1">
                <dt className="text-small text-ink-2">{label}</dt>
                <dd className="leading-snug font-[560] [font-stretch:112%]">{value}</dd>
              </div>
            ))}
          </dl>
          <a
            href={paths.service(slug)}
            className="ml-auto inline-flex min-h-8 items-center gap-2 font-medium text-petrol underline underline-offset-4 group-hover:text-ink after:absolute after:inset-0"
          >
            <span>
              {content.site.homeServices.cardAction}
              <span className="sr-only">{` about ${title}`}</span>
            </span>
            <LinkArrow className="transition-transform duration-140 ease-mark group-hover:translate-x-1" />
          </a>
        </div>
      </div>
    </article>
  );
}

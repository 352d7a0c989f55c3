import type { Service } from '#content/services.schema.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { Section } from '../parts/section.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** The most requested services, as lines of an index. */
export function Services({ content, tone }: HomeSectionProps) {
  const { homeSections, homeServices } = content.site;
  const { heading, lead } = homeSections.services;
  const { cardAction, action } = homeServices;
  const services = pickEntries(content.services, homeServices.services);
  return (
    <Section
      dense
      tone={tone}
      heading={heading}
      lead={lead}
      layout="index"
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
  const { slug, icon, picture, title, description, teaser } = service;
  const isDrawn = icon !== undefined || picture !== undefined;
  return (
    <article
      className={`group relative grid gap-x-4 py-3 sm:items-center sm:gap-x-6 ${isDrawn ? 'grid-cols-[3rem_1fr] sm:grid-cols-[4rem_1fr_auto]' : 'sm:grid-cols-[1fr_auto]'}`}
    >
      <h3 className={`text-lead lg:text-h3 ${isDrawn ? 'max-sm:col-span-2' : ''}`}>{title}</h3>
      {isDrawn && (
        <div className="row-span-2 mt-1 sm:row-start-1">
          <PictureOrDrawing picture={picture} sizes="4rem" decorative>
            {icon && <ReferencedDrawing name={`service-${icon}`} decorative className="max-w-16" />}
          </PictureOrDrawing>
        </div>
      )}
      <p className="mt-1 max-w-[36em] text-small text-ink-2">{keepTogether(teaser ?? description)}</p>
      <div className="sm:-col-end-1 sm:row-span-2 sm:row-start-1">
        <ArrowLink href={paths.service(slug)} about={title}>
          {action}
        </ArrowLink>
      </div>
    </article>
  );
}

interface ArrowLinkProps {
  href: string;
  /** Names its target to screen readers, after its words. */
  about: string;
  children: string;
}

/** The link of a card that is a `group relative`; the whole card takes the click. */
function ArrowLink({ href, about, children }: ArrowLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center gap-3 sm:min-h-11 font-medium text-petrol underline underline-offset-4 group-hover:text-ink after:absolute after:inset-0"
    >
      <span>
        {children}
        <span className="sr-only">{` about ${about}`}</span>
      </span>
      <svg
        viewBox="0 0 20 10"
        aria-hidden="true"
        className="w-5 fill-none stroke-current stroke-[1.5] transition-transform duration-140 ease-mark group-hover:translate-x-1"
      >
        <path d="M0 5h18M14 1l4 4-4 4" />
      </svg>
    </a>
  );
}

import { homeSections } from '#content/home.ts';
import type { ServiceCard as Content } from '#content/services.schema.ts';
import { homeServices } from '#content/services.ts';
import { SheetFigure } from '#design/figures/sheet/sheet-figure.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { Section } from '../parts/section.tsx';
import { ArrowLink } from './arrow-link.tsx';

/** The services asked for most, as lines of an index. */
export function Services() {
  const { heading, lead } = homeSections.services;
  const { cards, action } = homeServices;
  if (cards.length === 0) return null;
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
        {cards.map((card) => (
          <li key={card.link} className="border-b border-hairline">
            <ServiceCard card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServiceCard({ card: { icon, title, description, link } }: { card: Content }) {
  return (
    <article className="group relative grid grid-cols-[4rem_1fr] gap-x-4 py-6 sm:grid-cols-[7rem_1fr] sm:gap-x-10 md:py-10">
      <SheetFigure name={`service-${icon}`} decorative />
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 max-w-[30em] text-ink-2">{description}</p>
        <ArrowLink href={link} about={title}>
          {homeServices.cardAction}
        </ArrowLink>
      </div>
    </article>
  );
}

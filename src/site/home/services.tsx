import { homeSections } from '#content/home.ts';
import type { ServiceCard as Content } from '#content/schema.ts';
import { homeServices } from '#content/services.ts';
import { SheetFigure } from '#design/figures/sheet/sheet-figure.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { Section } from '../parts/section.tsx';
import { ArrowLink } from './arrow-link.tsx';

/** The three services asked for most, as lines of an index. */
export function Services() {
  const { heading, lead } = homeSections.services;
  const { cards, action } = homeServices;
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
      <ul className="service-lines">
        {cards.map((card) => (
          <li key={card.link}>
            <ServiceCard card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServiceCard({ card: { title, description, link } }: { card: Content }) {
  return (
    <article>
      <SheetFigure name={`service-${link.split('/').at(-1)}`} decorative />
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
        <ArrowLink href={link} about={title}>
          {homeServices.cardAction}
        </ArrowLink>
      </div>
    </article>
  );
}

import { portfolioTeasers } from '#content/cases.ts';
import type { Teaser } from '#content/cases.schema.ts';
import { homeSections } from '#content/home.ts';
import { SheetFigure } from '#design/figures/sheet/sheet-figure.tsx';
import { getCasePath } from '../portfolio/case-address.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { Section } from '../parts/section.tsx';

/** Three of the eight cases: one large, two beside it. */
export function PortfolioTeaser() {
  const { id, heading, lead, action } = homeSections.portfolio;
  return (
    <Section
      id={id}
      heading={heading}
      lead={lead}
      action={
        action && (
          <LinkButton href={action.href} variant="secondary">
            {action.label}
          </LinkButton>
        )
      }
    >
      <ul className="teasers">
        {portfolioTeasers.map((teaser) => (
          <li key={teaser.id}>
            <TeaserCard teaser={teaser} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Client, field and result; the whole card leads to the case. */
function TeaserCard({ teaser }: { teaser: Teaser }) {
  return (
    <article>
      <div>
        <SheetFigure name={`case-${teaser.thumbnail}`} decorative />
      </div>
      <div>
        <h3>
          <a href={getCasePath(teaser.id)}>{teaser.client}</a>
        </h3>
        <p>{`${teaser.category}, ${teaser.industry}`}</p>
        <p>{teaser.hoverSummary}</p>
      </div>
    </article>
  );
}

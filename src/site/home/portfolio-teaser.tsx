import { TeaserCard } from '../portfolio/teaser-card.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Section } from '../parts/section.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** A few of the cases, on the page's one dark band, side by side where there is room. */
export function PortfolioTeaser({ content: { cases, site } }: Pick<HomeSectionProps, 'content'>) {
  const teasers = pickEntries(cases, site.homeCases.cases);
  const { id, heading, lead, action } = site.homeSections.portfolio;
  return (
    <Section
      dense
      tone="ink"
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
      <ul className={`grid gap-4 sm:gap-6 ${columns[teasers.length] ?? 'xl:grid-cols-3'}`}>
        {teasers.map((teaser, index) => (
          <li key={teaser.slug}>
            <TeaserCard teaser={teaser} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const columns: Readonly<Partial<Record<number, string>>> = { 1: '', 2: 'xl:grid-cols-2' };

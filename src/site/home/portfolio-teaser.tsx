import { TeaserCard } from '../portfolio/teaser-card.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Section } from '../parts/section.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** A few of the cases, on the page's one dark band, side by side where there is room. The head has shown the left of some. */
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
      <ul className={`card-row ${columns[teasers.length] ?? 'lg:grid-cols-3'}`}>
        {teasers.map((teaser) => (
          <li key={teaser.slug}>
            <TeaserCard teaser={teaser} isSeen={site.homeProof.cases.includes(teaser.slug)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const columns: Readonly<Partial<Record<number, string>>> = { 1: '', 2: 'lg:grid-cols-2' };

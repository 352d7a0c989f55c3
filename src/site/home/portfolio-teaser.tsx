import { TeaserCard } from '../portfolio/teaser-card.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Section } from '../parts/section.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** A few of the cases, on the page's one dark band: one large, two beside it, further ones in pairs below. */
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
      <ul className="grid gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        {teasers.map((teaser, index) => (
          <li key={teaser.slug} className={places[index] ?? 'lg:col-span-6'}>
            <TeaserCard teaser={teaser} isLarge={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const places = ['lg:col-span-5 lg:row-span-2', 'lg:col-span-7 lg:pl-4', 'lg:col-span-7 lg:pl-4'];

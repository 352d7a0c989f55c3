import type { CaseStudy } from '#content/cases.schema.ts';
import { TeaserCard } from '../portfolio/teaser-card.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Section } from '../parts/section.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** A few of the cases, on the page's one dark band: the first is large, and two with pictures have room beside it. */
export function PortfolioTeaser({ content: { cases, site } }: Pick<HomeSectionProps, 'content'>) {
  const [first, ...others] = pickEntries(cases, site.homeCases.cases);
  const isSeen = ({ slug }: CaseStudy) => site.homeProof.cases.includes(slug);
  const arePictured = others.every(({ picture, thumbnail }) => picture ?? thumbnail);
  const beside = others.length > 0 && others.length <= 2 && arePictured;
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
      <div className="grid gap-x-6 lg:grid-cols-3">
        {first && (
          <div className={`mb-6 ${beside ? 'lg:col-span-2 lg:mb-0' : 'lg:col-span-3'}`}>
            <TeaserCard teaser={first} isSeen={isSeen(first)} size="large" />
          </div>
        )}
        <ul
          className={`empty:hidden ${beside ? 'grid content-between gap-6 md:grid-cols-2 lg:grid-cols-1' : 'grid gap-6 md:grid-cols-2 lg:col-span-3 lg:grid-cols-3'}`}
        >
          {others.map((teaser) => (
            <li key={teaser.slug}>
              <TeaserCard teaser={teaser} isSeen={isSeen(teaser)} size="small" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

import { CaseTeasers } from '../portfolio/case-teasers.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Section } from '../parts/section.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** A few of the cases, on the page's one dark band. */
export function PortfolioTeaser({ content: { cases, site } }: Pick<HomeSectionProps, 'content'>) {
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
      <CaseTeasers cases={pickEntries(cases, site.homeCases.cases)} />
    </Section>
  );
}

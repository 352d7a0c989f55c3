import { cases, portfolioTeasers } from '#content/cases.ts';
import type { Teaser } from '#content/cases.schema.ts';
import { homeSections } from '#content/home.ts';
import { caseDrawings } from '#design/figures/cases/case-drawings.ts';
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
      <ul className="grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:grid-rows-2">
        {portfolioTeasers.map((teaser, index) => (
          <li
            key={teaser.id}
            className={index === 0 ? 'lg:col-span-7 lg:row-span-2' : 'lg:col-span-5 lg:pl-10'}
          >
            <TeaserCard teaser={teaser} isLarge={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TeaserCard({ teaser, isLarge }: { teaser: Teaser; isLarge: boolean }) {
  const Drawing = caseDrawings[teaser.thumbnail];
  const words = cases.find(({ id }) => id === teaser.id)?.drawing;
  return (
    <article className={isLarge ? '' : 'sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-[3fr_4fr]'}>
      <div className="border border-hairline bg-sheet p-4 sm:p-6">
        <Drawing label={words} />
      </div>
      <div className={isLarge ? 'mt-4' : 'mt-4 sm:mt-0'}>
        <p className="text-fine text-ink-2">
          {teaser.category}
          <span className="block">{teaser.industry}</span>
        </p>
        <h3 className={`mt-2 ${isLarge ? 'text-h3' : 'text-lead'}`}>{teaser.client}</h3>
        <p className="mt-2 max-w-[48ch] text-ink-2">{teaser.hoverSummary}</p>
      </div>
    </article>
  );
}

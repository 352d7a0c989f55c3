import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { SheetFigure } from '#design/figures/sheet/sheet-figure.tsx';
import { paths } from '#paths/paths.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Section } from '../parts/section.tsx';

/** A few of the cases: one large, two beside it, further ones in pairs below. */
export function PortfolioTeaser({ content: { cases, site } }: { content: SiteContent }) {
  const teasers = pickEntries(cases, site.homeCases.cases);
  if (teasers.length === 0) return null;
  const { id, heading, lead, action } = site.homeSections.portfolio;
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
      <ul className="grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        {teasers.map((teaser, index) => (
          <li key={teaser.slug} className={places[index] ?? 'lg:col-span-6'}>
            <TeaserCard teaser={teaser} isLarge={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const places = ['lg:col-span-7 lg:row-span-2', 'lg:col-span-5 lg:pl-4', 'lg:col-span-5 lg:pl-4'];

/** Client, field and result; the whole card leads to the case. */
function TeaserCard({ teaser, isLarge }: { teaser: CaseStudy; isLarge: boolean }) {
  const layout = isLarge ? '' : ' sm:grid sm:grid-cols-2 sm:gap-6 lg:border-t lg:border-ink lg:pt-6';
  return (
    <article className={`group relative${layout}`}>
      <div className="self-start border border-ink bg-sheet p-4">
        <SheetFigure name={`case-${teaser.thumbnail}`} decorative />
      </div>
      <div className={isLarge ? 'mt-4' : 'mt-4 sm:mt-0'}>
        <h3 className={isLarge ? 'text-h3' : 'text-lead'}>
          <a
            href={paths.caseStudy(teaser.slug)}
            className="underline-offset-6 group-hover:underline after:absolute after:inset-0"
          >
            {teaser.client}
          </a>
        </h3>
        <p className="mt-1 text-small text-ink-2">{`${teaser.category}, ${teaser.industry}`}</p>
        <p className="mt-3 max-w-[27.5em]">{teaser.hoverSummary}</p>
      </div>
    </article>
  );
}

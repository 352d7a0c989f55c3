import type { SiteContent } from '#content/collections.ts';
import type { Highlight } from '#content/pages.schema.ts';
import { SheetFigure } from '#design/figures/sheet/sheet-figure.tsx';
import { Section } from '../parts/section.tsx';

/** Habits, each with the figure it is measured by. */
export function Highlights({ content: { site } }: { content: SiteContent }) {
  const { items } = site.highlights;
  if (items.length === 0) return null;
  const { heading, lead } = site.homeSections.highlights;
  return (
    <Section heading={heading} lead={lead} tone="sheet">
      <ul className="grid gap-10 md:grid-cols-3 lg:gap-20">
        {items.map((highlight) => (
          <li
            key={highlight.title}
            className="relative before:absolute before:inset-y-0 before:-left-5 before:border-l before:border-hairline nth-[3n+1]:before:hidden max-md:before:hidden lg:before:-left-10"
          >
            <HighlightFigure highlight={highlight} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HighlightFigure({ highlight: { drawing, title, text, claim } }: { highlight: Highlight }) {
  return (
    <article>
      <SheetFigure name={`highlight-${drawing}`} className="max-w-80 md:max-w-none" />
      <h3 className="mt-6 text-h3">{title}</h3>
      <p className="mt-3 text-small text-ink-2">{text}</p>
      {claim && (
        <p className="mt-4 inline-block border border-on-mark bg-mark px-2 py-1 text-small font-medium text-on-mark">
          {claim}
        </p>
      )}
    </article>
  );
}

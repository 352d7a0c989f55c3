import type { SiteContent } from '#content/collections.ts';
import type { Highlight } from '#content/pages.schema.ts';
import { SpriteDrawing } from '#design/drawings/sprite-drawing.tsx';
import { Section } from '../parts/section.tsx';

/** Habits, each with the figure it is measured by. */
export function Highlights({ content: { site } }: { content: SiteContent }) {
  const { items } = site.highlights;
  if (items.length === 0) return null;
  const { heading, lead } = site.homeSections.highlights;
  return (
    <Section dense heading={heading} lead={lead} tone="sheet">
      <ul className="grid gap-6 md:grid-cols-3 lg:gap-x-16">
        {items.map((highlight) => (
          <li key={highlight.title}>
            <HighlightFigure highlight={highlight} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HighlightFigure({ highlight: { drawing, title, text, claim } }: { highlight: Highlight }) {
  return (
    <article className="grid grid-cols-[min(7rem,33%)_1fr] items-center gap-x-4 border-t border-hairline pt-4 md:block">
      <SpriteDrawing
        name={`highlight-${drawing}`}
        className="[--labels:hidden] md:mb-4 md:max-w-80 lg:[--labels:visible]"
      />
      <div>
        <h3 className="text-lead md:text-h3">{title}</h3>
        {claim && (
          <p className="mt-1 inline-block max-w-full border border-on-mark bg-mark px-2 text-small font-medium text-on-mark md:mt-3">
            {claim}
          </p>
        )}
      </div>
      <p className="mt-3 text-small text-ink-2 max-md:col-span-2">{text}</p>
    </article>
  );
}

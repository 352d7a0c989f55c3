import type { Highlight } from '#content/pages.schema.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { Section } from '../parts/section.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** Habits, each with the figure it is measured by. */
export function Highlights({ content: { site }, tone }: HomeSectionProps) {
  const { items } = site.highlights;
  const { heading, lead } = site.homeSections.highlights;
  return (
    <Section dense tone={tone} heading={heading} lead={lead}>
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

function HighlightFigure({ highlight: { drawing, picture, title, text, claim } }: { highlight: Highlight }) {
  const isDrawn = drawing !== undefined || picture !== undefined;
  return (
    <article
      className={`${isDrawn ? 'grid grid-cols-[min(7rem,33%)_1fr] ' : ''}items-center gap-x-4 border-t border-hairline pt-4 md:block`}
    >
      {picture ? (
        <div className="md:mb-4 md:max-w-80">
          <PictureOrDrawing picture={picture} sizes="(min-width: 48rem) 20rem, 7rem" />
        </div>
      ) : (
        drawing && <ReferencedDrawing name={`highlight-${drawing}`} className="md:mb-4 md:max-w-80" />
      )}
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

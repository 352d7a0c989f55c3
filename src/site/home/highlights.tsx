import { highlights, homeSections } from '#content/home.ts';
import type { Highlights as Content } from '#content/pages.schema.ts';
import { SheetFigure } from '#design/figures/sheet/sheet-figure.tsx';
import { Section } from '../parts/section.tsx';

type Highlight = Content[number];

const drawings: Record<string, string> = {
  'AI-Assisted Development': 'highlight-ai-assisted-development',
  'Automation First': 'highlight-automation-first',
  'Smart Integration': 'highlight-smart-integration',
};

/** Three habits, each with the figure it is measured by. */
export function Highlights() {
  const { heading, lead } = homeSections.highlights;
  return (
    <Section heading={heading} lead={lead} tone="sheet">
      <ul className="highlights">
        {highlights.map((highlight) => (
          <li key={highlight.title}>
            <HighlightFigure highlight={highlight} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HighlightFigure({ highlight: { title, text, claim } }: { highlight: Highlight }) {
  return (
    <article>
      <SheetFigure name={drawings[title]!} />
      <h3>{title}</h3>
      <p>{text}</p>
      {claim && <p>{claim}</p>}
    </article>
  );
}

import { hasFirstWords } from '#content/drawn-words.schema.ts';
import { highlightWords } from '#content/highlight-words.schema.ts';
import type { Highlight } from '#content/pages.schema.ts';
import type { WordedDrawing } from '#design/drawings/first-words.ts';
import { highlightCards } from '#design/drawings/highlights/highlight-cards.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { Section } from '../parts/section.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** Habits, each with the figure it is measured by and a screen of the work: panes of one print. */
export function Highlights({ content: { site }, tone }: HomeSectionProps) {
  const { items } = site.highlights;
  const { heading, lead } = site.homeSections.highlights;
  return (
    <Section dense tone={tone} heading={heading} lead={lead}>
      <div className="panes grid lg:grid-cols-3">
        {items.map((highlight, index) => (
          <HighlightCard key={highlight.title} highlight={highlight} isFirst={index === 0} />
        ))}
      </div>
    </Section>
  );
}

interface HighlightCardProps {
  highlight: Highlight;
  /** A phone has the first drawing alone. */
  isFirst: boolean;
}

function HighlightCard({ highlight, isFirst }: HighlightCardProps) {
  const { drawing, picture, title, text, claim } = highlight;
  const columns = drawing || picture ? 'md:max-lg:grid md:max-lg:grid-cols-2' : '';
  return (
    <article className={`flex flex-col gap-px ${columns}`}>
      <div className="grow px-4 py-3 md:py-4">
        {claim && <Claim>{claim}</Claim>}
        <h3 className="text-lead lg:text-h3">{title}</h3>
        <p className="mt-1 text-small text-ink-2">{text}</p>
      </div>
      <div className={picture || isFirst ? 'empty:hidden' : 'empty:hidden max-md:hidden'}>
        <PictureOrDrawing picture={picture} sizes="(min-width: 64rem) 410px, (min-width: 48rem) 360px, 92vw">
          {drawing && <DrawnHighlight drawn={drawing} />}
        </PictureOrDrawing>
      </div>
    </article>
  );
}

/** Its figure is large, if it begins with one, and the largest of the page where it is short. */
function Claim({ children }: { children: string }) {
  const [, figure, words] = /^(\S*\d\S*) (.+)$/.exec(children) ?? [undefined, undefined, children];
  const size = figure && figure.length < 5 ? 'lg:text-[4rem] xl:text-[6rem]' : 'lg:text-[4rem]';
  return (
    <p className="mb-1 grid grid-cols-[auto_1fr] items-center gap-x-3 leading-tight font-medium">
      {figure && (
        <span className={`text-h1 leading-none font-[560] tracking-tight [font-stretch:112%] ${size}`}>
          {figure}
        </span>
      )}{' '}
      {words}
    </p>
  );
}

/** From its file where its words are the first ones. */
function DrawnHighlight({ drawn }: { drawn: NonNullable<Highlight['drawing']> }) {
  if (hasFirstWords(highlightWords[drawn.kind], drawn)) {
    return <ReferencedDrawing name={`highlight-${drawn.kind}`} />;
  }
  const Card = highlightCards[drawn.kind] as WordedDrawing;
  return <Card words={drawn} />;
}

import { hero } from '#content/home.ts';
import type { MarginNote } from '#content/pages.schema.ts';
import { HeroDrawing } from '#design/figures/hero-drawing.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';
import { MarkSample } from './mark-sample.tsx';

/** The tagline over a checked drawing, set left, with the checker's notes in the margin. */
export function Hero({ tagline }: { tagline: string }) {
  const [start, portfolio] = hero.actions;
  return (
    <section aria-labelledby="hero-heading" className={`${frame} hero`}>
      <p>{hero.eyebrow}</p>
      <h1 id="hero-heading">
        {tagline
          .split(/(\S+-\S+)/)
          .map((part, index) => (index % 2 ? <Unbroken key={part}>{part}</Unbroken> : part))}
      </h1>
      <div>
        <div>
          <p>{hero.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton href={start.href}>{start.label}</LinkButton>
            <LinkButton href={portfolio.href} variant="secondary">
              {portfolio.label}
            </LinkButton>
          </div>
        </div>
        <figure>
          <HeroDrawing />
          <Legend />
        </figure>
        <MarginNotes />
      </div>
    </section>
  );
}

/** A word with a hyphen, kept on one line. */
function Unbroken({ children }: { children: string }) {
  return <span>{children}</span>;
}

function Legend() {
  return (
    <figcaption>
      <ul>
        {hero.legend.map(({ mark, text }) => (
          <li key={mark}>
            <MarkSample mark={mark} />
            {text}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}

/** What the checker wrote beside the drawing, each at the part it is about. */
function MarginNotes() {
  return (
    <ul>
      {hero.notes.map((note) => (
        <li key={note.at}>
          <span>{note.at}</span>
          <NoteText note={note} />
        </li>
      ))}
    </ul>
  );
}

function NoteText({ note }: { note: MarginNote }) {
  return (
    <p>
      <MarkSample mark={note.mark} />
      <span className={note.mark === 'corrected' ? 'text-redline' : undefined}>{note.text}</span>
    </p>
  );
}

import type { Hero as Content, MarginNote } from '#content/pages.schema.ts';
import { HeroDrawing } from '#design/figures/hero-drawing.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';
import { MarkSample } from './mark-sample.tsx';

/** The column beside the drawing. */
const margin = 'lg:col-span-5 lg:col-start-8 lg:pl-10';

/** The tagline over a checked drawing, set left, with the checker's notes in the margin. */
export function Hero({ hero, tagline }: { hero: Content; tagline: string }) {
  return (
    <section aria-labelledby="hero-heading" className={`${frame} pt-10 pb-16 md:pb-26`}>
      <p className="text-small text-ink-2">{hero.eyebrow}</p>
      <h1 id="hero-heading" className="mt-4 max-w-[11.2em] text-hero wrap-anywhere">
        {tagline
          .split(/(\S+-\S+)/)
          .map((part, index) => (index % 2 ? <Unbroken key={part}>{part}</Unbroken> : part))}
      </h1>
      <div className="mt-10 grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className={margin}>
          <p className="max-w-[27.5em] text-lead text-ink-2">{hero.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            {hero.actions.map(({ label, href }, index) => (
              <LinkButton key={label} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </LinkButton>
            ))}
          </div>
        </div>
        <figure className="lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1 [&_.draw-line]:animate-draw">
          <HeroDrawing />
          <Legend marks={hero.legend} />
        </figure>
        <MarginNotes notes={hero.notes} />
      </div>
    </section>
  );
}

/** A word with a hyphen, kept on one line. */
function Unbroken({ children }: { children: string }) {
  return <span className="inline-block">{children}</span>;
}

function Legend({ marks }: { marks: Content['legend'] }) {
  return (
    <figcaption>
      <ul className="mt-4 grid gap-x-6 gap-y-2 text-fine text-ink-2 sm:grid-cols-2">
        {marks.map(({ mark, text }) => (
          <li key={mark} className="flex items-center gap-3">
            <MarkSample mark={mark} />
            {text}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}

/** What the checker wrote beside the drawing, each at the part it is about. */
function MarginNotes({ notes }: { notes: readonly MarginNote[] }) {
  return (
    <ul className={`${margin} self-end`}>
      {notes.map((note) => (
        <li
          key={note.text}
          className="grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 border-t border-hairline py-3 last:border-b"
        >
          <span className="font-mono text-fine text-ink-2">{note.at}</span>
          <NoteText note={note} />
        </li>
      ))}
    </ul>
  );
}

function NoteText({ note }: { note: MarginNote }) {
  return (
    <p className="flex items-baseline gap-3 text-small">
      <MarkSample mark={note.mark} />
      <span className={note.mark === 'corrected' ? 'text-redline' : undefined}>{note.text}</span>
    </p>
  );
}

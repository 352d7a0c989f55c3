import type { ReactNode } from 'react';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import type { heroWords } from '#content/hero-words.schema.ts';

/** A drawing's words, with what it shows for those who cannot see it. */
export interface HeroScreenProps<Kind extends keyof typeof heroWords> {
  words: WordsIn<(typeof heroWords)[Kind]> & { readonly text: string };
}

type Word = string | undefined;

/** A screen whose rows a machine has drafted and a person has gone over. Like every drawing, it has its own size. */
export function HeroScreen({ text, kind, children }: { text: string; kind: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={text} className={`hero-screen hero-${kind}`}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** What a machine proposes. */
export function Draft({ isStruck, children }: { isStruck?: boolean; children: Word }) {
  return <span className={isStruck ? 'hero-box hero-struck' : 'hero-box'}>{children}</span>;
}

/** A person's tick, in the last column. */
export function Tick() {
  return (
    <svg viewBox="0 0 30 26" className="hero-tick">
      <path d="M7 13l6 6 9-13" />
    </svg>
  );
}

interface HeroFootProps {
  words: { readonly stamp?: Word; readonly stampedBy?: Word };
  children: ReactNode;
}

/** The last line, with the stamp. */
export function HeroFoot({ words: { stamp, stampedBy }, children }: HeroFootProps) {
  return (
    <div className="hero-foot">
      <span>{children}</span>
      {(stamp ?? stampedBy) && (
        <span className="hero-stamp">
          <b>{stamp}</b>
          <br />
          {stampedBy}
        </span>
      )}
    </div>
  );
}

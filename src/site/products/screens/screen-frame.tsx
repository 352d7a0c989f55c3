import type { ReactNode } from 'react';
import type { ProductBlock } from '#content/products.schema.ts';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import type { screenWords } from '#content/screen-words.schema.ts';

export interface ScreenProps<Kind extends keyof typeof screenWords> {
  words: WordsIn<(typeof screenWords)[Kind]>;
  captions?: PaneCaptions;
}

/** The texts that say what a pane is good for. */
export type PaneCaptions = Partial<Record<NonNullable<ProductBlock['place']>, ProductBlock>>;

interface ScreenFrameProps {
  words: {
    /** The screen in words, for those who cannot see it, and the panes at its sides. */
    text?: string | undefined;
    beside?: string | undefined;
    title?: string | undefined;
    /** At the right of the title. */
    note?: string | undefined;
  };
  /** Whether the title is what somebody asks, in larger letters. */
  isQuestion?: boolean;
  children: ReactNode;
}

/** A product's window, drawn with the page's own type: its smallest letters are 14 px, and grow with the window. */
export function ScreenFrame({ words, isQuestion, children }: ScreenFrameProps) {
  const { text, beside, title, note } = words;
  const label = [text, beside].filter(Boolean).join(' ');
  return (
    <div {...(label && { role: 'img', 'aria-label': label })} className="@container h-full leading-snug">
      <div aria-hidden="true" className="screen-letters flex h-full flex-col">
        <p className={screenTitle}>
          {isQuestion ? <span className="text-lead md:text-h3">{title}</span> : title}
          <span className="font-normal text-ink-2">{note}</span>
        </p>
        {children}
      </div>
    </div>
  );
}

/** A window's title, with a note at its right. */
export const screenTitle =
  'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink px-4 py-3 font-semibold';

/** What a pane is good for, on a band over its top. */
export const PaneCaption = ({ caption }: { caption: ProductBlock | undefined }) =>
  caption && (
    <p className="pane-caption border-b bg-sunk px-4 py-3 text-small leading-snug">
      <span className="block text-lead font-[560] [font-stretch:112%]">{caption.title}</span>
      {caption.text}
    </p>
  );

/** Turned by hand, so never quite level; nothing without words. */
export function ScreenStamp(words: { stamp: string | undefined; stampedBy: string | undefined }) {
  if (!words.stamp && !words.stampedBy) return null;
  return (
    <p className="-rotate-3 border border-on-mark bg-mark px-4 py-1 text-center leading-tight text-on-mark">
      <b>{words.stamp}</b>
      <br />
      {words.stampedBy}
    </p>
  );
}

/** Words that a person has signed, in a line of the screen. */
export function SignedMark({ children }: { children: ReactNode }) {
  return <span className="inline-block border border-on-mark bg-mark px-1.5 text-on-mark">{children}</span>;
}

/** Words that a program has drafted, in a line of the screen. */
export function DraftedMark({ children }: { children: ReactNode }) {
  return <span className="inline-block border border-dashed border-ink px-1.5 text-ink-2">{children}</span>;
}

import type { ReactNode } from 'react';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import type { screenWords } from '#content/screen-words.schema.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';

export interface ScreenCardProps<Kind extends keyof typeof screenWords> extends DrawingProps {
  words: WordsIn<(typeof screenWords)[Kind]>;
}

interface FrameProps extends DrawingProps {
  words: { title?: string | undefined; note?: string | undefined };
  children: ReactNode;
}

/** What a card shows of a product's screen: the work alone, at the size of a card on a wide page, and in letters that the narrowest one leaves readable. */
export function ScreenCard({ words, children, ...rest }: FrameProps) {
  return (
    <Drawing {...rest} width={392} height={300} family="font-sans" line="stroke-[1.5]">
      <path d="M0 44h392" />
      <Label x={16} y={28} className="font-semibold">
        {words.title}
      </Label>
      <Label x={376} y={28} anchor="end" className="text-ink-2">
        {words.note}
      </Label>
      {children}
    </Drawing>
  );
}

interface LinesProps {
  x: number;
  y: number;
  /** How many letters have room beside each other. */
  room: number;
  className?: string;
  children: string | undefined;
}

/** A text in two lines at most. */
export function Lines({ x, y, room, className, children = '' }: LinesProps) {
  const end = children.length > room ? children.lastIndexOf(' ', room) : children.length;
  return (
    <>
      <Label x={x} y={y} {...(className && { className })}>
        {children.slice(0, end)}
      </Label>
      <Label x={x} y={y + 20} {...(className && { className })}>
        {children.slice(end).trim()}
      </Label>
    </>
  );
}

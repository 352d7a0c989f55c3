import type { ReactNode } from 'react';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import type { workWords } from '#content/work-words.schema.ts';
import { below, Correction } from '../cases/case-rows.tsx';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';

export interface WorkStripProps<Kind extends keyof typeof workWords> extends DrawingProps {
  words: WordsIn<(typeof workWords)[Kind]>;
}

interface FrameProps extends DrawingProps {
  words: { text?: string | undefined; title?: string | undefined; note?: string | undefined };
  children: ReactNode;
}

/** A strip of the work itself, at the size of a column of a wide page. */
export function WorkStrip({ words, label = words.text, children, ...rest }: FrameProps) {
  return (
    <Drawing
      {...rest}
      {...(label && { label })}
      width={380}
      height={164}
      family="font-sans"
      line="stroke-[1.5]"
    >
      <path d="M0 36h380" />
      <Label x={14} y={24} className="font-semibold">
        {words.title}
      </Label>
      <Label x={366} y={24} anchor="end" className="text-ink-2">
        {words.note}
      </Label>
      {children}
    </Drawing>
  );
}

interface CorrectedProps {
  x?: number;
  /** The baseline. */
  y: number;
  words: { struck?: string | undefined; correction?: string | undefined };
}

/** What a machine proposed, struck in red, and behind it what a person put in its place. */
export function Corrected({ x = 14, y, words }: CorrectedProps) {
  return (
    <g transform={`translate(${x} ${y - below})`}>
      <Correction now={words.correction}>{words.struck}</Correction>
    </g>
  );
}

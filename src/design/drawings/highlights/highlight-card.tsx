import type { ReactNode } from 'react';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import type { highlightWords } from '#content/highlight-words.schema.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';

export interface HighlightCardProps<Kind extends keyof typeof highlightWords> extends DrawingProps {
  words: WordsIn<(typeof highlightWords)[Kind]>;
}

interface FrameProps extends DrawingProps {
  words: Partial<Record<'text' | 'title' | 'note' | 'foot' | 'signedBy', string | undefined>>;
  /** Where the words at the right of the title begin; at the right edge they end, if left out. */
  noteAt?: number;
  children: ReactNode;
}

/**
 * A small screen of the work, at the size of a column of a wide page; the narrowest card leaves its letters readable.
 * Its last line has who signed it, on yellow marker. What stands side by side has its rows in common: four, 35 high.
 */
export function HighlightCard({ words, noteAt, label = words.text, children, ...rest }: FrameProps) {
  const name = label === undefined ? {} : { label };
  return (
    <Drawing {...rest} {...name} width={380} height={216} family="font-sans" line="stroke-[1.5]">
      <path d="M0 36h380M0 176h380" />
      <Label x={14} y={24} className="font-semibold">
        {words.title}
      </Label>
      {noteAt === undefined ? (
        <Label x={366} y={24} anchor="end" className="text-ink-2">
          {words.note}
        </Label>
      ) : (
        <Label x={noteAt} y={24} className="font-semibold">
          {words.note}
        </Label>
      )}
      {children}
      <Label x={14} y={201}>
        {words.foot}
      </Label>
      {words.signedBy && (
        <>
          <path className="fill-mark stroke-on-mark" d="M252 184h114v24h-114z" />
          <Label x={309} y={201} anchor="middle" className="text-on-mark">
            {`✓ ${words.signedBy}`}
          </Label>
        </>
      )}
    </Drawing>
  );
}

interface StruckProps {
  x: number;
  y: number;
  children: string | undefined;
}

/** Drafted words that an engineer has struck in red. */
export function Struck({ x, y, children }: StruckProps) {
  if (!children) return null;
  return (
    <Label x={x} y={y}>
      <tspan textDecoration="line-through" className="text-redline fill-current">
        <tspan className="text-ink fill-current">{children}</tspan>
      </tspan>
    </Label>
  );
}

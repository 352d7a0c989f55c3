import type { ReactNode } from 'react';
import type { caseWords } from '#content/case-words.schema.ts';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';

export interface CaseDrawingProps<Kind extends keyof typeof caseWords> extends DrawingProps {
  words: WordsIn<(typeof caseWords)[Kind]>;
}

interface CaseScreenProps extends DrawingProps {
  title: string | undefined;
  /** At the right of the title. */
  note: string | undefined;
  children: ReactNode;
}

/**
 * A screen of the work itself, drawn at the size that a case's page shows it at. What matters is in its left
 * half, and in its upper left corner: cards show that alone.
 */
export function CaseScreen({ title, note, children, ...rest }: CaseScreenProps) {
  return (
    <Drawing {...rest} width={780} height={520} family="font-sans" line="stroke-[1.5]">
      <path d="M0 48h780" />
      <Label x={20} y={30} className="font-semibold">
        {title}
      </Label>
      <Label x={760} y={30} anchor="end" className="text-ink-2">
        {note}
      </Label>
      {children}
    </Drawing>
  );
}

interface WordProps {
  x: number;
  y: number;
  children: string | undefined;
}

/** About as wide as a word is drawn. */
const widthOf = (word: string): number => Math.round(word.length * 7.6);

/** Words that a machine proposes, in a dashed box 28 high; `y` is the baseline. */
export function Proposal({ x, y, children }: WordProps) {
  if (!children) return null;
  const width = widthOf(children) + 28;
  return (
    <>
      <path {...machineStroke} d={`M${x} ${y - 19}h${width}v28h-${width}z`} />
      <Label x={x + 10} y={y}>
        {children}
      </Label>
    </>
  );
}

/** A proposal struck in red, and what a person put in its place. */
export function Correction({ x, y, now, children }: WordProps & { now: string | undefined }) {
  const width = children ? widthOf(children) + 28 : 0;
  return (
    <>
      <Proposal x={x} y={y}>
        {children}
      </Proposal>
      <g className="text-redline">
        {children && <path d={`M${x + 4} ${y - 5}h${width - 8}`} />}
        <Label x={width ? x + width + 12 : x} y={y} className="font-semibold">
          {now}
        </Label>
      </g>
    </>
  );
}

/** Words without a box that are struck in red. */
export function Struck({ x, y, children }: WordProps) {
  if (!children) return null;
  return (
    <>
      <Label x={x} y={y}>
        {children}
      </Label>
      <path className="stroke-redline" d={`M${x - 4} ${y - 5}h${widthOf(children) + 8}`} />
    </>
  );
}

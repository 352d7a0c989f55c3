import type { ReactNode } from 'react';
import type { caseWords } from '#content/case-words.schema.ts';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { Stamp } from '../parts/stamp.tsx';
import { measureLabel } from '../parts/text-width.ts';

export interface CaseDrawingProps<Kind extends keyof typeof caseWords> extends DrawingProps {
  words: WordsIn<(typeof caseWords)[Kind]>;
}

interface CaseScreenProps extends DrawingProps {
  title: string | undefined;
  /** At the right of the title. */
  note: string | undefined;
  children: ReactNode;
}

/** Sides of a half, in the drawing's own units. */
const half = 390;
const height = 420;

/**
 * Parts of a case's screen, as viewBoxes: no word, line or relation goes from one half to the other. The top of the left
 * half, for where there is no room for more, ends above a row's line and has what was corrected; its foot begins with
 * one, and has the stamp.
 */
export const caseParts = {
  left: `0 0 ${half} ${height}`,
  right: `${half} 0 ${half} ${height}`,
  top: `0 0 ${half} 167`,
  foot: `0 353 ${half} 67`,
};

/**
 * A screen of the work itself, drawn at the size that a case's page shows it at. What matters, with its correction
 * and its stamp, is in its left half, which stands alone where there is no room for both.
 */
export function CaseScreen({ title, note, children, ...rest }: CaseScreenProps) {
  return (
    <Drawing {...rest} width={2 * half} height={height} family="font-sans" line="stroke-[1.5]">
      <path d="M0 44h780" />
      <Label x={16} y={28} className="font-semibold">
        {title}
      </Label>
      <Label x={406} y={28} className="text-ink-2">
        {note}
      </Label>
      {children}
    </Drawing>
  );
}

interface StampWords {
  stamp?: string | undefined;
  stampedBy?: string | undefined;
}

/** At the foot of the left half, as far from its lines above as below. */
export const CaseStamp = ({ words }: { words: StampWords }) => (
  <Stamp right={374} y={367} heading={words.stamp} signature={words.stampedBy} />
);

interface WordProps {
  x: number;
  /** The baseline. */
  y: number;
  children: string | undefined;
}

/** What a machine proposes, in a dashed box of 23 with 10 at each end of its words, which begin at `x`. */
export function Boxed({ x, y, children }: WordProps) {
  if (!children) return null;
  const width = measureLabel(children) + 20;
  return (
    <>
      <path {...machineStroke} d={`M${x - 10} ${y - 16}h${width}v23h-${width}z`} />
      <Label x={x} y={y}>
        {children}
      </Label>
    </>
  );
}

/** Words struck in red, from their first letter to their last. */
export function Struck({ x, y, children }: WordProps) {
  if (!children) return null;
  return (
    <>
      <Label x={x} y={y}>
        {children}
      </Label>
      <Strike x={x} y={y}>
        {children}
      </Strike>
    </>
  );
}

/** The red line through words that stand there. */
export function Strike({ x, y, children }: WordProps) {
  if (!children) return null;
  return <path className="stroke-redline" d={`M${x} ${y - 5}h${measureLabel(children)}`} />;
}

/** What a person wrote in the place of something. */
export function Red({ x, y, children }: WordProps) {
  return (
    <g className="text-redline">
      <Label x={x} y={y} className="font-semibold">
        {children}
      </Label>
    </g>
  );
}

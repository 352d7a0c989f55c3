import type { ReactNode } from 'react';
import type { caseWords } from '#content/case-words.schema.ts';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';

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

/** The halves of a case's screen, as viewBoxes: no word and no relation goes from one to the other. */
export const caseHalves = {
  left: `0 0 ${half} ${height}`,
  right: `${half} 0 ${half} ${height}`,
};

/**
 * A screen of the work itself, drawn at the size that a case's page shows it at. What matters, with its correction
 * and its stamp, is in its left half, which stands alone where there is no room for both.
 */
export function CaseScreen({ title, note, children, ...rest }: CaseScreenProps) {
  return (
    <Drawing {...rest} width={2 * half} height={height} family="font-sans" line="stroke-[1.5]">
      <path d="M0 44h780M390 0v420" />
      <Label x={16} y={28} className="font-semibold">
        {title}
      </Label>
      <Label x={410} y={28} className="text-ink-2">
        {note}
      </Label>
      {children}
    </Drawing>
  );
}

const rowHeight = 75;
const rowTop = (row: number): number => 44 + row * rowHeight;

interface CaseRowsProps {
  /** The rows that a person has signed, counted from 0. */
  ticked: readonly number[];
  children: ReactNode;
}

/** Five rows in the left half, of which the first has been corrected. */
export function CaseRows({ ticked, children }: CaseRowsProps) {
  return (
    <>
      <path className="fill-sunk stroke-none" d="M0 45h389v74H0z" />
      <path className="stroke-hairline" d="M0 119h389M0 194h389M0 269h389M0 344h389" />
      {children}
      <SignOffs at={ticked.map((row) => [358, rowTop(row) + 37])} />
    </>
  );
}

/** One of the rows: its name, and below it what is proposed; both begin where it does. */
export function CaseRow({
  row,
  name,
  children,
}: {
  row: number;
  name: string | undefined;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(16 ${rowTop(row)})`}>
      <Label x={0} y={30}>
        {name}
      </Label>
      {children}
    </g>
  );
}

interface StampWords {
  stamp?: string | undefined;
  stampedBy?: string | undefined;
}

/** At the foot of the left half. */
export function CaseStamp({ words: { stamp, stampedBy } }: { words: StampWords }) {
  return <Stamp x={252} y={352} width={126} height={56} heading={stamp} signature={stampedBy} />;
}

/** About as wide as a word is drawn. */
const widthOf = (word: string): number => Math.round(word.length * 7.6);

/** The baseline of what stands below a row's name. */
export const below = 61;

interface ProposalProps {
  children: string | undefined;
}

/** What a machine proposes for a row, in a dashed box 28 high. */
export function Proposal({ children }: ProposalProps) {
  if (!children) return null;
  const width = widthOf(children) + 28;
  return (
    <>
      <path {...machineStroke} d={`M0 ${below - 19}h${width}v28H0z`} />
      <Label x={10} y={below}>
        {children}
      </Label>
    </>
  );
}

/** A proposal struck in red, and what a person put in its place. */
export function Correction({ now, children }: ProposalProps & { now: string | undefined }) {
  const width = children ? widthOf(children) + 28 : 0;
  return (
    <>
      <Proposal>{children}</Proposal>
      <g className="text-redline">
        {children && <path d={`M4 ${below - 5}h${width - 8}`} />}
        <Label x={width ? width + 12 : 0} y={below} className="font-semibold">
          {now}
        </Label>
      </g>
    </>
  );
}

/** Words without a box that are struck in red. */
export function Struck({ x, y, children }: ProposalProps & { x: number; y: number }) {
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

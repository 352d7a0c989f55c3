import type { ReactNode } from 'react';
import { Label } from '../parts/label.tsx';
import { RowSigns, SignOff } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { Boxed, CaseStamp, Red, Strike } from './case-screen.tsx';

const rowHeight = 62;
const rowTop = (row: number): number => 44 + row * rowHeight;

interface CaseRowsProps {
  words: { count?: string | undefined; stamp?: string | undefined; stampedBy?: string | undefined };
  children: ReactNode;
}

/** Five rows in the left half, of which the first has been corrected and ticked, and a foot with the stamp for all: who stamps it has ticked each row with a proposal. */
export function CaseRows({ words, children }: CaseRowsProps) {
  return (
    <>
      <path className="fill-sunk stroke-none" d="M0 45h390v61H0z" />
      <path className="stroke-hairline" d="M0 106h390M0 168h390M0 230h390M0 292h390" />
      <path d="M0 354h390" />
      {children}
      <SignOff x={358} y={rowTop(0) + rowHeight / 2} />
      <Label x={16} y={392} className="text-ink-2">
        {words.count}
      </Label>
      <CaseStamp words={words} />
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
      <Label x={0} y={19}>
        {name}
      </Label>
      {children}
    </g>
  );
}

/** The baseline of what stands below a row's name. */
export const below = 43;

interface ProposalProps {
  children: string | undefined;
}

/** What a machine proposes for a row, and the tick of who took it as it was. */
export function Proposal({ children }: ProposalProps) {
  return (
    <>
      <Boxed x={10} y={below}>
        {children}
      </Boxed>
      {children && <RowSigns at={[[346, rowHeight / 2]]} />}
    </>
  );
}

/** A proposal struck in red, and what a person put in its place. */
export function Correction({ now, children }: ProposalProps & { now: string | undefined }) {
  return (
    <>
      <Boxed x={10} y={below}>
        {children}
      </Boxed>
      <Strike x={10} y={below}>
        {children}
      </Strike>
      <Red x={children ? measureLabel(children) + 32 : 0} y={below}>
        {now}
      </Red>
    </>
  );
}

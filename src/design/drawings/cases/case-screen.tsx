import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';

interface CaseScreenProps extends DrawingProps {
  title: string;
  /** At the right of the title. */
  note?: string;
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
      {note && (
        <Label x={760} y={30} anchor="end" className="text-ink-2">
          {note}
        </Label>
      )}
      {children}
    </Drawing>
  );
}

/** Words that a machine proposes, in a dashed box 28 high; `y` is the baseline. */
export function Proposal({
  x,
  y,
  width,
  children,
}: {
  x: number;
  y: number;
  width: number;
  children: string;
}) {
  return (
    <>
      <path {...strokeOf('machine')} d={`M${x} ${y - 19}h${width}v28h-${width}z`} />
      <Label x={x + 10} y={y}>
        {children}
      </Label>
    </>
  );
}

/** A proposal struck in red, and what a person put in its place. */
export function Correction({
  x,
  y,
  width,
  now,
  children,
}: {
  x: number;
  y: number;
  width: number;
  now: string;
  children: string;
}) {
  return (
    <>
      <Proposal x={x} y={y} width={width}>
        {children}
      </Proposal>
      <g className="text-redline">
        <path d={`M${x + 4} ${y - 5}h${width - 8}`} />
        <Label x={x + width + 12} y={y} className="font-semibold">
          {now}
        </Label>
      </g>
    </>
  );
}

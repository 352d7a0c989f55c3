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
  height?: number;
  children: ReactNode;
}

/** A piece of the work itself, at the size of a column of a wide page. */
export function WorkPicture({ words, label = words.text, height = 164, children, ...rest }: FrameProps) {
  return (
    <Drawing
      {...rest}
      {...(label && { label })}
      width={380}
      height={height}
      family="font-sans"
      line="stroke-[1.5]"
    >
      {children}
    </Drawing>
  );
}

/** What a phone, a window or a sheet lies on. */
export const desk = <path className="fill-sunk stroke-none" d="M0 0h380v164H0z" />;

/** A piece of it below its name. */
export function WorkStrip({ children, ...rest }: FrameProps) {
  const { title, note } = rest.words;
  return (
    <WorkPicture {...rest}>
      <path d="M0 36h380" />
      <Labels at={[[14, 24, title, 'font-semibold']]} />
      <Labels anchor="end" at={[[366, 24, note, 'text-ink-2']]} />
      {children}
    </WorkPicture>
  );
}

interface LabelsProps {
  at: readonly (readonly [x: number, y: number, words: string | undefined, look?: string | undefined])[];
  anchor?: 'start' | 'middle' | 'end';
}

/** Words, each with its place and its look. */
export function Labels({ at, anchor = 'start' }: LabelsProps) {
  return at.map(([x, y, words, look = '']) => (
    <Label key={`${x} ${y}`} x={x} y={y} anchor={anchor} className={look}>
      {words}
    </Label>
  ));
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
    <Labels
      at={[
        [x, y, children.slice(0, end), className],
        [x, y + 20, children.slice(end).trim(), className],
      ]}
    />
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

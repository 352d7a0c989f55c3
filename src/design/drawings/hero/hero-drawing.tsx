import type { ReactNode } from 'react';
import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { Stamp } from '../parts/stamp.tsx';

/**
 * Sides of every drawing of the hero, in its own units: marks are positioned over it as fractions of them.
 */
const heroWidth = 560;
const heroHeight = 320;

/** The words that a drawing has places for; one that is missing is left out. */
type HeroWords<Name extends string> = { readonly [Key in Name]?: string | undefined };

export interface HeroDrawingProps<Name extends string> extends DrawingProps {
  words: HeroWords<Name | 'stamp' | 'stampedBy'>;
}

/**
 * A checked screen. Its words are larger and its lines heavier where it is small, so that none is under 11 px on
 * a phone of 320.
 */
export function HeroSheet({ children, ...rest }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing
      {...rest}
      width={heroWidth}
      height={heroHeight}
      family="font-sans"
      text="text-[22px] sm:text-[13px]"
      line="stroke-2 sm:stroke-[1.25]"
    >
      <path className="fill-sheet" d="M1 1h558v318H1z" />
      {children}
    </Drawing>
  );
}

/** Words of a row, or the lines that stand for them; `y` is the baseline. */
export function RowWords({ x, y, children }: { x: number; y: number; children: string | undefined }) {
  return children ? (
    <Label x={x} y={y}>
      {children}
    </Label>
  ) : (
    <path className="stroke-control" d={`M${x} ${y - 5}h96m12 0h54`} />
  );
}

interface CheckStampProps {
  x: number;
  y: number;
  words: HeroWords<'stamp' | 'stampedBy'>;
}

/** Who checked the sheet. */
export function CheckStamp({ x, y, words: { stamp, stampedBy } }: CheckStampProps) {
  return <Stamp x={x} y={y} width={146} height={62} heading={stamp} signature={stampedBy} />;
}

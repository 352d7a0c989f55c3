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

/** A checked sheet. Its words are larger where it is small, so that none is under 11 px on a phone of 320. */
export function HeroSheet({ children, ...rest }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing {...rest} width={heroWidth} height={heroHeight} text="font-sans text-[22px] sm:text-[15px]">
      <path className="fill-sheet" d="M1 1h558v318H1z" />
      {children}
    </Drawing>
  );
}

/** Words in the middle of a box that is 50 high; `y` is the box's top. */
export function NodeWords({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <Label x={x} y={y + 31} anchor="middle">
      {children}
    </Label>
  );
}

/** Words on yellow marker, 100 wide: somebody has signed them. */
export function SignedWords({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <path className="fill-mark stroke-none" d={`M${x - 56} ${y + 8}h112v34h-112z`} />
      <Label x={x} y={y + 31} anchor="middle" className="text-on-mark">
        {children}
      </Label>
    </>
  );
}

interface CheckStampProps {
  x: number;
  y: number;
  words: HeroWords<'stamp' | 'stampedBy'>;
}

/** Who checked the sheet. */
export function CheckStamp({ x, y, words: { stamp = '', stampedBy = '' } }: CheckStampProps) {
  if (!stamp && !stampedBy) return null;
  return <Stamp x={x} y={y} width={146} height={62} heading={stamp} signature={stampedBy} />;
}

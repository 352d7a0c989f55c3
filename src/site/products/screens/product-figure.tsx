import type { ComponentType } from 'react';
import { hasFirstWords } from '#content/drawn-words.schema.ts';
import type { Product } from '#content/products.schema.ts';
import { cardWords } from '#content/screen-words.schema.ts';
import type { DrawingProps } from '#design/drawings/drawing.tsx';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { screenCards } from '#design/drawings/screens/screen-cards.ts';
import { DrawnScreen } from './drawn-screen.tsx';

/** A product on a card: its screen, from its file where its words are the first ones, or else its drawing. */
export function ProductFigure({ product: { screen, icon } }: { product: Product }) {
  if (!screen) return icon && <ReferencedDrawing name={`product-${icon}`} decorative className="p-4" />;
  if (screen.kind === 'results') return <DrawnScreen screen={screen} />;
  if (hasFirstWords(cardWords[screen.kind], screen)) {
    return <ReferencedDrawing name={`screen-${screen.kind}`} decorative />;
  }
  const Card = screenCards[screen.kind] as ComponentType<DrawingProps & { words: object }>;
  return <Card decorative words={screen} />;
}

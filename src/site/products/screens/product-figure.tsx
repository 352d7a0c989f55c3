import type { ComponentType } from 'react';
import { hasFirstWords } from '#content/drawn-words.schema.ts';
import type { Product } from '#content/products.schema.ts';
import { cardWords } from '#content/screen-words.schema.ts';
import type { DrawingProps } from '#design/drawings/drawing.tsx';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { screenCrops } from '#design/drawings/screens/screen-crops.tsx';
import { DrawnScreen } from './drawn-screen.tsx';

type Worded = ComponentType<DrawingProps & { words: object }>;

/** A product on a card: the spot of its screen, from its file where its words are the first ones, or else its drawing. */
export function ProductFigure({ product: { screen, icon } }: { product: Product }) {
  if (!screen) return icon && <ReferencedDrawing name={`product-${icon}`} decorative className="p-4" />;
  if (screen.kind === 'results') return <DrawnScreen screen={screen} />;
  if (hasFirstWords(cardWords[screen.kind], screen)) {
    return <ReferencedDrawing name={`crop-${screen.kind}`} decorative />;
  }
  const Crop = screenCrops[screen.kind] as Worded;
  return <Crop decorative words={screen} />;
}

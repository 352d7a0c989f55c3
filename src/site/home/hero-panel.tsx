import type { ReactNode } from 'react';
import type { HeroDrawings, HeroFigure, HeroItem, HeroMark } from '#content/hero.schema.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { BankScreen } from './hero-screens/bank-screen.tsx';
import { HospitalScreen } from './hero-screens/hospital-screen.tsx';
import { ShopScreen } from './hero-screens/shop-screen.tsx';

/** Where each drawing's marks lie over it; hero-figure.css has the places. A picture has none. */
const places: Record<HeroFigure['kind'], readonly string[]> = {
  hospital: ['hero-at-hospital-1', 'hero-at-hospital-2'],
  shop: ['hero-at-shop-1', 'hero-at-shop-2'],
  bank: ['hero-at-bank-1', 'hero-at-bank-2'],
  picture: [],
};

/** How many share the width. */
const tabCounts: Record<number, string> = { 1: '[--tabs:1]', 2: '[--tabs:2]', 3: '[--tabs:3]' };

/**
 * Checked drawings behind tabs. Tabs and red marks are disclosures of which one is open, and the rest is
 * style, so that all of it works without JavaScript; below a drawing is the story of its chosen mark.
 */
export function HeroPanel({ drawings }: { drawings: HeroDrawings }) {
  const [only, second] = drawings.items;
  if (only && !second) return <Sheet item={only} drawings={drawings} />;
  return (
    <div className={`hero-figure ${tabCounts[drawings.items.length]}`}>
      {drawings.items.map((item, index) => (
        <details key={item.tab} name="hero" open={index === 0} className="hero-item">
          <summary className="hero-tab print:hidden">{item.tab}</summary>
          <Sheet item={item} drawings={drawings} />
        </details>
      ))}
    </div>
  );
}

function Sheet({ item: { figure, marks }, drawings }: { item: HeroItem; drawings: HeroDrawings }) {
  const placed = marks.slice(0, places[figure.kind].length);
  return (
    <figure className="hero-sheet">
      {renderFigure(figure)}
      {placed.length > 0 && (
        <figcaption>
          <p className="mt-2 text-fine text-ink-2 print:hidden">{drawings.hint}</p>
          {placed.map((mark, index) => (
            <details key={mark.title} name={`hero-${figure.kind}`} open={index === 0} className="hero-item">
              <summary className={`hero-mark ${places[figure.kind][index]}`}>
                <span aria-hidden="true" className="hero-triangle">
                  {index + 1}
                </span>
                <span className="sr-only">{mark.title}</span>
              </summary>
              <Walk mark={mark} number={index + 1} headings={drawings} />
            </details>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

function renderFigure(figure: HeroFigure): ReactNode {
  switch (figure.kind) {
    case 'hospital':
      return <HospitalScreen words={figure} />;
    case 'shop':
      return <ShopScreen words={figure} />;
    case 'bank':
      return <BankScreen words={figure} />;
    case 'picture':
      return <PictureOrDrawing picture={figure} sizes="(min-width: 80rem) 1232px, 92vw" eager />;
  }
}

interface WalkProps {
  mark: HeroMark;
  number: number;
  headings: Pick<HeroDrawings, 'draft' | 'correction' | 'signature'>;
}

/** One mark's story: the draft, the correction, the signature. */
function Walk({ mark, number, headings }: WalkProps) {
  return (
    <div className="hero-walk">
      <p className="hero-story flex items-center gap-2 text-body font-medium">
        <span aria-hidden="true" className="hero-triangle">
          {number}
        </span>
        {mark.title}
      </p>
      <ol className="hero-steps">
        {(['draft', 'correction', 'signature'] as const).map((step) => (
          <li key={step} className={`hero-step hero-${step}`}>
            <span>{headings[step]}</span>
            {mark[step]}
          </li>
        ))}
      </ol>
    </div>
  );
}

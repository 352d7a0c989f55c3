import type { HeroDrawing, HeroDrawings, HeroMark } from '#content/hero.schema.ts';
import { heroDrawings } from '#design/drawings/hero/hero-drawings.ts';

/** Where each drawing's marks lie over it; hero-figure.css has the places. */
const places: Record<HeroDrawing['drawing'], readonly string[]> = {
  hospital: ['hero-at-hospital-1', 'hero-at-hospital-2'],
  shop: ['hero-at-shop-1', 'hero-at-shop-2'],
  bank: ['hero-at-bank-1', 'hero-at-bank-2'],
};

/** How many share the width. */
const tabCounts: Record<number, string> = { 1: '[--tabs:1]', 2: '[--tabs:2]', 3: '[--tabs:3]' };

/**
 * Checked drawings behind tabs. Tabs and red marks are disclosures of which one is open, and the rest is
 * style, so that all of it works without JavaScript; below a drawing is the story of its chosen mark.
 */
export function HeroPanel({ drawings }: { drawings: HeroDrawings }) {
  return (
    <div className={`hero-figure ${tabCounts[drawings.items.length]}`}>
      {drawings.items.map((item, index) => (
        <details key={item.tab} name="hero" open={index === 0} className="hero-item">
          <summary className="hero-tab">{item.tab}</summary>
          <Sheet item={item} drawings={drawings} />
        </details>
      ))}
    </div>
  );
}

function Sheet({ item, drawings }: { item: HeroDrawing; drawings: HeroDrawings }) {
  const Drawing = heroDrawings[item.drawing];
  return (
    <figure className="hero-sheet">
      <Drawing label={item.words} parts={item.parts} />
      <figcaption>
        <p className="mt-1 text-fine text-ink-2 print:hidden">{drawings.hint}</p>
        {item.marks.map((mark, index) => (
          <details key={mark.title} name={`hero-${item.drawing}`} open={index === 0} className="hero-item">
            <summary className={`hero-mark ${places[item.drawing][index]}`}>
              <span aria-hidden="true" className="hero-triangle">
                {index + 1}
              </span>
              <span className="sr-only">{mark.title}</span>
            </summary>
            <Walk mark={mark} number={index + 1} headings={drawings} />
          </details>
        ))}
      </figcaption>
    </figure>
  );
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
      <p className="font-medium">
        <span className="text-redline">{`${number} `}</span>
        {mark.title}
      </p>
      <ol className="hero-steps">
        {(['draft', 'correction', 'signature'] as const).map((step) => (
          <li key={step} className={`hero-step hero-${step}`}>
            <span className="hero-step-name">{headings[step]}</span>
            {mark[step]}
          </li>
        ))}
      </ol>
    </div>
  );
}

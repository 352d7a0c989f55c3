import { drawnOnce, machineStroke } from '#design/drawings/parts/line.ts';
import { Draft, HeroFoot, HeroScreen, Tick, type HeroScreenProps } from './hero-screen.tsx';

/** Sales so far and their forecast, whose peak is corrected; beside it the order that a manager signs. */
export function ShopScreen({ words }: HeroScreenProps<'shop'>) {
  const rows = [
    ['first', words.first, words.struck],
    ['second', words.last, words.secondFigure],
    ['third', words.thirdRow, words.thirdFigure],
    ['fourth', words.fourthRow, words.fourthFigure],
    ['fifth', words.fifthRow, words.fifthFigure],
    ['sixth', words.sixthRow, words.sixthFigure],
  ] as const;
  return (
    <HeroScreen text={words.text} kind="shop">
      <div className="hero-chart">
        <p className="hero-row hero-head">
          <b>{words.sales}</b>
          <span className="hero-red">{words.correction}</span>
        </p>
        <svg viewBox="0 0 300 250" preserveAspectRatio="none">
          <path className="stroke-hairline" d="M0 60h300M0 120h300M0 180h300" />
          <path d="M0 224h300M0 220v8M30 220v8M60 220v8M90 220v8M120 220v8M150 220v8M190 220v8M230 220v8M270 220v8" />
          <path d="M0 172l30-22 30 18 30-46 30 26 30-10M150 10v240" />
          <path {...machineStroke} d="M150 138l40-14 40-72 40 76 30 8" />
          <path {...machineStroke} className="stroke-ink-2" d="M150 138l150-62M150 138l150 52" />
          <g className="stroke-redline">
            <path {...drawnOnce} d="M190 124l40-8 40 12M219 41l22 22M219 63l22-22" />
          </g>
        </svg>
        <p className="hero-axis">
          <span>{words.today}</span>
          <span>{words.forecast}</span>
        </p>
      </div>
      <div>
        <div className="hero-row hero-head">
          <b>{words.order}</b>
          <span>{words.drafts}</span>
          <span />
          <span className="hero-end">{words.signer}</span>
        </div>
        {rows.map(([row, name, figure], index) => (
          <div key={row} className="hero-row">
            <span>{name}</span>
            <Draft isStruck={index === 0}>{figure}</Draft>
            {index === 0 ? <span className="hero-red">{words.corrected}</span> : <span />}
            <Tick />
          </div>
        ))}
      </div>
      <HeroFoot words={words}>{words.count}</HeroFoot>
    </HeroScreen>
  );
}

import type { CaseResult } from '#content/cases.schema.ts';
import type { Labels } from '#content/labels.schema.ts';
import { compareResult, type Comparison } from './compare-result.ts';

interface MeasuredBarsProps {
  results: readonly CaseResult[];
  labels: Labels['cases'];
  className: string;
}

/** What was measured before and after, as two bars to scale for each result whose sides have one unit; nothing without any. */
export function MeasuredBars({ results, labels, className }: MeasuredBarsProps) {
  const compared = results.flatMap(({ metric, value }) => {
    const comparison = compareResult(value);
    return comparison ? [{ metric, ...comparison }] : [];
  });
  if (compared.length === 0) return null;
  return (
    <figure className={`border border-ink bg-sheet print:break-inside-avoid ${className}`}>
      <figcaption className="flex flex-wrap justify-between gap-x-6 px-4 py-2 text-small md:px-6">
        <span className="font-medium">{labels.comparison}</span>
        <span className="flex flex-wrap gap-x-6 text-ink-2" aria-hidden="true">
          <span className="inline-flex items-center gap-2">
            <Swatch className={shades.before} />
            {labels.before}
          </span>
          <span className="inline-flex items-center gap-2">
            <Swatch className={shades.after} />
            {labels.after}
          </span>
        </span>
      </figcaption>
      <ul>
        {compared.slice(0, 3).map(({ metric, before, after }, index) => (
          <li
            key={metric}
            className={`grid items-center gap-x-6 gap-y-3 border-t px-4 py-4 text-lead leading-tight md:px-6 md:py-6 lg:grid-cols-4 ${index > 0 ? 'border-hairline' : 'border-ink'}`}
          >
            <p>{metric}</p>
            <div className="grid grid-cols-3 items-center gap-x-4 gap-y-1 lg:col-span-3 lg:grid-cols-4">
              <Bar name={labels.before} side={before} shade={shades.before} look="text-ink-2" />
              <Bar
                name={labels.after}
                side={after}
                shade={shades.after}
                look={`text-h3 md:text-h2 ${figure}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const shades = { before: 'fill-hairline', after: 'fill-current text-ink' };

const figure = 'font-[560] tracking-tight [font-stretch:112%]';

const Swatch = ({ className }: { className: string }) => (
  <svg className="size-3.5">
    <rect width="100%" height="100%" className={className} />
  </svg>
);

interface BarProps {
  name: string;
  side: Comparison['before'];
  shade: string;
  look: string;
}

/** One side's value, and its bar; a line where it is nothing. */
function Bar({ name, side: { words, length }, shade, look }: BarProps) {
  return (
    <>
      <p className={`leading-none ${look}`}>
        <span className="sr-only">{`${name}: `}</span>
        {words}
      </p>
      <svg aria-hidden="true" className="col-span-2 h-6 w-full lg:col-span-3">
        <rect width={length > 0 ? `${Math.round(length * 1000) / 10}%` : 2} height="100%" className={shade} />
      </svg>
    </>
  );
}

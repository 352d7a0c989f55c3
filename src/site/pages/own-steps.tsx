import type { OwnStep } from '#content/own-pages.schema.ts';
import { LegendSamples, type Legend } from '../portfolio/case-legend.tsx';
import { columnsFor } from './own-columns.tsx';

interface StepsProps {
  items: readonly OwnStep[];
  /** What the marks of drafted, corrected and signed work mean. */
  legend: Legend;
}

/** Steps on one line, their numbers in boxes; or as sheets, if what becomes of the work is said of one. */
export function Steps({ items, legend }: StepsProps) {
  const areSheets = items.some(({ state }) => state);
  const list = (
    <ol {...columnsFor(items.length, areSheets ? 'own-sheets' : 'own-steps')}>
      {items.map(({ title, text, state }, index) => (
        <li key={title} data-state={state}>
          <div className="own-step-head">
            <span aria-hidden="true" className="own-number text-lead font-[560] [font-stretch:112%]">
              {index + 1}
            </span>
            {state && <StepMark state={state} label={legend[legendOf[state]]} />}
          </div>
          <div>
            <h3 className="text-lead">{title}</h3>
            <p className="mt-2 max-w-[32em] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
  if (!areSheets) return list;
  const drawn = items.flatMap(({ state }) => (state ? [legendOf[state]] : []));
  return (
    <>
      {list}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-fine text-ink-2 md:mt-6">
        <LegendSamples legend={Object.fromEntries(drawn.map((mark) => [mark, legend[mark]]))} />
      </p>
    </>
  );
}

type State = NonNullable<OwnStep['state']>;

const legendOf = { drafted: 'draft', corrected: 'correction', signed: 'signature' } as const;

/** A line of work as it then is: drafted in dashes, struck and written anew in red, or ticked on yellow marker. */
const StepMark = ({ state, label }: { state: State; label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox="0 0 132 40"
    preserveAspectRatio="xMaxYMid"
    className="fill-none stroke-current"
  >
    {marks[state]}
  </svg>
);

const marks = {
  drafted: <path strokeDasharray="12 6" className="own-words" d="M0 10h132M0 30h84" />,
  corrected: (
    <>
      <path className="own-words" d="M0 10h132M0 30h36" />
      <path className="own-words stroke-redline" d="M48 30h84" />
      <path className="stroke-redline stroke-2" d="M54 10h78M36 36l5-12 5 12" />
    </>
  ),
  signed: (
    <>
      <path className="own-words" d="M0 10h68M0 30h68" />
      <path className="fill-mark stroke-on-mark stroke-[1.5]" d="M84 1h47v38H84z" />
      <path className="stroke-on-mark stroke-[3]" d="M95 20l9 9 16-20" />
    </>
  ),
};

import type { Labels } from '#content/labels.schema.ts';
import type { OwnStep } from '#content/own-pages.schema.ts';
import { Tick } from '../parts/sign-off-line.tsx';
import { columnsFor } from './own-columns.tsx';

interface StepsProps {
  items: readonly OwnStep[];
  /** Has the words for work that is drafted, corrected or signed. */
  labels: Labels;
}

/** Steps on one line, their numbers in boxes; or as sheets, if what becomes of the work is said of one. */
export function Steps({ items, labels }: StepsProps) {
  const areSheets = items.some(({ state }) => state);
  return (
    <ol {...columnsFor(items.length, areSheets ? 'own-sheets' : 'own-steps')}>
      {items.map(({ title, text, state }, index) => (
        <li key={title} data-state={state}>
          <div className="own-step-head">
            <span aria-hidden="true" className="own-number text-lead font-[560] [font-stretch:112%]">
              {index + 1}
            </span>
            {state && <StepState state={state} labels={labels} />}
          </div>
          <div>
            <h3 className="text-lead">{title}</h3>
            <p className="mt-2 max-w-[32em] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StepStateProps {
  state: NonNullable<OwnStep['state']>;
  labels: Labels;
}

/** What the step's work then is, in words and in the drawings' grammar: dashed, in red, or ticked on yellow marker. */
const StepState = ({ state, labels }: StepStateProps) => (
  <p className="own-state text-small">
    {state === 'signed' && <Tick className="size-4" />}
    {labels[labelOf[state]]}
  </p>
);

const labelOf = { drafted: 'byMachine', corrected: 'corrected', signed: 'signedOff' } as const;

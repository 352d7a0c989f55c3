import type { ReactNode } from 'react';
import type { Labels } from '#content/labels.schema.ts';
import type { Maker } from '#content/schema.ts';
import type { ProcessStep } from '#content/services.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { SignOffLine, YellowTick } from '../parts/sign-off-line.tsx';
import type { ProcessView } from './service-plans.ts';

interface ProcessStepsProps {
  steps: readonly ProcessStep[];
  view: ProcessView;
  labels: Labels;
  /** Where the page says nowhere else what dashed and yellow mean. */
  hasLegend?: boolean;
}

/** The stages in the drawing's grammar: dashed by a machine, solid by an engineer, signed in yellow. */
export function ProcessSteps({ steps, view, labels, hasLegend = false }: ProcessStepsProps) {
  const spans = view === 'scale' ? readSpans(steps.map(({ duration }) => duration)) : null;
  const isMixed = steps.some(({ by }) => by === 'machine');
  return (
    <>
      {spans ? (
        <Schedule steps={steps} spans={spans} labels={labels} isMixed={isMixed} />
      ) : (
        <Columns steps={steps} labels={labels} areRows={view === 'rows'} />
      )}
      {hasLegend && isMixed && <ProcessLegend words={labels.legend} />}
    </>
  );
}

const lines: Record<Maker, string> = { machine: 'border-dashed', engineer: '' };

/**
 * Names, texts and signatures of stages side by side are each in one row, or those of each stage are; on a phone a line
 * joins them, ticked at each signature.
 */
function Columns({
  steps,
  labels,
  areRows,
}: Pick<ProcessStepsProps, 'steps' | 'labels'> & { areRows: boolean }) {
  const most = steps.length === 5 ? 'md:grid-cols-2 xl:grid-cols-5' : 'md:grid-cols-2 xl:grid-cols-4';
  const step = areRows ? 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-6' : sideBySide;
  return (
    <ol className={`grid gap-x-6 max-md:ml-2.25 ${areRows ? 'h-full' : `md:gap-y-6 ${most}`}`}>
      {steps.map((one) => (
        <li
          key={one.title}
          className={`border-ink max-md:border-l-2 max-md:pt-2 max-md:pl-4.25 md:border-t-2 ${step} ${lines[one.by]}`}
        >
          <StepHead step={one} labels={labels} className={areRows ? 'lg:row-span-2' : ''} />
          <StepText step={one} labels={labels} className={areRows ? 'md:pt-3' : 'md:mb-3'} />
          <div className={`max-md:-ml-7 ${areRows ? 'md:mt-1 md:mb-3' : ''}`}>
            <SignOffLine label={labels.signedOff}>{one.signOff}</SignOffLine>
          </div>
        </li>
      ))}
    </ol>
  );
}

const sideBySide = 'md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0';

/** The stages, a measure whose lines cross all their rows, and what is signed in a column of its own; on a narrow screen below the bar. */
function Schedule({ steps, spans, labels, isMixed }: ScheduleProps) {
  const { units, every } = measure(spans);
  const cells = Array.from({ length: units / every }, (_, cell) => cell * every + 1);
  const unit = readUnit(steps[0]!.duration);
  return (
    <div className="relative grid">
      <div
        aria-hidden="true"
        className="schedule-measure text-small text-ink-2 tabular-nums lg:absolute lg:inset-0 lg:grid lg:grid-cols-12 lg:gap-x-6"
      >
        <p className="flex flex-wrap items-center gap-x-4 mb-3 lg:col-span-5 lg:self-start">
          {isMixed && <SolidKey>{labels.legend.engineer}</SolidKey>}
          {isMixed && <DashedKey>{labels.legend.machine}</DashedKey>}
          <span className="ml-auto max-lg:hidden">{unit}</span>
        </p>
        <p className="flex overflow-hidden border-hairline lg:col-span-4 lg:border-r">
          {cells.map((first, cell) => (
            <span
              key={first}
              className={`min-w-0 flex-1 border-l border-ink pl-2 whitespace-nowrap lg:border-hairline ${(cell + 1) % 4 && cell && cell + 1 < cells.length ? 'max-lg:invisible' : ''}`}
            >
              {cell === 0 && <span className="lg:hidden">{`${unit} `}</span>}
              {first}
            </span>
          ))}
        </p>
        <p className="max-lg:hidden lg:col-span-3">{labels.signedOff}</p>
      </div>
      <ol className="relative lg:mt-8.5">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="border-hairline pb-1 md:py-3 lg:grid lg:grid-cols-12 lg:gap-x-6 lg:border-t"
          >
            <div className="lg:col-span-5">
              <div className="fold-heading">
                <div className="flex items-baseline justify-between gap-4">
                  <h3 className="text-lead">{step.title}</h3>
                  <Duration step={step} labels={labels} />
                </div>
              </div>
              <StepText step={step} labels={labels} className="" />
            </div>
            <Bar span={spans[index]!} units={units} by={step.by}>
              <span className="sr-only">{`${labels.signedOff}: `}</span>
              {step.signOff}
            </Bar>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The legend of dashed, solid and yellow. */
function ProcessLegend({ words }: { words: Labels['legend'] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-fine text-ink-2 sm:gap-x-6">
      <li>
        <SolidKey>{words.engineer}</SolidKey>
      </li>
      <li>
        <DashedKey>{words.machine}</DashedKey>
      </li>
      <li className="flex items-center gap-2">
        <YellowTick />
        {words.signature}
      </li>
    </ul>
  );
}

interface ScheduleProps extends Pick<ProcessStepsProps, 'steps' | 'labels'> {
  spans: Span[];
  /** Some bars are dashed. */
  isMixed: boolean;
}

interface StepHeadProps {
  step: ProcessStep;
  labels: Labels;
}

/** A stage's text: on a phone folded under its name, elsewhere and on paper open. */
function StepText({ step, labels, className }: StepHeadProps & { className: string }) {
  return (
    <details className={`fold group ${className}`}>
      <DisclosureSummary className="min-h-11">
        <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">{step.title}</span>
          <Duration step={step} labels={labels} />
        </span>
      </DisclosureSummary>
      <p className="max-w-[33em] text-small text-ink-2 max-md:pb-3 md:mt-1">{keepTogether(step.text)}</p>
    </details>
  );
}

function Duration({ step, labels }: StepHeadProps) {
  return (
    <span className="text-small text-ink-2 tabular-nums">
      {step.duration}
      <span className="sr-only">{`, ${step.by === 'machine' ? labels.byMachine : labels.byEngineer}`}</span>
    </span>
  );
}

function StepHead({ step, labels, className }: StepHeadProps & { className: string }) {
  return (
    <div className={`fold-heading pt-2 ${className}`}>
      <h3 className="text-lead">{step.title}</h3>
      <p>
        <Duration step={step} labels={labels} />
      </p>
    </div>
  );
}

const SolidKey = ({ children }: { children: string }) => (
  <span className="flex items-center gap-2 text-fine text-ink-2">
    <span aria-hidden="true" className="h-4 w-6 bg-ink" />
    {children}
  </span>
);

const DashedKey = ({ children }: { children: string }) => (
  <span className="flex items-center gap-2 text-fine text-ink-2">
    <span aria-hidden="true" className="h-4 w-6 border border-dashed border-ink" />
    {children}
  </span>
);

interface BarProps {
  span: Span;
  units: number;
  by: Maker;
  /** What is signed at its end. */
  children: ReactNode;
}

/** The stage to scale, filled where an engineer works, with the tick at its end, and across from it what is signed. */
function Bar({ span, units, by, children }: BarProps) {
  const from = (span.from - 1) / units;
  const to = span.to / units;
  return (
    <>
      <svg
        aria-hidden="true"
        className="block h-6 w-full overflow-visible stroke-current stroke-[1.5] max-lg:bg-sunk md:max-lg:mt-3 lg:col-span-4"
      >
        <rect
          x={percent(from)}
          width={percent(to - from)}
          height="100%"
          {...(by === 'machine'
            ? { className: 'fill-sunk', strokeDasharray: '6 4' }
            : { className: 'fill-current' })}
        />
        <svg x={percent(to)} className="overflow-visible">
          <path className="fill-mark text-on-mark" d="M-24 0h24v24h-24zM-6 7l-9 11-4-4" />
        </svg>
      </svg>
      <p className="mt-1 text-small font-medium lg:col-span-3 lg:mt-0">{children}</p>
    </>
  );
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** The most numbers that stand side by side. */
const mostNumbers = 12;

/** The common measure: as long as all stages, in whole cells of one or several units. */
function measure(spans: readonly Span[]): { units: number; every: number } {
  const length = Math.max(...spans.map(({ to }) => to));
  const every = Math.ceil(length / mostNumbers);
  return { units: Math.ceil(length / every) * every, every };
}

/** No project is drawn to scale that is longer: ten years of weeks. */
const longest = 520;

/** A stretch of whole weeks or days, both ends counted. */
interface Span {
  from: number;
  to: number;
}

/** The word before the numbers: "Day". */
const readUnit = (duration: string): string =>
  duration.charAt(0).toUpperCase() + duration.slice(1).replace(/s? .*/, '');

/** Reads "week 1", "weeks 2-3" or "days 7-9"; null for a length without a place, such as "final week". */
export function readSpan(duration: string): Span | null {
  const match = /^(?:weeks?|days?) (\d+)(?:-(\d+))?$/.exec(duration);
  if (!match?.[1]) return null;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from < 1 || to < from || to > longest ? null : { from, to };
}

/** Reads "stages of 4 weeks" as the first of them, after what was before. */
function readOpenSpan(duration: string, before: Span | null | undefined): Span | null {
  const length = Number(/^stages of (\d+) (?:weeks?|days?)$/.exec(duration)?.[1]);
  if (!before || !(length > 0 && before.to + length <= longest)) return null;
  return { from: before.to + 1, to: before.to + length };
}

/** All durations on one measure that starts at 1, the last perhaps open; or null where one of them has no place on it. */
export function readSpans(durations: readonly string[]): Span[] | null {
  const spans = durations.map(readSpan);
  const last = spans.length - 1;
  if (last > 0) spans[last] ??= readOpenSpan(durations[last] ?? '', spans[last - 1]);
  return spans.every((span) => span !== null) ? spans : null;
}

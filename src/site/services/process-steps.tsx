import type { Labels } from '#content/labels.schema.ts';
import type { Maker } from '#content/schema.ts';
import type { ProcessStep } from '#content/services.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { SignOffLine } from '../parts/sign-off-line.tsx';
import type { ProcessView } from './service-plans.ts';

interface ProcessStepsProps {
  steps: readonly ProcessStep[];
  view: ProcessView;
  labels: Labels;
}

/** The stages in the drawing's grammar: dashed by a machine, solid by an engineer, signed in yellow. */
export function ProcessSteps({ steps, view, labels }: ProcessStepsProps) {
  if (view === 'columns') return <Columns steps={steps} labels={labels} />;
  const spans = view === 'scale' ? readSpans(steps.map(({ duration }) => duration)) : null;
  return <Rows steps={steps} spans={spans} labels={labels} />;
}

const lines: Record<Maker, string> = { machine: ' border-dashed', engineer: '' };

function Columns({ steps, labels }: Omit<ProcessStepsProps, 'view'>) {
  const columns = steps.length === 5 ? 'xl:grid-cols-5' : 'xl:grid-cols-4';
  return (
    <ol className={`process-columns grid gap-x-6 gap-y-4 md:gap-y-6 md:grid-cols-2 ${columns}`}>
      {steps.map((step) => (
        <li key={step.title} className={`border-t-2 border-ink${lines[step.by]}`}>
          <StepHead step={step} labels={labels} />
          <StepText step={step} labels={labels} className="md:mb-3" />
          <SignOffLine label={labels.signedOff}>{step.signOff}</SignOffLine>
        </li>
      ))}
    </ol>
  );
}

/** One stage below the other; with spans, each is also a bar on the common measure. */
function Rows({ steps, spans, labels }: Omit<ProcessStepsProps, 'view'> & { spans: Span[] | null }) {
  const length = Math.max(...(spans ?? []).map(({ to }) => to), 0);
  return (
    <ol>
      {steps.map((step, index) => {
        const span = spans?.[index];
        return (
          <li
            key={step.title}
            className={`grid gap-x-6 md:gap-y-2 pb-6 last:pb-0 lg:grid-cols-12 lg:pb-8 ${span ? '' : `border-l-2 border-ink pl-6 lg:pl-10${lines[step.by]}`}`}
          >
            <div className={`lg:col-span-3 ${span ? 'lg:row-span-2' : ''}`}>
              <StepHead step={step} labels={labels} flush={!span} />
            </div>
            {span && <Bar span={span} length={length} by={step.by} />}
            <StepText step={step} labels={labels} className="lg:col-span-5" />
            <div className="lg:col-span-4">
              <SignOffLine label={labels.signedOff}>{step.signOff}</SignOffLine>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface StepHeadProps {
  step: ProcessStep;
  labels: Labels;
  flush?: boolean;
}

/** A stage's text: on a phone folded under its name, elsewhere and on paper open. */
function StepText({
  step,
  labels,
  className,
}: Pick<StepHeadProps, 'step' | 'labels'> & { className: string }) {
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

function Duration({ step, labels }: Pick<StepHeadProps, 'step' | 'labels'>) {
  return (
    <span className="font-mono text-fine text-ink-2">
      {step.duration}
      <span className="sr-only">{`, ${labels.legend[step.by]}`}</span>
    </span>
  );
}

function StepHead({ step, labels, flush = false }: StepHeadProps) {
  return (
    <div className={`fold-heading ${flush ? '' : 'pt-2'}`}>
      <h3 className="text-lead">{step.title}</h3>
      <p className="mt-1">
        <Duration step={step} labels={labels} />
      </p>
    </div>
  );
}

/** The stage to scale: 12 units for each week or day, the weeks ticked, the signature at its end. */
function Bar({ span, length, by }: { span: Span; length: number; by: Maker }) {
  const unit = 120 / length;
  const start = (span.from - 1) * unit;
  const end = span.to * unit;
  const ticks = Array.from({ length: length + 1 }, (_, index) => `M${round(index * unit)} 4v2`).join('');
  return (
    <svg
      viewBox="0 0 120 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-6 w-full lg:col-span-9 overflow-visible fill-none stroke-current sm:h-8 [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <path className="stroke-hairline" d={`M0 6H120${ticks}`} />
      <path className="fill-mark stroke-none" d={`M${round(end - 1.5)} 0h1.5v5h-1.5z`} />
      <path
        className="stroke-2"
        {...(by === 'machine' ? { strokeDasharray: '6 4' } : {})}
        d={`M${round(start)} 0H${round(end)}V5H${round(start)}z`}
      />
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** No project is drawn to scale that is longer: ten years of weeks. */
const longest = 520;

/** A stretch of whole weeks or days, both ends counted. */
interface Span {
  from: number;
  to: number;
}

/** Reads "week 1", "weeks 2-3" or "days 7-9"; null for a length without a place, such as "final week". */
export function readSpan(duration: string): Span | null {
  const match = /^(?:weeks?|days?) (\d+)(?:-(\d+))?$/.exec(duration);
  if (!match?.[1]) return null;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from < 1 || to < from || to > longest ? null : { from, to };
}

/** All durations on one measure that starts at 1, or null where one of them has no place on it. */
export function readSpans(durations: readonly string[]): Span[] | null {
  const spans = durations.map(readSpan);
  return spans.every((span) => span !== null) ? spans : null;
}

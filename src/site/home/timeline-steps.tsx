import { useEffect, useRef } from 'react';
import type { TimelineCase, TimelineStep as Step } from '#content/timeline.schema.ts';
import { StepMark } from '#design/drawings/step-mark.tsx';
import { YellowTick } from '../parts/sign-off-line.tsx';
import { getCurrentStep, isReached, ticksPerStep } from './timeline-state.ts';

interface TimelineStepsProps {
  timelineCase: Pick<TimelineCase, 'color' | 'accentColor' | 'timelineSteps'>;
  /** Stands above the machine's finding. */
  insightLabel: string;
  tick: number;
  isSummary: boolean;
  /** Whether a step that is reached scrolls into view. */
  isFollowed: boolean;
}

/** To a step that is reached, no further than it takes to see all of it. */
const following: ScrollIntoViewOptions = { behavior: 'smooth', block: 'nearest' };

/** The steps down one line: solid as far as it has come, dashed from there. */
export function TimelineSteps(props: TimelineStepsProps) {
  const { timelineCase, insightLabel, tick, isSummary, isFollowed } = props;
  const { color, accentColor, timelineSteps: steps } = timelineCase;
  const list = useRef<HTMLOListElement>(null);
  const current = getCurrentStep(tick);

  useEffect(() => {
    if (isFollowed && current > 0) list.current?.children[current]?.scrollIntoView(following);
  }, [isFollowed, current]);

  return (
    <ol ref={list} className="mt-4">
      {steps.map((step, index) => {
        const reached = isReached(index, tick);
        return (
          <li key={step.title} data-ahead={reached ? undefined : ''} className="timeline-step grid gap-x-4">
            <Track
              icon={step.icon}
              line={tones[color]}
              box={
                index === current
                  ? `${accents[pickAccent(accentColor, step)]} outline-2 native:outline-0`
                  : reached
                    ? tones[color]
                    : 'border-ink'
              }
              fill={Math.min(Math.max(tick - index * ticksPerStep, 0), ticksPerStep)}
              isLast={index === steps.length - 1}
            />
            <div className="timeline-words pb-3 text-small">
              <h4 className="flex flex-wrap items-center gap-x-3 text-lead leading-tight font-medium wrap-anywhere">
                {step.title}
                <YellowTick className="timeline-found" />
              </h4>
              <p className="text-ink-2">{step.description}</p>
              {/* Drawn anew once it is reached: figures that moved would be a shift. */}
              {!isSummary && <Findings key={String(reached)} step={step} insightLabel={insightLabel} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Of the line and the boxes. Yellow is signed and red corrected: they are neither. */
const tones = {
  ink: 'border-ink stroke-ink',
  petrol: 'border-petrol stroke-petrol',
  pass: 'border-pass stroke-pass',
  mark: 'border-ink stroke-ink',
  redline: 'border-ink stroke-ink',
};

/** The box of the current step has a second frame. */
const accents = {
  ink: 'border-ink outline-ink',
  petrol: 'border-petrol outline-petrol',
  pass: 'border-pass outline-pass',
  mark: 'border-on-mark bg-mark text-on-mark outline-ink',
  redline: 'border-redline outline-redline',
};

/** Yellow only on the step that is signed, red only on one that is corrected; ink on the others. */
function pickAccent(accent: TimelineCase['accentColor'], { icon }: Step): TimelineCase['accentColor'] {
  const isDue = (accent !== 'mark' || icon === 'release') && (accent !== 'redline' || icon === 'review');
  return isDue ? accent : 'ink';
}

interface TrackProps {
  icon: Step['icon'];
  /** Classes of the line reached so far, and of the box. */
  line: string;
  box: string;
  /** Tenths of the way to the next step. */
  fill: number;
  isLast: boolean;
}

/** A step's mark and the line to the next. */
function Track({ icon, line, box, fill, isLast }: TrackProps) {
  return (
    <div aria-hidden="true" className="timeline-track flex items-center">
      <span className={`timeline-box flex size-10 shrink-0 items-center justify-center text-lead ${box}`}>
        <StepMark name={icon} />
      </span>
      {!isLast && (
        <svg className="overflow-visible stroke-2">
          <line x2="100%" y2="100%" className="timeline-line stroke-ink" />
          {fill > 0 && <line x2={`${fill * 10}%`} y2={`${fill * 10}%`} className={`stroke-[4] ${line}`} />}
        </svg>
      )}
    </div>
  );
}

/** What was done, the machine's finding and the measurements. Until the step is reached, timeline.css has its description and the names of the last instead, in a dashed frame. */
function Findings({ step, insightLabel }: { step: Step; insightLabel: string }) {
  return (
    <div className="timeline-findings" data-words={step.description}>
      <p className="timeline-found px-3 pt-2">{step.details}</p>
      <div className="timeline-found px-3 py-2">
        <p className="inline font-medium">{insightLabel}</p>{' '}
        <p className="inline text-ink-2">{step.aiInsight}</p>
      </div>
      <dl className="timeline-figures flex gap-px max-lg:flex-wrap">
        {step.metrics.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import type { TimelineStep as Step } from '#content/timeline.schema.ts';
import { StepMark } from '#design/figures/timeline/step-mark.tsx';
import { getCurrentStep, isReached, ticksPerStep } from './timeline-state.ts';

interface TimelineStepsProps {
  steps: readonly Step[];
  tick: number;
  isSummary: boolean;
}

/** The four steps along one line: solid as far as it has come, dashed from there. */
export function TimelineSteps({ steps, tick, isSummary }: TimelineStepsProps) {
  return (
    <ol className="timeline-steps">
      {steps.map((step, index) => {
        const reached = isReached(index, tick);
        return (
          <li key={step.step}>
            <Track
              icon={step.icon}
              isReached={reached}
              isCurrent={index === getCurrentStep(tick)}
              fill={Math.min(Math.max(tick - index * ticksPerStep, 0), ticksPerStep)}
              isLast={index === steps.length - 1}
            />
            <div>
              <h4 className={reached ? undefined : 'text-ink-2'}>{step.title}</h4>
              <p>{step.description}</p>
              {!isSummary && <Findings step={step} isShown={reached} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface TrackProps {
  icon: Step['icon'];
  isReached: boolean;
  isCurrent: boolean;
  /** Tenths of the way to the next step. */
  fill: number;
  isLast: boolean;
}

/** A step's mark and the line to the next: down on narrow screens, across on wide ones. */
function Track({ icon, isReached: reached, isCurrent, fill, isLast }: TrackProps) {
  const box = isCurrent ? 'border-on-mark bg-mark text-on-mark' : reached ? 'border-petrol' : 'border-dashed';
  return (
    <div aria-hidden="true">
      <span className={box}>
        <StepMark name={icon} />
      </span>
      {!isLast && (
        <svg>
          <line x2="100%" y2="100%" strokeDasharray="6 4" className="stroke-ink" />
          {fill > 0 && (
            <line x2={`${fill * 10}%`} y2={`${fill * 10}%`} className="stroke-petrol stroke-[4]" />
          )}
        </svg>
      )}
    </div>
  );
}

/** What was done, what the machine noticed, what was measured. Keeps its place on wide screens before it is shown. */
function Findings({ step, isShown }: { step: Step; isShown: boolean }) {
  return (
    <div className={isShown ? 'findings' : 'findings findings-to-come'}>
      <div>
        <p>{step.details}</p>
        <div>
          <p>AI insight</p>
          <p>{step.aiInsight}</p>
        </div>
        <dl>
          {step.metrics.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

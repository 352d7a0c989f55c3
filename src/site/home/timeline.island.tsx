import { useEffect, useReducer, type ReactNode } from 'react';
import { timelineCases } from '#content/timeline.ts';
import type { TimelineCase } from '#content/timeline.schema.ts';
import { Button } from '#design/ui/button.tsx';
import { canStart, firstState, getProgress, reduceTimeline, tickMs } from './timeline-state.ts';
import { TimelineSteps } from './timeline-steps.tsx';

/** The drawing of each case by its id, rendered with the page. */
interface TimelineProps {
  healthcare?: ReactNode;
  retail?: ReactNode;
  financial?: ReactNode;
}

/** The case-study timeline (SPEC section 4). Without scripting, the first case stands there in full. */
export function Timeline(drawings: TimelineProps) {
  const [state, dispatch] = useReducer(reduceTimeline, firstState);
  const { selected, tick, isPlaying, isSummary } = state;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => dispatch({ type: 'tick' }), tickMs);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const shown = timelineCases[selected]!;
  return (
    <>
      <div role="group" aria-label="Client" className="timeline-clients">
        {timelineCases.map((item, index) => (
          <ClientButton
            key={item.id}
            item={item}
            isPressed={index === selected}
            onPress={() => dispatch({ type: 'choose', index })}
            drawing={[drawings.healthcare, drawings.retail, drawings.financial][index]}
          />
        ))}
      </div>
      <div className="timeline-controls">
        <Button disabled={!canStart(state)} onClick={() => dispatch({ type: 'start' })}>
          Start Timeline
        </Button>
        <Button variant="secondary" onClick={() => dispatch({ type: 'reset' })}>
          Reset
        </Button>
        <p>
          <span className="sr-only">Progress: </span>
          {`${getProgress(tick).toFixed(1)} / 3.0`}
        </p>
        <div role="group" aria-label="View">
          <ViewButton isPressed={!isSummary} onPress={() => dispatch({ type: 'show', isSummary: false })}>
            Full View
          </ViewButton>
          <ViewButton isPressed={isSummary} onPress={() => dispatch({ type: 'show', isSummary: true })}>
            30s Summary
          </ViewButton>
        </div>
      </div>
      <article>
        <h3>{shown.title}</h3>
        {isSummary && <p>{shown.summary}</p>}
        <TimelineSteps {...{ steps: shown.timelineSteps, tick, isSummary }} />
      </article>
      <p className="sr-only" aria-live="polite">
        {tick > 0 && describeStep(shown, tick)}
      </p>
    </>
  );
}

function describeStep({ timelineSteps }: TimelineCase, tick: number): string {
  const { step, title } = timelineSteps[Math.floor(getProgress(tick))]!;
  return `Step ${step} of ${timelineSteps.length}: ${title}`;
}

interface ClientButtonProps {
  item: TimelineCase;
  isPressed: boolean;
  onPress: () => void;
  drawing: ReactNode;
}

function ClientButton({ item, isPressed, onPress, drawing }: ClientButtonProps) {
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPress}>
      <span>{drawing}</span>
      <span>
        <span>{item.client}</span>
        <span>{item.industry}</span>
      </span>
    </button>
  );
}

function ViewButton({
  isPressed,
  onPress,
  children,
}: {
  isPressed: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}

import { useEffect, useReducer, type ReactNode } from 'react';
import type { TimelineCase } from '#content/timeline.schema.ts';
import { Button } from '#design/ui/button.tsx';
import { beginTimeline, canStart, getProgress, reduceTimeline, tickMs } from './timeline-state.ts';
import { TimelineSteps } from './timeline-steps.tsx';

/** What of a case is shown. */
type ShownCase = Omit<TimelineCase, 'color' | 'accentColor'>;

interface TimelineProps extends Drawings {
  cases: readonly ShownCase[];
}

/** The drawings that a case can have, rendered with the page. */
interface Drawings {
  healthcare?: ReactNode;
  retail?: ReactNode;
  financialServices?: ReactNode;
}

/** The case-study timeline (SPEC section 4). Without scripting, the first case stands there in full. */
export function Timeline({ cases, ...drawings }: TimelineProps) {
  const [state, dispatch] = useReducer(reduceTimeline, cases[0]?.timelineSteps.length ?? 1, beginTimeline);
  const { selected, tick, isPlaying, isSummary } = state;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => dispatch({ type: 'tick' }), tickMs);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const shown = cases[selected];
  if (!shown) return null;
  return (
    <>
      <div
        role="group"
        aria-label="Client"
        className="grid border border-ink sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-ink max-sm:divide-y max-sm:divide-ink noscript:hidden"
      >
        {cases.map((item, index) => (
          <ClientButton
            key={item.slug}
            item={item}
            isPressed={index === selected}
            onPress={() => dispatch({ type: 'choose', index, steps: item.timelineSteps.length })}
            drawing={pickDrawing(drawings, item)}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-4 noscript:hidden">
        <Button disabled={!canStart(state)} onClick={() => dispatch({ type: 'start' })}>
          Start Timeline
        </Button>
        <Button variant="secondary" onClick={() => dispatch({ type: 'reset' })}>
          Reset
        </Button>
        <p className="font-mono text-fine text-ink-2 sm:ml-3">
          <span className="sr-only">Progress: </span>
          {`${getProgress(tick).toFixed(1)} / ${getProgress(state.lastTick).toFixed(1)}`}
        </p>
        <div role="group" aria-label="View" className="flex sm:ml-auto">
          <ViewButton isPressed={!isSummary} onPress={() => dispatch({ type: 'show', isSummary: false })}>
            Full View
          </ViewButton>
          <ViewButton isPressed={isSummary} onPress={() => dispatch({ type: 'show', isSummary: true })}>
            30s Summary
          </ViewButton>
        </div>
      </div>
      <article className="mt-10">
        <h3 className="text-h3">{shown.title}</h3>
        {isSummary && <p className="mt-3 max-w-[36.5em] text-lead text-ink-2">{shown.summary}</p>}
        <TimelineSteps {...{ steps: shown.timelineSteps, tick, isSummary }} />
      </article>
      <p className="sr-only" aria-live="polite">
        {tick > 0 && describeStep(shown, tick)}
      </p>
    </>
  );
}

function pickDrawing(drawings: Drawings, { drawing }: ShownCase): ReactNode {
  return drawing === 'financial-services' ? drawings.financialServices : drawings[drawing];
}

function describeStep({ timelineSteps }: ShownCase, tick: number): string {
  const index = Math.floor(getProgress(tick));
  return `Step ${index + 1} of ${timelineSteps.length}: ${timelineSteps[index]!.title}`;
}

interface ClientButtonProps {
  item: ShownCase;
  isPressed: boolean;
  onPress: () => void;
  drawing: ReactNode;
}

function ClientButton({ item, isPressed, onPress, drawing }: ClientButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="relative flex items-center gap-4 p-4 text-start transition-colors duration-140 ease-mark before:absolute before:inset-x-0 before:bottom-0 before:border-ink hover:bg-sunk aria-pressed:bg-sheet aria-pressed:before:border-b-4 sm:max-lg:flex-col sm:max-lg:items-start"
    >
      <span className="w-32 shrink-0">{drawing}</span>
      <span>
        <span className="block font-medium">{item.client}</span>
        <span className="block text-fine text-ink-2">{item.industry}</span>
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
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="min-h-11 border border-control px-4 text-small font-medium underline-offset-4 first:rounded-l-control last:rounded-r-control last:border-l-0 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:underline"
    >
      {children}
    </button>
  );
}

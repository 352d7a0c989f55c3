import { useEffect, useReducer } from 'react';
import type { Labels } from '#content/labels.schema.ts';
import type { TimelineCase } from '#content/timeline.schema.ts';
import { imageSourceSet } from '#domain/uploads/upload-variants.ts';
import { Button } from '#design/ui/button.tsx';
import { beginTimeline, canStart, getCurrentStep, reduceTimeline, tickMs } from './timeline-state.ts';
import { TimelineSteps } from './timeline-steps.tsx';

type ShownCase = Omit<TimelineCase, 'slug'>;

interface TimelineProps {
  cases: readonly ShownCase[];
  insightLabel: string;
  words: Labels['timeline'];
}

/** The case-study timeline (SPEC section 4). Without JavaScript, the first case is shown in full. */
export function Timeline({ cases, insightLabel, words }: TimelineProps) {
  const [state, dispatch] = useReducer(reduceTimeline, cases[0]?.timelineSteps.length ?? 1, beginTimeline);
  const { selected, tick, isPlaying, isSummary } = state;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => dispatch({ type: 'tick' }), tickMs);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const timelineCase = cases[selected];
  if (!timelineCase) return null;
  const isFollowed =
    tick > 0 && matchMedia('(width < 64rem) and (prefers-reduced-motion: no-preference)').matches;
  return (
    <>
      {cases.length > 1 && (
        <div role="group" aria-label="Client" className="timeline-clients native:hidden">
          {cases.map((item, index) => (
            <ClientButton
              key={item.title}
              item={item}
              isPressed={index === selected}
              onPress={() => dispatch({ type: 'choose', index, steps: item.timelineSteps.length })}
            />
          ))}
        </div>
      )}
      {/* Where the steps are one below the other, it stays in sight while they are read. */}
      <div className="timeline-bar flex flex-wrap items-center gap-2 native:hidden">
        <Button idle={!canStart(state)} onClick={() => dispatch({ type: 'start' })}>
          {words.start}
        </Button>
        <Button variant="secondary" onClick={() => dispatch({ type: 'reset' })}>
          Reset
        </Button>
        <p className="px-1 text-small text-ink-2 max-sm:hidden">
          {`Step ${getCurrentStep(tick) + 1} of ${timelineCase.timelineSteps.length}`}
        </p>
        <div role="group" aria-label="View" className="ml-auto flex">
          {[false, true].map((isShort) => (
            <button
              key={`${isShort}`}
              type="button"
              aria-pressed={isShort === isSummary}
              onClick={() => dispatch({ type: 'show', isSummary: isShort })}
              className="timeline-view min-h-11 font-medium"
            >
              {isShort ? words.summary : words.full}
            </button>
          ))}
        </div>
      </div>
      <article className="mt-4">
        <div className="timeline-case">
          <h3 className="text-lead md:text-h3">{timelineCase.title}</h3>
          <p className="max-w-[44em] max-md:text-small">{timelineCase.summary}</p>
        </div>
        <TimelineSteps {...{ timelineCase, insightLabel, tick, isSummary, isFollowed }} />
      </article>
      <p className="sr-only" aria-live="polite">
        {tick > 0 && describeStep(timelineCase, tick)}
      </p>
    </>
  );
}

const describeStep = ({ timelineSteps }: ShownCase, tick: number): string => {
  const current = getCurrentStep(tick);
  return `Step ${current + 1} of ${timelineSteps.length}: ${timelineSteps[current]!.title}`;
};

interface ClientButtonProps {
  item: ShownCase;
  isPressed: boolean;
  onPress: () => void;
}

function ClientButton({ item: { client, industry, picture }, isPressed, onPress }: ClientButtonProps) {
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPress} className="timeline-client min-h-11">
      {picture && (
        <img
          src={picture.image}
          srcSet={imageSourceSet(picture.image)}
          sizes="7rem"
          alt=""
          loading="lazy"
          className="aspect-3/2 w-full object-cover md:w-20"
        />
      )}
      <span className="min-w-0 font-medium">{client}</span>
      <span className="ml-auto text-small text-ink-2 max-xl:hidden">{industry}</span>
    </button>
  );
}

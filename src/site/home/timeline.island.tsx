import { useEffect, useReducer, type ComponentProps } from 'react';
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
  const { title, summary, timelineSteps } = timelineCase;
  const current = getCurrentStep(tick);
  const position = `Step ${current + 1} of ${timelineSteps.length}`;
  const isFollowed =
    tick > 0 && matchMedia('(width < 64rem) and (prefers-reduced-motion: no-preference)').matches;
  return (
    <>
      <div className="timeline-controls contents lg:flex lg:flex-wrap gap-x-6 gap-y-2 native:hidden">
        {cases.length > 1 && (
          <div
            role="group"
            aria-label="Client"
            className="timeline-clients grid flex-auto lg:flex lg:flex-wrap"
          >
            {cases.map((item, index) => (
              <ClientButton
                key={item.title}
                item={item}
                aria-pressed={index === selected}
                onClick={() => dispatch({ type: 'choose', index, steps: item.timelineSteps.length })}
              />
            ))}
          </div>
        )}
        {/* Beside them where there is room; else it stays in sight while the steps are read. */}
        <div className="timeline-bar flex flex-auto flex-wrap items-center gap-2">
          <Button idle={!canStart(state)} onClick={() => dispatch({ type: 'start' })}>
            {words.start}
          </Button>
          <Button variant="secondary" onClick={() => dispatch({ type: 'reset' })}>
            Reset
          </Button>
          <p className="px-1 text-small text-ink-2 max-sm:hidden">{position}</p>
          <div role="group" aria-label="View" className="ml-auto flex">
            {[false, true].map((isShort) => (
              <button
                key={`${isShort}`}
                type="button"
                aria-pressed={isShort === isSummary}
                onClick={() => dispatch({ type: 'show', isSummary: isShort })}
                className="min-h-11 border border-ink px-1.5 text-fine font-medium sm:px-4 md:text-small"
              >
                {isShort ? words.summary : words.full}
              </button>
            ))}
          </div>
        </div>
      </div>
      <article className="mt-4">
        <div className="timeline-head grid gap-x-6 gap-y-2">
          <h3 className="text-lead xl:text-h3">{title}</h3>
          <p className="max-md:text-small">{summary}</p>
        </div>
        <TimelineSteps {...{ timelineCase, insightLabel, tick, isSummary, isFollowed }} />
      </article>
      <p className="sr-only" aria-live="polite">
        {tick > 0 && `${position}: ${timelineSteps[current]!.title}`}
      </p>
    </>
  );
}

function ClientButton({ item, ...press }: { item: ShownCase } & ComponentProps<'button'>) {
  const { client, industry, picture } = item;
  return (
    <button
      type="button"
      {...press}
      className="flex min-h-11 flex-auto flex-wrap items-center gap-x-3 border border-ink px-1.5 py-1 text-start text-fine leading-tight sm:px-4 md:text-small"
    >
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
      <span>
        <span className="block font-medium">{client}</span>
        <span className="text-fine max-lg:hidden">{industry}</span>
      </span>
    </button>
  );
}

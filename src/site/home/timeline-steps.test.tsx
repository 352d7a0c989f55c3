import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TimelineCase, TimelineStep } from '#content/timeline.schema.ts';
import { TimelineSteps } from './timeline-steps.tsx';
import { ticksPerStep } from './timeline-state.ts';

const steps = (['map', 'review', 'release'] as const).map((icon): TimelineStep => ({
  title: icon,
  description: '',
  icon,
  details: '',
  aiInsight: '',
  metrics: [],
}));

/** The classes of every step's box, when a step has just been reached. */
function drawBoxes(reached: number, colors: Pick<TimelineCase, 'color' | 'accentColor'>): string[] {
  const html = renderToStaticMarkup(
    <TimelineSteps
      insightLabel="AI insight"
      timelineCase={{ ...colors, timelineSteps: steps }}
      tick={reached * ticksPerStep}
      isSummary
      isFollowed={false}
    />,
  );
  return [...html.matchAll(/<span class="([^"]*)"/g)].map(([, classes]) => classes!);
}

it('marks the current step in yellow where it is signed alone', () => {
  const colors = { color: 'petrol', accentColor: 'mark' } as const;
  expect(drawBoxes(0, colors)[0]).toContain('outline-ink');
  for (const reached of [0, 1]) expect(drawBoxes(reached, colors).join()).not.toContain('bg-mark');
  expect(drawBoxes(2, colors)[2]).toContain('bg-mark');
});

it('marks the current step in red where it is corrected alone', () => {
  const colors = { color: 'ink', accentColor: 'redline' } as const;
  expect(drawBoxes(1, colors)[1]).toContain('border-redline');
  for (const reached of [0, 2]) expect(drawBoxes(reached, colors).join()).not.toContain('redline');
});

it('draws the line and the boxes that it has reached in the color of the case, and never in yellow', () => {
  expect(drawBoxes(2, { color: 'pass', accentColor: 'ink' })[0]).toContain('border-pass');
  expect(drawBoxes(2, { color: 'mark', accentColor: 'ink' }).join()).not.toContain('mark');
});

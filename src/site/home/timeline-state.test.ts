import { describe, expect, it } from 'vitest';
import {
  beginTimeline,
  canStart,
  getCurrentStep,
  isReached,
  reduceTimeline,
  type TimelineState,
} from './timeline-state.ts';

const start = { type: 'start' } as const;
const tick = { type: 'tick' } as const;
const firstState = beginTimeline(4);
const playing = reduceTimeline(firstState, start);

function play(state: TimelineState, ticks: number): TimelineState {
  return Array.from({ length: ticks }).reduce<TimelineState>((now) => reduceTimeline(now, tick), state);
}

describe('the timeline', () => {
  it('begins with the first case, at 0, and does not play by itself', () => {
    expect(firstState).toEqual({
      selected: 0,
      lastTick: 30,
      tick: 0,
      isPlaying: false,
      isSummary: false,
    });
    expect(reduceTimeline(firstState, tick)).toBe(firstState);
  });

  it('goes on by 0.1 with each tick while it plays', () => {
    expect(playing.isPlaying).toBe(true);
    expect(play(playing, 1).tick).toBe(1);
    expect(play(playing, 3).tick).toBe(3);
  });

  it('stops exactly on the last step after thirty ticks', () => {
    expect(play(playing, 29)).toMatchObject({ tick: 29, isPlaying: true });
    const end = play(playing, 30);
    expect(end).toMatchObject({ tick: 30, isPlaying: false });
    expect(end.tick).toBe(end.lastTick);
    expect(reduceTimeline(end, tick)).toBe(end);
  });

  it('cannot start while it plays or at the last step', () => {
    expect(canStart(firstState)).toBe(true);
    expect(canStart(playing)).toBe(false);
    expect(reduceTimeline(playing, start)).toBe(playing);
    const end = play(playing, 30);
    expect(canStart(end)).toBe(false);
    expect(reduceTimeline(end, start)).toBe(end);
  });

  it('reaches a step exactly when the progress comes to it', () => {
    const reached = (ticks: number) => [0, 1, 2, 3].filter((step) => isReached(step, ticks));
    expect(reached(0)).toEqual([0]);
    expect(reached(9)).toEqual([0]);
    expect(reached(10)).toEqual([0, 1]);
    expect(reached(29)).toEqual([0, 1, 2]);
    expect(reached(30)).toEqual([0, 1, 2, 3]);
    expect([0, 9, 10, 30].map(getCurrentStep)).toEqual([0, 0, 1, 3]);
  });

  it('goes back to the start with Reset, in the same case and view', () => {
    const state = { selected: 2, lastTick: 30, tick: 14, isPlaying: true, isSummary: true };
    expect(reduceTimeline(state, { type: 'reset' })).toEqual({ ...state, tick: 0, isPlaying: false });
  });

  it('starts from the beginning with another case', () => {
    const state = play(playing, 14);
    expect(reduceTimeline(state, { type: 'choose', index: 1, steps: 4 })).toEqual({
      selected: 1,
      lastTick: 30,
      tick: 0,
      isPlaying: false,
      isSummary: false,
    });
  });

  it('ends with the last step of the case chosen, however many it has', () => {
    const choose = (steps: number) => reduceTimeline(firstState, { type: 'choose', index: 1, steps });
    expect(play(reduceTimeline(choose(2), start), 10)).toMatchObject({ tick: 10, isPlaying: false });
    expect(play(reduceTimeline(choose(6), start), 49)).toMatchObject({ tick: 49, isPlaying: true });
    expect(canStart(choose(1))).toBe(false);
  });

  it('changes the view without touching the time', () => {
    const state = play(playing, 14);
    expect(reduceTimeline(state, { type: 'show', isSummary: true })).toEqual({ ...state, isSummary: true });
  });
});

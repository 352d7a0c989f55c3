/** The case-study timeline (SPEC section 4). Time is counted in whole ticks, so that it ends exactly on a step. */
export interface TimelineState {
  /** Index of the case study. */
  selected: number;
  /** The tick at which its last step is reached. */
  lastTick: number;
  tick: number;
  isPlaying: boolean;
  isSummary: boolean;
}

export type TimelineAction =
  | { type: 'choose'; index: number; steps: number }
  | { type: 'start' }
  | { type: 'tick' }
  | { type: 'reset' }
  | { type: 'show'; isSummary: boolean };

export const tickMs = 800;
export const ticksPerStep = 10;

/** The first case at its first step. @param steps how many it has */
export const beginTimeline = (steps: number): TimelineState => ({
  selected: 0,
  lastTick: findLastTick(steps),
  tick: 0,
  isPlaying: false,
  isSummary: false,
});

/** The first step is reached at once: the last of four is three steps of ten ticks away. */
const findLastTick = (steps: number): number => (steps - 1) * ticksPerStep;

/** The state after an action; the same object if the action changes nothing. */
export function reduceTimeline(state: TimelineState, action: TimelineAction): TimelineState {
  switch (action.type) {
    case 'choose':
      return {
        ...state,
        selected: action.index,
        lastTick: findLastTick(action.steps),
        tick: 0,
        isPlaying: false,
      };
    case 'start':
      return canStart(state) ? { ...state, isPlaying: true } : state;
    case 'tick':
      return state.isPlaying ? advance(state) : state;
    case 'reset':
      return { ...state, tick: 0, isPlaying: false };
    case 'show':
      return { ...state, isSummary: action.isSummary };
  }
}

function advance(state: TimelineState): TimelineState {
  const tick = Math.min(state.tick + 1, state.lastTick);
  return { ...state, tick, isPlaying: tick < state.lastTick };
}

export const canStart = ({ isPlaying, tick, lastTick }: TimelineState): boolean =>
  !isPlaying && tick < lastTick;

/** Whether the step with this index is at or before the progress. */
export const isReached = (step: number, tick: number): boolean => step * ticksPerStep <= tick;

/** Index of the step reached last. */
export const getCurrentStep = (tick: number): number => Math.floor(tick / ticksPerStep);

/** The case-study timeline (SPEC section 4). Time is counted in whole ticks, so that it ends exactly on a step. */
export interface TimelineState {
  /** Index of the case study. */
  selected: number;
  tick: number;
  isPlaying: boolean;
  isSummary: boolean;
}

export type TimelineAction =
  | { type: 'choose'; index: number }
  | { type: 'start' }
  | { type: 'tick' }
  | { type: 'reset' }
  | { type: 'show'; isSummary: boolean };

export const tickMs = 800;
export const ticksPerStep = 10;
/** Four steps: the last is three steps of ten ticks away. */
export const lastTick = 30;

export const firstState: TimelineState = { selected: 0, tick: 0, isPlaying: false, isSummary: false };

/** The state after an action; the same object where the action changes nothing. */
export function reduceTimeline(state: TimelineState, action: TimelineAction): TimelineState {
  switch (action.type) {
    case 'choose':
      return { ...state, selected: action.index, tick: 0, isPlaying: false };
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
  const tick = Math.min(state.tick + 1, lastTick);
  return { ...state, tick, isPlaying: tick < lastTick };
}

export const canStart = ({ isPlaying, tick }: TimelineState): boolean => !isPlaying && tick < lastTick;

/** How far it is, from 0 to 3 in tenths. */
export const getProgress = (tick: number): number => tick / ticksPerStep;

/** Whether the step with this index is at or before the progress. */
export const isReached = (step: number, tick: number): boolean => step * ticksPerStep <= tick;

/** Index of the step reached last. */
export const getCurrentStep = (tick: number): number => Math.floor(tick / ticksPerStep);

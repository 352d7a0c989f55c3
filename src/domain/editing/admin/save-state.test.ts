import { expect, it } from 'vitest';
import { describeSaveState, type SaveState } from './save-state.ts';

const rest: SaveState = {
  isSaving: false,
  isUnsaved: false,
  failure: null,
  isKept: false,
  missing: null,
  left: null,
  savedAt: null,
  isOnline: true,
};

const at = new Date(2026, 0, 2, 14, 3);

it.each<[Partial<SaveState>, string]>([
  [{}, 'Saved'],
  [{ savedAt: at }, 'Saved 14:03'],
  [{ isSaving: true, isUnsaved: true }, 'Saving...'],
  [{ isUnsaved: true, isKept: true }, 'Not saved yet'],
  [{ isUnsaved: true, savedAt: at, left: 'the switch' }, 'Saved 14:03, except the switch'],
  [{ isUnsaved: true, isKept: true, missing: 'a title' }, 'Kept in this browser until there is a title'],
  [{ isUnsaved: true, missing: 'a title' }, 'Not saved yet'],
])('says where the text is: %j', (state, text) => {
  expect(describeSaveState({ ...rest, ...state }, 'Saved')).toBe(text);
});

it.each<[Partial<SaveState>, string]>([
  [{ failure: { kind: 'unreachable' }, isOnline: false }, 'Not saved: offline'],
  [{ failure: { kind: 'unreachable' } }, 'Not saved: the server cannot be reached'],
  [{ failure: { kind: 'signed-out' } }, 'Not saved: signed out'],
  [{ failure: { kind: 'conflict', isOwn: false } }, 'Not saved: changed by someone else'],
  [{ failure: { kind: 'conflict', isOwn: true } }, 'Not saved: changed by you, in another window'],
  [{ failure: { kind: 'refused', message: 'The title is too long.' } }, 'Not saved: The title is too long'],
])('says why it is not saved, and that the browser has it only if it has: %j', (state, text) => {
  const unsaved = { ...rest, ...state, isUnsaved: true };
  expect(describeSaveState(unsaved, 'Saved')).toBe(text);
  const kept = text.replace('Not saved', 'Not saved, but kept in this browser');
  expect(describeSaveState({ ...unsaved, isKept: true }, 'Saved')).toBe(kept);
});

import { expect, it } from 'vitest';
import type { Message } from '../../contract.ts';
import { isUntouched, toPatch, toUndo } from './use-lead-changes.ts';

const lead = { status: 'waiting', read: true, due_at: null, won: false, value: 5, version: 2 } as Message;

it('shows read and state together', () => {
  expect(toPatch({ status: 'new' })).toEqual({ status: 'new', read: false });
  expect(toPatch({ read: true })).toEqual({ read: true, status: 'open' });
});

it('takes a state back with its date and its outcome', () => {
  expect(toUndo(lead, { status: 'done' })).toEqual({ status: 'waiting', due_at: null, value: 5 });
  expect(toUndo({ ...lead, status: 'done', won: true }, { status: 'open' })).toMatchObject({ won: true });
  expect(toUndo({ ...lead, won: true }, { status: 'done' })).toMatchObject({ status: 'waiting', won: true });
});

it('brings the reason of a lost lead back with its state', () => {
  const lost = { ...lead, status: 'done' as const, lost_reason: 'No budget' };
  for (const changes of [{ status: 'open' as const }, { won: true }, { lost_reason: 'Too late' }]) {
    expect(toUndo(lost, changes)).toMatchObject({ lost_reason: 'No budget' });
  }
  expect(toUndo({ ...lead, status: 'done' }, { lost_reason: 'Too late' })).toEqual({ lost_reason: '' });
});

it('finds a conflict only where the same field was changed', () => {
  expect(isUntouched(lead, { ...lead, value: 9, version: 3 }, { status: 'done' })).toBe(true);
  expect(isUntouched(lead, { ...lead, status: 'open', version: 3 }, { status: 'done' })).toBe(false);
});

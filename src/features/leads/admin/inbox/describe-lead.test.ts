import { expect, it } from 'vitest';
import { describeEvent, isRelease } from './describe-lead.ts';

it.each([
  [{ kind: 'status', data: { from: 'new', to: 'done' } }, 'new to done'],
  [
    { kind: 'status', data: { from: 'waiting', to: 'open', reason: 'undelivered' } },
    'waiting to open, due at once: the reply was not delivered',
  ],
  [{ kind: 'assigned', data: { from: null, to: 'u1', name: 'Eva' } }, 'assigned to Eva'],
  [{ kind: 'unassigned', data: { from: 'u1' } }, 'removed the owner'],
  [
    { kind: 'unassigned', data: { from: 'u1', reason: 'account_erased' } },
    'unassigned because the account was removed',
  ],
  [{ kind: 'due', data: { from: null, to: '2026-03-05T12:00:00.000Z' } }, 'set the due date to Mar 5, 2026'],
  [{ kind: 'due', data: { from: '2026-03-05T12:00:00.000Z', to: null } }, 'removed the due date'],
  [{ kind: 'value', data: { from: null, to: 12000 } }, 'set the value to $12,000'],
  [{ kind: 'won', data: { from: false, to: true } }, 'marked as won'],
] as const)('says what happened: %j', (event, text) => {
  expect(describeEvent(event)).toBe(text);
});

it('knows an owner who was removed from one who gave a lead away', () => {
  expect(isRelease({ kind: 'unassigned', data: { from: 'u1', reason: 'role_withdrawn' } })).toBe(true);
  expect(isRelease({ kind: 'unassigned', data: { from: 'u1' } })).toBe(false);
  expect(isRelease({ kind: 'assigned', data: { to: 'u1', name: 'Eva' } })).toBe(false);
});

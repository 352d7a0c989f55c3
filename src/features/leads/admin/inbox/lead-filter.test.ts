import { expect, it } from 'vitest';
import type { Message } from '../../contract.ts';
import { isStillListed, readFilter, toInboxSearch, wholeInbox } from './lead-filter.ts';

it('reads from an address what it has written there', () => {
  const filter = {
    ...wholeInbox,
    q: 'dates & prices',
    status: 'waiting',
    assignee: 'none',
    channel: 'search',
    from: '2026-11-01',
    to: '2026-11-30',
    unread: true,
    overdue: true,
    advertising: false,
  } as const;
  expect(readFilter(toInboxSearch(filter, 'l1'))).toEqual(filter);
  expect(toInboxSearch(wholeInbox, null)).toBe('');
});

it('leaves out what makes no sense', () => {
  const nonsense = '?box=x&status=toString&from=2026-13-45&to=soon&unread=1&advertising=no&assignee=%20';
  expect(readFilter(nonsense)).toEqual(wholeInbox);
});

it('knows whether a changed lead is still one of a list', () => {
  const lead = { status: 'open', read: true, assignee_id: 'u1', due_at: null } as Message;
  const isListed = (change: Partial<typeof wholeInbox>) =>
    isStillListed(lead, { ...wholeInbox, ...change }, 'u1');
  expect(isListed({})).toBe(true);
  expect(isListed({ status: 'open', assignee: 'me' })).toBe(true);
  expect(isListed({ status: 'done' })).toBe(false);
  expect(isListed({ assignee: 'none' })).toBe(false);
  expect(isListed({ assignee: 'u2' })).toBe(false);
  expect(isListed({ unread: true })).toBe(false);
  expect(isListed({ overdue: true })).toBe(false);
});

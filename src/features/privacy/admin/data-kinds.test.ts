import { expect, it } from 'vitest';
import type { PersonalData } from '../contract.ts';
import { listDataKinds, formatValue } from './data-kinds.ts';

it('lists every kind of an export, those that come later too', () => {
  const data = {
    email: 'ann@example.com',
    exported_at: '2026-11-20T10:00:00.000Z',
    account: null,
    messages: [{ id: 'm1', subject: 'Hello' }],
    replies: { signature: null, thread: [{ id: 'r1', text: 'Hi' }] },
    booking_starts: [{ id: 'b1' }, { id: 'b2' }],
  };
  expect(listDataKinds(data as unknown as PersonalData)).toEqual([
    { name: 'account', label: 'Account', entries: [] },
    { name: 'messages', label: 'Messages', entries: [{ id: 'm1', subject: 'Hello' }] },
    { name: 'replies', label: 'Replies', entries: [{ id: 'r1', text: 'Hi' }] },
    { name: 'booking_starts', label: 'Booking starts', entries: [{ id: 'b1' }, { id: 'b2' }] },
  ]);
});

it('keeps an account with its lists in one piece', () => {
  const account = { id: 'u1', roles: ['admin'] };
  expect(listDataKinds({ account } as unknown as PersonalData)[0]?.entries).toEqual([account]);
});

it.each([
  [null, null],
  [[], null],
  [true, 'yes'],
  [3, '3'],
  [{ channel: 'search', term: null }, 'Channel: search'],
  [['a', 'b'], 'a\nb'],
])('shows %j as %j', (value, text) => {
  expect(formatValue(value)).toBe(text);
});

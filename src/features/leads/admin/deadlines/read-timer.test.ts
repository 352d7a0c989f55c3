import { expect, it } from 'vitest';
import { readTimer, toOpenTimes } from './read-timer.ts';

/** 9:00 to 17:00 in UTC, Tuesday to Friday and the Monday after. */
const hours = toOpenTimes({
  enabled: true,
  time_zone: 'UTC',
  promise_hours: 4,
  soon_minutes: 60,
  open: ['24', '25', '26', '27', '30'].map((day) => ({
    from: `2026-11-${day}T09:00:00.000Z`,
    to: `2026-11-${day}T17:00:00.000Z`,
  })),
});
const none = { spans: [], soonMs: 3_600_000, dayMs: 86_400_000 };

/** Round the clock. */
const always = toOpenTimes({
  enabled: true,
  time_zone: 'UTC',
  promise_hours: 4,
  soon_minutes: 60,
  open: Array.from({ length: 10 }, (_, day) => ({
    from: new Date(Date.UTC(2026, 10, 20 + day)).toISOString(),
    to: new Date(Date.UTC(2026, 10, 21 + day)).toISOString(),
  })),
});

const read = (
  now: string,
  due_at: string | null,
  status: 'new' | 'open' | 'waiting' | 'done' = 'open',
  by = hours,
) => readTimer({ due_at, status }, by, new Date(now));

it.each([
  ['2026-11-24T10:00:00Z', '2026-11-24T13:20:00Z', 'running', '3 h 20 min left'],
  ['2026-11-24T10:00:00Z', '2026-11-24T12:00:00Z', 'running', '2 h left'],
  ['2026-11-24T12:20:00Z', '2026-11-24T13:20:00Z', 'soon', '1 h left'],
  ['2026-11-24T13:19:40Z', '2026-11-24T13:20:00Z', 'soon', '1 min left'],
  ['2026-11-24T16:30:00Z', '2026-11-25T10:00:00Z', 'running', '1 h 30 min left'],
  ['2026-11-24T16:00:00Z', '2026-11-26T12:00:00Z', 'running', '12 h left'],
  ['2026-11-27T16:00:00Z', '2026-11-30T11:00:00Z', 'running', '3 h left'],
  ['2026-11-24T15:00:00Z', '2026-11-24T13:00:00Z', 'overdue', 'Overdue 2 h'],
  ['2026-11-24T13:00:00Z', '2026-11-24T13:00:00Z', 'overdue', 'Overdue'],
  ['2026-11-24T20:00:00Z', '2026-11-24T17:00:00Z', 'overdue', 'Overdue'],
  ['2026-11-30T10:00:00Z', '2026-11-27T16:00:00Z', 'overdue', 'Overdue 2 h'],
  ['2026-11-27T10:00:00Z', '2026-11-25T10:00:00Z', 'overdue', 'Overdue 2 days'],
])('at %s what is due at %s is %s: %s', (now, due, kind, text) => {
  expect(read(now, due)).toMatchObject({ kind, text });
});

it('counts on the calendar where no business time lies between, and beyond the hours that are known', () => {
  expect(read('2026-11-28T10:00:00Z', '2026-11-29T12:00:00Z')).toMatchObject({
    text: '1 day left',
    isBusiness: false,
  });
  expect(read('2026-11-24T10:00:00Z', '2027-02-02T12:00:00Z')).toMatchObject({ text: '70 days left' });
  expect(read('2026-11-24T10:00:00Z', '2026-11-01T10:00:00Z')).toMatchObject({ text: 'Overdue 23 days' });
});

it('counts on the calendar without business hours', () => {
  expect(read('2026-11-24T10:00:00Z', '2026-11-24T10:30:00Z', 'new', none)).toMatchObject({
    kind: 'soon',
    text: '30 min left',
    opensAt: null,
  });
  expect(read('2026-11-24T10:00:00Z', '2026-11-24T08:00:00Z', 'new', none)).toMatchObject({
    text: 'Overdue 2 h',
  });
});

it('says when time counts again while it is closed', () => {
  expect(read('2026-11-27T18:00:00Z', '2026-11-30T12:00:00Z')?.opensAt).toEqual(
    new Date('2026-11-30T09:00:00Z'),
  );
  expect(read('2026-11-27T16:00:00Z', '2026-11-30T12:00:00Z')?.opensAt).toBeNull();
});

it('runs for nobody who was answered, and names a date that has passed', () => {
  expect(read('2026-11-24T10:00:00Z', '2026-11-24T12:00:00Z', 'waiting')).toBeNull();
  expect(read('2026-11-24T10:00:00Z', '2026-11-24T09:30:00Z', 'waiting')).toMatchObject({ text: 'Overdue' });
  expect(read('2026-11-24T10:00:00Z', '2026-11-24T09:30:00Z', 'done')).toBeNull();
  expect(read('2026-11-24T10:00:00Z', null)).toBeNull();
});

it.each([
  ['2026-11-25T10:00:00Z', 'Overdue 15 h'],
  ['2026-11-26T18:00:00Z', 'Overdue 47 h'],
  ['2026-11-26T19:00:00Z', 'Overdue 2 days'],
])('counts days as long as they are: round the clock at %s, %s', (now, text) => {
  expect(read(now, '2026-11-24T19:00:00Z', 'open', always)).toMatchObject({ text });
});

import { expect, it } from 'vitest';
import { replyTimeDefaults, type ReplyTimeSettings } from '../../reply-time.contract.ts';
import { readValues, resolveValues, toValues } from './reply-time-values.ts';

const saved: ReplyTimeSettings = {
  ...replyTimeDefaults,
  week: [null, { from: '20:00', to: '24:00' }, null, null, null, null, null],
  holidays: [
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2027-01-01', name: '' },
  ],
};

it('gives back what was saved', () => {
  expect(toValues(saved).week[1]).toEqual({ isOpen: true, from: '20:00', to: '00:00' });
  expect(readValues(toValues(saved))).toEqual({ answerTime: saved });
});

it('keeps holidays in order, and names what is wrong where it stands', () => {
  const values = { ...toValues(saved), holidays: saved.holidays.toReversed() };
  expect(readValues(values).answerTime?.holidays).toEqual(saved.holidays);
  const wrong = [
    { date: '2027-01-01', name: '' },
    { date: '', name: 'No date' },
    { date: '2026-12-25', name: '' },
  ];
  expect(readValues({ ...values, holidays: wrong }).errors).toEqual([
    { field: 'holidays.1.date', message: 'Enter a date such as 2026-12-25' },
  ]);
});

it.each([
  [{ promise_hours: '' }, 'promise_hours', 'Promised hours must be a whole number'],
  [{ promise_hours: '1.5' }, 'promise_hours', 'Promised hours must be a whole number'],
  [{ promise_hours: '300' }, 'promise_hours', 'Promised hours must be from 1 to 200'],
  [{ time_zone: '' }, 'time_zone', 'Time zone must be a name such as America/Los_Angeles'],
])('refuses %j', (change, field, message) => {
  expect(readValues({ ...toValues(saved), ...change }).errors).toEqual([{ field, message }]);
});

it.each([
  [{ isOpen: true, from: '', to: '17:00' }, 'week.0.from', 'A time must be like 09:00'],
  [{ isOpen: true, from: '17:00', to: '09:00' }, 'week.0', 'The start time must be before the end time'],
])('refuses a day of %j', (day, field, message) => {
  const values = toValues(saved);
  expect(readValues({ ...values, week: [day, ...values.week.slice(1)] }).errors).toEqual([
    { field, message },
  ]);
});

it('has an error of several boxes at one of them, and none once they are right', async () => {
  const values = toValues(saved);
  const resolve = async (week: typeof values.week) =>
    (await resolveValues({ ...values, week }, undefined, { fields: {}, shouldUseNativeValidation: false }))
      .errors;
  const [, ...others] = values.week;
  expect(await resolve([{ isOpen: true, from: '22:00', to: '06:00' }, ...others])).toMatchObject({
    week: [{ from: { message: 'The start time must be before the end time' } }],
  });
  expect(await resolve(values.week.map((day) => ({ ...day, isOpen: false })))).toMatchObject({
    week: { root: { message: 'At least one day must be open' } },
  });
  expect(await resolve([{ isOpen: true, from: '09:00', to: '17:00' }, ...others])).toEqual({});
});

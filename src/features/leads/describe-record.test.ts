import { expect, it } from 'vitest';
import { describeRecord } from './describe-record.ts';

it.each([
  [110, 4, '1 h 50 min, 41 of 43 within 4 hours (business hours)'],
  [120, 1, '2 h, 41 of 43 within 1 hour (business hours)'],
  [7, 4, '7 min, 41 of 43 within 4 hours (business hours)'],
  [0, 4, 'under a minute, 41 of 43 within 4 hours (business hours)'],
])('says a median of %i minutes at %i promised hours', (medianMinutes, promiseHours, text) => {
  const record = { answers: 43, within: 41, medianMinutes, promiseHours };
  expect(describeRecord(record)).toBe(`Median answer this month: ${text}`);
});

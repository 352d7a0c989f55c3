import { expect, it } from 'vitest';
import type { CanaryState } from '../canary.contract.ts';
import { describeCanary } from './describe-canary.ts';

const now = new Date('2026-11-24T12:00:00Z');
const passing: CanaryState = {
  on: true,
  recipient: '',
  due_at: '2026-11-24T12:44:10.000Z',
  passed_at: '2026-11-24T11:45:00.000Z',
  failures: 0,
  failing_since: null,
  last_error: null,
};
const failing = {
  ...passing,
  failures: 2,
  failing_since: '2026-11-24T10:00:00.000Z',
  last_error: 'https://example.com answered the contact form with 502',
};

it.each([
  [passing, 'works', 'It last passed 15 min ago. Next check in 45 min.'],
  [
    failing,
    'fails',
    'The check has failed 2 times in a row, first 2 h ago: https://example.com answered the contact form with 502. It last passed 15 min ago. Next check in 45 min.',
  ],
  [{ ...failing, failures: 1, passed_at: null }, 'fails', expect.stringContaining('It has never passed.')],
  [{ ...passing, passed_at: null }, 'unknown', 'Next check in 45 min.'],
  [{ ...passing, passed_at: null, due_at: null }, 'unknown', 'The first check follows within an hour.'],
  [
    { ...failing, on: false, due_at: null },
    'unknown',
    'The hourly check is switched off. It last passed 15 min ago.',
  ],
])('says of %j that it %s', (canary, tone, text) => {
  expect(describeCanary(canary, now)).toMatchObject({ tone, text });
});

import { describe, expect, it } from 'vitest';
import { checkRequest, formatLocalDay } from './check-request.ts';

const request = {
  name: 'Ada',
  email: 'ada@example.com',
  date: '2026-03-05',
  time: '09:30',
  reason: 'Letters',
};
const today = '2026-03-05';

describe('checkRequest', () => {
  it('accepts a complete request for today', () => {
    expect(checkRequest(request, today)).toEqual({ errors: {}, isIncomplete: false });
  });

  it.each(['name', 'email', 'date', 'time', 'reason'])('refuses a request without %s', (field) => {
    const { errors, isIncomplete } = checkRequest({ ...request, [field]: '' }, today);
    expect(isIncomplete).toBe(true);
    expect(Object.keys(errors)).toEqual([field]);
  });

  it('names the first field in the order of the form first', () => {
    const { errors } = checkRequest({ ...request, reason: '', email: '' }, today);
    expect(Object.keys(errors)).toEqual(['email', 'reason']);
  });

  it.each(['2026-03-04', '2025-12-31', '0026-03-05'])('refuses %s as earlier than today', (date) => {
    const check = checkRequest({ ...request, date }, today);
    expect(check).toEqual({ errors: { date: 'Choose today or a later date' }, isIncomplete: false });
  });

  it('takes a year of five digits for a later one', () => {
    expect(checkRequest({ ...request, date: '12026-01-01' }, today).errors).toEqual({});
  });

  it.each(['ada', 'ada@example', 'a da@example.com', '@example.com'])('refuses %s as an address', (email) => {
    expect(checkRequest({ ...request, email }, today).errors).toEqual({ email: 'Invalid email address' });
  });
});

describe('formatLocalDay', () => {
  it('gives the day of the clock on the wall, not that of UTC', () => {
    expect(formatLocalDay(new Date(2026, 0, 2, 0, 5))).toBe('2026-01-02');
    expect(formatLocalDay(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31');
  });
});

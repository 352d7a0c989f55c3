import { describe, expect, it } from 'vitest';
import { createBookingUrl } from './booking-url.ts';

const request = {
  name: 'Zoë & Söhne',
  email: 'zoe+it@example.com',
  date: '2026-03-05',
  time: '09:30',
  reason: 'Letters?\nFaxes = 5 % of them',
};

describe('createBookingUrl', () => {
  it('puts the request into the query, with the date as month/day/year', () => {
    const url = new URL(createBookingUrl('https://calendar.example.com/event-request', request));
    expect(url.origin + url.pathname).toBe('https://calendar.example.com/event-request');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      name: request.name,
      mailId: request.email,
      date: '03/05/2026',
      time: '09:30',
      reason: request.reason,
    });
  });

  it('encodes what would end a parameter or the query', () => {
    const url = createBookingUrl('https://calendar.example.com/', request);
    expect(url).toContain('name=Zo%C3%AB+%26+S%C3%B6hne&mailId=zoe%2Bit%40example.com&date=03%2F05%2F2026');
    expect(url).not.toContain('\n');
  });

  it('keeps parameters that the address has already, and its fragment last', () => {
    const url = createBookingUrl('https://calendar.example.com/book?team=7&time=any#form', request);
    expect(url).toMatch(/\?team=7&time=09%3A30&name=.*#form$/);
  });
});

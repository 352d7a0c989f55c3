import { describe, expect, it } from 'vitest';
import { addBusinessTime, listOpenSpans, type BusinessCalendar, createMeasure } from './business-time.ts';
import { readSiteDay } from './site-day.ts';

const hourMs = 3_600_000;
const day = { from: '09:00', to: '17:00' };
const weekdays = [day, day, day, day, day, null, null];
const portland: BusinessCalendar = {
  timeZone: 'America/Los_Angeles',
  week: weekdays,
  holidays: new Set(['2026-11-26']),
};
const nights: BusinessCalendar = {
  timeZone: 'America/Los_Angeles',
  week: Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' })),
  holidays: new Set(),
};

const add = (calendar: BusinessCalendar, from: string, hours: number) =>
  addBusinessTime(calendar, new Date(from), hours * hourMs)?.toISOString() ?? null;
const measure = (calendar: BusinessCalendar, from: string, to: string) => {
  const spans = listOpenSpans(calendar, new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z'));
  return createMeasure(spans)(Date.parse(from), Date.parse(to)) / hourMs;
};

describe('addBusinessTime', () => {
  it.each([
    ['within a day', '2026-11-23T18:00:00Z', 4, '2026-11-23T22:00:00.000Z'],
    ['from before the opening', '2026-11-23T10:00:00Z', 4, '2026-11-23T21:00:00.000Z'],
    ['to the very end of a day', '2026-11-23T21:00:00Z', 4, '2026-11-24T01:00:00.000Z'],
    ['into the next day', '2026-11-23T23:00:00Z', 4, '2026-11-24T19:00:00.000Z'],
    ['from the evening, when UTC has the next day', '2026-11-24T03:00:00Z', 4, '2026-11-24T21:00:00.000Z'],
    ['over a weekend', '2026-11-21T00:00:00Z', 4, '2026-11-23T20:00:00.000Z'],
    ['over a holiday', '2026-11-25T23:00:00Z', 4, '2026-11-27T19:00:00.000Z'],
    ['over the weekend on which summer time ends', '2026-10-30T23:00:00Z', 4, '2026-11-02T20:00:00.000Z'],
  ])('counts %s', (_what, from, hours, due) => {
    expect(add(portland, from, hours)).toBe(due);
  });

  it('counts the hours that go by where the clocks change', () => {
    // From midnight to four on the clock is three hours in March and five in November.
    expect(add(nights, '2026-03-08T08:00:00Z', 4)).toBe('2026-03-08T12:00:00.000Z');
    expect(add(nights, '2026-11-01T07:00:00Z', 24)).toBe('2026-11-02T07:00:00.000Z');
  });

  it('counts on where a day has no midnight', () => {
    const beirut = { ...nights, timeZone: 'Asia/Beirut' };
    expect(add(beirut, '2026-03-28T21:00:00Z', 4)).toBe('2026-03-29T01:00:00.000Z');
  });

  it('finds nothing where no day is open', () => {
    expect(add({ ...portland, week: weekdays.map(() => null) }, '2026-11-23T18:00:00Z', 4)).toBeNull();
  });
});

describe('createMeasure', () => {
  it.each([
    ['within a day', '2026-11-23T18:00:00Z', '2026-11-23T19:30:00Z', 1.5],
    ['from the evening to the morning', '2026-11-24T03:00:00Z', '2026-11-24T18:00:00Z', 1],
    ['over a holiday', '2026-11-26T00:00:00Z', '2026-11-27T18:00:00Z', 2],
    ['on a weekend', '2026-11-21T18:00:00Z', '2026-11-22T18:00:00Z', 0],
    ['turned round', '2026-11-23T19:00:00Z', '2026-11-23T18:00:00Z', 0],
  ])('measures %s', (_what, from, to, hours) => {
    expect(measure(portland, from, to)).toBe(hours);
  });

  it('gives days their real length where the clocks change', () => {
    expect(measure(nights, '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z')).toBe(23);
    expect(measure(nights, '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z')).toBe(25);
  });

  it('measures back what was added', () => {
    for (let hours = 1; hours < 60; hours += 7) {
      const due = add(portland, '2026-10-29T03:00:00Z', hours)!;
      expect(measure(portland, '2026-10-29T03:00:00Z', due)).toBe(hours);
    }
  });
});

describe('listOpenSpans', () => {
  it('has the days that overlap, whole, without those that are closed', () => {
    const spans = listOpenSpans(portland, new Date('2026-11-25T20:00:00Z'), new Date('2026-11-27T18:00:00Z'));
    expect(spans.map((span) => span.map((at) => new Date(at).toISOString()))).toEqual([
      ['2026-11-25T17:00:00.000Z', '2026-11-26T01:00:00.000Z'],
      ['2026-11-27T17:00:00.000Z', '2026-11-28T01:00:00.000Z'],
    ]);
  });

  it('leaves out a day that is over', () => {
    expect(
      listOpenSpans(portland, new Date('2026-11-24T01:00:00Z'), new Date('2026-11-24T02:00:00Z')),
    ).toEqual([]);
  });
});

describe('readSiteDay', () => {
  it("is the day on the site's clock", () => {
    expect(readSiteDay(portland, new Date('2026-12-01T02:30:00Z'))).toEqual({
      date: '2026-11-30',
      minutes: 18 * 60 + 30,
      isOpen: true,
      endsAt: new Date('2026-12-01T08:00:00Z'),
      month: '2026-11',
      monthStartsAt: new Date('2026-11-01T07:00:00Z'),
      monthEndsAt: new Date('2026-12-01T08:00:00Z'),
    });
  });

  it.each(['2026-11-26T20:00:00Z', '2026-11-28T20:00:00Z'])('is closed at %s', (at) => {
    expect(readSiteDay(portland, new Date(at)).isOpen).toBe(false);
  });
});

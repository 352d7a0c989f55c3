import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { readHours } from './workshops.tsx';

it('reads hours, days and half a day, and nothing from other words', () => {
  const lengths = ['three hours', 'half a day', 'one day', '12 days', 'an afternoon', 'seven days'];
  expect(lengths.map(readHours)).toEqual([3, 3, 6, 72, 0, 0]);
});

it('has a length of every workshop that comes with the site', () => {
  const all = defaultContent.services.flatMap(({ workshops }) => workshops?.items ?? []);
  expect(all.filter(({ length }) => readHours(length) === 0)).toEqual([]);
});

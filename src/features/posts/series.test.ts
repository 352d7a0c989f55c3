import { describe, expect, it } from 'vitest';
import { numberParts, type SeriesPost } from './series.ts';

const part = (id: string, series_position: number | null, day: number): SeriesPost => ({
  id,
  slug: id,
  title: id,
  series_position,
  published_at: `2030-01-0${day}T00:00:00.000Z`,
  created_at: '2030-01-01T00:00:00.000Z',
});

const number = (...posts: SeriesPost[]) => numberParts(posts).map((one) => `${one.id} ${one.number}`);

describe('the parts of a series', () => {
  it('are in the order of their places, whenever they appeared', () =>
    expect(number(part('b', 2, 1), part('a', 1, 2))).toEqual(['a 1', 'b 2']));

  it('keep their numbers where one is missing', () =>
    expect(number(part('a', 1, 1), part('c', 3, 2))).toEqual(['a 1', 'c 3']));

  it('are numbered by date without places, after those that have one', () =>
    expect(number(part('d', null, 4), part('c', null, 3), part('a', 1, 5))).toEqual(['a 1', 'c 2', 'd 3']));

  it('have a number each where two claim the same place', () =>
    expect(number(part('b', 1, 2), part('a', 1, 1), part('c', 2, 3))).toEqual(['a 1', 'b 2', 'c 3']));
});

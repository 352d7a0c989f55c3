import { describe, expect, it } from 'vitest';
import { placeCase } from './filter-cases.ts';

const counts = Array.from({ length: 12 }, (_, index) => index + 1);
const placeAll = (count: number) => Array.from({ length: count }, (_, index) => placeCase(index, count));

describe('the rows of the gallery', () => {
  it.each(counts)('are full with %i cases, of three columns and of two', (count) => {
    const places = placeAll(count);
    const ofThree = places.map((place) =>
      place === 'alone' || place === 'row' ? 3 : place === 'most' ? 2 : 1,
    );
    const ofTwo = places.map((place, index) => (index === 0 || place === 'end' ? 2 : 1));
    expect(sum(ofThree) % 3).toBe(0);
    expect(sum(ofTwo) % 2).toBe(0);
  });

  it('begin with a case that is wider than the last ones', () => {
    for (const count of counts) expect(['alone', 'row', 'most']).toContain(placeAll(count)[0]);
  });
});

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

import { expect, it } from 'vitest';
import { compareResult } from './compare-result.ts';

const readLengths = (value: string) => {
  const comparison = compareResult(value);
  return comparison && [comparison.before.length, comparison.after.length];
};

it.each([
  ['6 days → 1 day', [1, 1 / 6]],
  ['1,140 → 38', [1, 38 / 1140]],
  ['30 → 0', [1, 0]],
  ['$4.1M → $2.2M', [1, 2.2 / 4.1]],
  ['61% → 78%', [61 / 78, 1]],
  ['6 h → 11 min', [1, 11 / 360]],
  ['9 days → 5 h', [1, 5 / 216]],
  ['11 weeks → 4 days', [1, 4 / 77]],
  ['1 hour → 2 days', [1 / 48, 1]],
  ['3 months → 1 month', [1, 1 / 3]],
  ['5 working days → 1 working day', [1, 1 / 5]],
])('draws %s to scale', (value, lengths) => {
  expect(readLengths(value)).toEqual(lengths);
});

it.each([
  '97.4%',
  '212 of 212',
  '3 months → 2 weeks',
  '5 working days → 4 h',
  '2 sprints → 3 days',
  '$4 → €3',
  '−5% → 3%',
  'paper → screen',
  '0 → 0',
])('does not draw %s', (value) => expect(readLengths(value)).toBeUndefined());

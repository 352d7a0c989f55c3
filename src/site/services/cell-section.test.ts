import { expect, it } from 'vitest';
import { fillColumns } from './cell-section.tsx';

it.each([
  [3, 4],
  [5, 3],
  [7, 4],
  [8, 3],
  [4, null],
  [6, null],
])('fills a grid with a heading and %i items in %j columns', (items, columns) => {
  expect(fillColumns(items)).toBe(columns);
});

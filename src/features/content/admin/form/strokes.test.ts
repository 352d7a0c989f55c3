import { expect, test } from 'vitest';
import { personSchema } from '#content/people.schema.ts';
import { addPoint } from './strokes.ts';

const draw = (...points: [number, number][]) =>
  points.reduce((strokes, point, index) => addPoint(strokes, points[index - 1] ?? null, point, 4000), '');

test('begins a stroke with its first point and goes on from there', () => {
  expect(draw([10, 20], [14, 24.4])).toBe('M10 20L14 24');
  expect(addPoint('M1 1L9 9', null, [30, 40], 4000)).toBe('M1 1L9 9M30 40');
});

test('leaves out what is too near, outside or too long', () => {
  expect(draw([10, 20], [10.9, 20.5])).toBe('M10 20');
  expect(draw([-5, 900])).toBe('M0 80');
  expect(addPoint('M10 20', [10, 20], [40, 40], 8)).toBe('M10 20');
});

test('draws what a person may have for a signature, and nothing else passes', () => {
  const person = { name: 'A', role: 'B', line: 'C', links: [] };
  const isAllowed = (signature: string) => personSchema.safeParse({ ...person, signature }).success;
  expect(isAllowed(draw([0, 0], [40, 30], [90, 80]))).toBe(true);
  expect(isAllowed('M0 0"/><script>')).toBe(false);
  expect(isAllowed('url(#a)')).toBe(false);
});

import { expect, it } from 'vitest';
import { notFound } from './pages.ts';
import { notFoundSchema } from './pages.schema.ts';

it('reads the words of an unknown address that were written for its former drawing', () => {
  const drawing = {
    words: 'Three sheets',
    first: '1',
    second: '2',
    missing: 'sheet 404',
    correction: 'sheet 1',
  };
  expect(notFoundSchema.parse({ ...notFound, drawing }).drawing).toEqual({
    missing: 'sheet 404',
    correction: 'sheet 1',
  });
  expect(notFoundSchema.parse({ ...notFound, drawing: undefined }).drawing).toEqual(notFound.drawing);
});

import { expect, it } from 'vitest';
import { toSearch } from './use-search-address.ts';

it('writes only what is given, escaped', () => {
  expect(toSearch({ q: 'a & b', cursor: null })).toBe('?q=a+%26+b');
  expect(toSearch({ q: '', cursor: 'x_1' })).toBe('?cursor=x_1');
  expect(toSearch({ q: '' })).toBe('');
});

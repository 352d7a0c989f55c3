import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('writes only what is given into a query, escaped', () => {
  expect(paths.blog({ q: 'a & b', cursor: null })).toBe('/blog?q=a+%26+b');
  expect(paths.blog({ q: '', cursor: 'x_1' })).toBe('/blog?cursor=x_1');
  expect(paths.blog({ q: '' })).toBe('/blog');
  expect(paths.portfolio('AI & Automation')).toBe('/portfolio?category=AI+%26+Automation');
});

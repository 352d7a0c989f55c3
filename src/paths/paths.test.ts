import { expect, it } from 'vitest';
import { isArticlePath, isCasePath, paths } from './paths.ts';

it('writes only what is given into a query, escaped', () => {
  expect(paths.blog({ q: 'a & b', cursor: null })).toBe('/blog?q=a+%26+b');
  expect(paths.blog({ q: '', cursor: 'x_1' })).toBe('/blog?cursor=x_1');
  expect(paths.blog({ q: '' })).toBe('/blog');
  expect(paths.portfolio('AI & Automation')).toBe('/portfolio?category=AI+%26+Automation');
});

it('knows the paths that articles and case studies have', () => {
  const all = [
    paths.article('a'),
    paths.caseStudy('c'),
    paths.blog(),
    paths.portfolio(),
    paths.feed('rss'),
    paths.feed('atom'),
  ];
  expect(all.filter(isArticlePath)).toEqual(['/blog/a']);
  expect(all.filter(isCasePath)).toEqual(['/portfolio/c']);
});

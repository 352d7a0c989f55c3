import { expect, it } from 'vitest';
import { countPhrases, prepareText } from './count-phrases.ts';

it.each([
  ['Visibilité 100 %, dès 1,99 € !', ' visibilite 0 % des 0 € '],
  ['See https://a.example/x?y=1, or WWW.b.example', ' see or '],
  ['专业做SEO优化，90天', ' 专业做 seo 优化 0 天 '],
  ['ＳＥＯ', ' seo '],
  ['', '  '],
])('writes %j as %j', (text, prepared) => {
  expect(prepareText(text)).toBe(prepared);
});

it.each([
  ['Backlinks and guest posts', 'backlinks', 2],
  ['backlinks, backlinks, backlinks', 'backlinks', 1],
  ['友情链接和外链', 'backlinks', 2],
  ['My museology course', 'seo', undefined],
] as const)('finds in %j of %s: %s', (text, group, count) => {
  expect(countPhrases(text).get(group)).toBe(count);
});

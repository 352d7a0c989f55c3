import { expect, test } from 'vitest';
import { caseCategories, cases, portfolioTeasers } from './cases.ts';
import { casesSchema } from './cases.schema.ts';
import { timelineCases } from './timeline.ts';

test('shows each case exactly once over all categories', () => {
  const [all, ...categories] = caseCategories;
  const shown = categories.flatMap((category) => cases.filter((item) => item.category === category));

  expect(all).toBe('All');
  expect(shown.map((item) => item.id).toSorted()).toEqual(cases.map((item) => item.id).toSorted());
  expect(shown).toHaveLength(8);
});

test('refuses two cases in one category', () => {
  const crowded = cases.map((item) => ({ ...item, category: 'FinTech' }));
  expect(() => casesSchema.parse(crowded)).toThrow('exactly one case in Supply Chain');
});

test('refuses a case that is missing or out of place', () => {
  expect(() => casesSchema.parse(cases.slice(1))).toThrow('must be, in order');
  expect(() => casesSchema.parse(cases.toReversed())).toThrow('must be, in order');
});

test('refuses the drawing of another case', () => {
  const swapped = cases.map((item) => ({ ...item, thumbnail: 'marking-desk' }));
  expect(() => casesSchema.parse(swapped)).toThrow('shows the drawing of marking-desk');
});

test('gives the teaser no texts of the full case', () => {
  for (const teaser of portfolioTeasers) expect(teaser).not.toHaveProperty('challenge');
});

test('tells the same projects in the timeline as in the gallery', () => {
  const projects = cases.map((item) => `${item.client}, ${item.industry}`);
  for (const { client, industry } of timelineCases) expect(projects).toContain(`${client}, ${industry}`);
});

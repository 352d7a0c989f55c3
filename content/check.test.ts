import { expect, test } from 'vitest';
import { checkContent, contentEntries } from './check.ts';
import type { ContentEntry } from './check.ts';
import { pageMetas } from './pages.ts';
import { products } from './products.ts';
import { getServicePath, serviceDetails } from './services.ts';

test('finds no fault in the content', () => {
  expect(() => checkContent()).not.toThrow();
});

test('names file and path of every bad entry', () => {
  const [first, ...others] = products;
  const bad = replaceValue('products', [{ ...first, features: ['only one'], title: '' }, ...others]);

  expect(() => checkContent([bad])).toThrow(/content\/products\.ts: products\[0\]\.features: /);
  expect(() => checkContent([bad])).toThrow(/content\/products\.ts: products\[0\]\.title: /);
});

test('refuses an unknown field', () => {
  const [first, ...others] = products;

  expect(() => checkContent([replaceValue('products', [{ ...first, colour: 'red' }, ...others])])).toThrow(
    'colour',
  );
});

test('refuses the name of the company, which is a setting', () => {
  const [first, ...others] = products;
  const bad = replaceValue('products', [{ ...first, subtitle: 'Made by Countermark' }, ...others]);

  expect(() => checkContent([bad])).toThrow('products[0].subtitle: names the company');
});

test('refuses service pages of which none claims 98%', () => {
  const without = serviceDetails.map((detail) => ({
    ...detail,
    figures: { ...detail.figures, items: [{ value: '85%', label: 'of tests pass', basis: 'Counted.' }] },
  }));

  expect(() => checkContent([replaceValue('serviceDetails', without)])).toThrow('no page claims 98%');
});

test('repeats no sentence of a service page on another', () => {
  const owners = new Map<string, string>();
  const repeated = serviceDetails.flatMap((detail) =>
    listSentences({ ...detail, closing: detail.closing.headline }).filter((sentence) => {
      const owner = owners.get(sentence) ?? detail.slug;
      owners.set(sentence, owner);
      return owner !== detail.slug;
    }),
  );

  expect(repeated).toEqual([]);
});

test('links only to pages that exist', () => {
  const pages = Object.values(pageMetas).map((page) => page.path);
  const services = serviceDetails.map((detail) => getServicePath(detail.slug));
  const links = contentEntries
    .flatMap(({ value }) => listStrings(value))
    .filter((value) => /^\/[\w/-]*$/.test(value));

  expect(links).not.toEqual([]);
  expect(links.filter((link) => ![...pages, ...services].includes(link))).toEqual([]);
});

function replaceValue(name: string, value: unknown): ContentEntry {
  const entry = contentEntries.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`no content is named ${name}`);
  return { ...entry, value };
}

/** Sentences of four words or more: shorter ones, such as a duration, may recur. */
function listSentences(value: unknown): string[] {
  return listStrings(value)
    .flatMap((string) => string.split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.split(' ').length >= 4);
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(listStrings) : [];
}

import { expect, it } from 'vitest';
import { removeLinks } from './change-links.ts';
import { checkContent } from './check.ts';
import { collections, defaultContent, type WholeContent } from './collections.ts';
import type { Collection } from './define.ts';
import { listDocuments } from './documents.ts';
import { findNeutral } from './neutral.ts';

const madeUp = listDocuments(defaultContent).filter(
  ({ collection, slug }) => findNeutral(collection, slug) === null,
);

/** The content of a site that has nothing made up. */
function makeNeutralContent(): WholeContent {
  return Object.fromEntries(
    Object.entries(collections).map(([name, collection]: [string, Collection]) => {
      if (collection.kind === 'list') {
        const slugs = collection.defaults.map(({ slug }: { slug: string }) => slug);
        const entries = slugs.map((slug) => ({ slug, data: findNeutral(name, slug) }));
        return [name, entries.flatMap(({ slug, data }) => (data ? [{ ...data, slug }] : []))];
      }
      const singles = Object.entries(collection.documents).map(([key, { slug, schema }]) => [
        key,
        madeUp.reduce((data, target) => removeLinks({ schema, data }, target).data, findNeutral(name, slug)!),
      ]);
      return [name, Object.fromEntries(singles)];
    }),
  ) as WholeContent;
}

it('fits every schema, and leads nowhere that is not there', () => {
  expect(() => checkContent(makeNeutralContent())).not.toThrow();
});

it('says nothing of a trade', () => {
  const { fortunes: _fortunes, ...site } = makeNeutralContent().site;
  expect(JSON.stringify(site)).not.toMatch(/\bAI\b|Four steps|Five disciplines|engineers/);
});

it('promises nothing of a call or a service', () => {
  const { services, site } = makeNeutralContent();
  const { consultation, contactPage, onward, servicesPage } = site;
  expect(JSON.stringify({ services, consultation, contactPage, onward, servicesPage })).not.toMatch(
    /\bfree\b|\bminutes\b|by phone|patient|security|startups|enterprises/i,
  );
});

it('gives no time on a clock that may be another', () => {
  expect(findNeutral('site', 'consultation')).not.toHaveProperty('office');
});

it('has no figure, no price and nobody of the demonstration', () => {
  const text = JSON.stringify({ ...makeNeutralContent(), quiz: null, legal: null });
  const people = defaultContent.people.map(({ name }) => name);
  const clients = defaultContent.cases.map(({ client }) => client);
  const products = defaultContent.products.map(({ title }) => title);
  for (const word of [...people, ...clients, ...products, '24/7', '2-4', '%', '{typical', '{form', '{disc']) {
    expect(text).not.toContain(word);
  }
});

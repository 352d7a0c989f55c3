import { expect, it } from 'vitest';
import { z } from 'zod';
import { collections } from '#content/collections.ts';
import { ownPageSchema } from '#content/own-pages.schema.ts';
import { findEmpty } from './find-empty.ts';
import { makeEmpty, type FieldSchema } from './json-schema.ts';

const toSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;

const page = toSchema(ownPageSchema);
const whole = {
  title: 'A',
  description: 'B',
  hero: { heading: 'C', lead: 'D' },
  sections: [{ kind: 'text', heading: 'E', body: '<p>F</p>' }],
  place: 'none',
};
const picture = { kind: 'picture', heading: 'E', image: '/uploads/a.webp', text: 'F' };
const offer = {
  ...{ postedOn: '2026-01-01', closesOn: '2026-01-31', employmentType: 'INTERN' },
  ...{ location: 'Bonn', country: 'DE', remote: false },
};

it.each([
  ['nothing', {}, null],
  ['a text', { title: '' }, 'title'],
  ['a text of a group', { hero: { heading: 'C', lead: '' } }, 'hero.lead'],
  [
    'a text of an optional group',
    { hero: { ...whole.hero, action: { label: '', href: '/' } } },
    'hero.action.label',
  ],
  ['a text of a kind', { sections: [{ ...picture, text: '' }] }, 'sections.0.text'],
  ['a picture', { sections: [picture, { ...picture, image: '' }] }, 'sections.1.image'],
  ['a reference', { sections: [{ kind: 'cases', heading: 'E', cases: ['a', ''] }] }, 'sections.0.cases.1'],
  ['a list', { sections: [{ kind: 'cases', heading: 'E', cases: [] }] }, 'sections.0.cases'],
  ['a date', { job: { ...offer, closesOn: '' } }, 'job.closesOn'],
  ['a number', { job: { ...offer, pay: { currency: 'EUR', per: 'YEAR' } } }, 'job.pay.from'],
  [
    'an address',
    { sections: [{ ...picture, kind: 'call', action: { label: 'F', href: '' } }] },
    'sections.0.action.href',
  ],
])('finds %s that is left to fill in', (_what, changes, path) => {
  expect(findEmpty(page, { ...whole, ...changes })).toBe(path);
});

it('finds nothing in what the schemas take', () => {
  for (const collection of Object.values(collections)) {
    const documents =
      collection.kind === 'list'
        ? collection.defaults.map(({ slug: _slug, ...data }) => ({
            schema: collection.schema as z.ZodType,
            data,
          }))
        : Object.values(collection.documents).map((one) => ({
            schema: one.schema as z.ZodType,
            data: one.default,
          }));
    for (const { schema, data } of documents) expect(findEmpty(toSchema(schema), data)).toBeNull();
  }
});

it('finds something in every new document of a list', () => {
  for (const collection of Object.values(collections)) {
    if (collection.kind !== 'list') continue;
    const schema = toSchema(collection.schema);
    expect(findEmpty(schema, makeEmpty(schema, schema))).not.toBeNull();
  }
});

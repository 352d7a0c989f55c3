import { expect, it } from 'vitest';
import { z } from 'zod';
import { ownPageSchema } from '#content/own-pages.schema.ts';
import { ApiError } from '#design/api/api-error.ts';
import type { FieldSchema } from '../form/json-schema.ts';
import { createDocumentKind } from './document-kind.ts';

const schema = z.toJSONSchema(ownPageSchema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
const kind = createDocumentKind({ collection: 'pages', slug: 'about' }, schema);

it('stores nothing unasked until the required fields have something', () => {
  const whole = {
    title: 'A',
    description: 'B',
    hero: { heading: 'C', lead: 'D' },
    sections: [],
    place: 'none',
  };
  expect(kind.autosave.describeMissing?.(whole)).toBeNull();
  const sections = [{ kind: 'embed', heading: 'E', title: 'F', address: '', shape: 'wide' }];
  expect(kind.autosave.describeMissing?.({ ...whole, sections })).toBe(
    'something in “Section 1: Address to embed”',
  );
});

it.each([
  ['video', 'Address of the video is empty'],
  ['embed', 'Address to embed is empty'],
])('says of a refused field of kind "%s" what the form calls it', (sectionKind, said) => {
  const errors = [{ field: 'data.sections.0.address', message: 'is empty' }];
  const error = new ApiError({ status: 400, errors });
  const values = { sections: [{ kind: sectionKind, address: '' }] };
  expect(kind.describeRefusal(error, { item: null, values }).errors).toEqual({ 'sections.0.address': said });
});

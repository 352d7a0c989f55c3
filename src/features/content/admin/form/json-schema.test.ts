import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collections } from '#content/collections.ts';
import { referenceTo } from '#content/schema.ts';
import {
  findDiscriminator,
  kindOf,
  makeEmpty,
  nameOption,
  resolveSchema,
  toWords,
  type FieldSchema,
} from './json-schema.ts';

const toSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;

const variants = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.string()).min(1) }),
]);

/** Every field of every collection. */
function listFields() {
  const fields: { path: string; schema: FieldSchema; whole: FieldSchema }[] = [];
  const walk = (given: FieldSchema, whole: FieldSchema, path: string) => {
    const { schema } = resolveSchema(given, whole);
    const kind = kindOf(schema);
    fields.push({ path, schema, whole });
    for (const [name, one] of Object.entries(schema.properties ?? {})) walk(one, whole, `${path}.${name}`);
    if (kind === 'list' && schema.items) walk(schema.items, whole, `${path}[]`);
    if (kind === 'variants') for (const one of schema.oneOf ?? schema.anyOf ?? []) walk(one, whole, path);
  };
  for (const [name, collection] of Object.entries(collections)) {
    const schemas: z.ZodType[] =
      collection.kind === 'list'
        ? [collection.schema]
        : Object.values(collection.documents).map(({ schema }) => schema);
    for (const schema of schemas.map(toSchema)) walk(schema, schema, name);
  }
  return fields;
}

describe('fields of a JSON Schema', () => {
  it('are edited by what fits their type, or by the control that the schema names', () => {
    const kinds = {
      line: z.string().max(10),
      long: z.string().meta({ control: 'multiline' }),
      count: z.int(),
      isOn: z.boolean(),
      size: z.enum(['s', 'l']),
      items: z.array(z.string()),
      group: z.strictObject({ a: z.string() }),
      part: variants,
      other: referenceTo('cases', 'Case'),
      picture: z.string().meta({ control: 'upload' }),
      href: z.union([z.string().regex(/^\//), z.url()]).meta({ control: 'link' }),
    };
    const { properties = {} } = toSchema(z.strictObject(kinds));
    expect(Object.values(properties).map(kindOf)).toEqual([
      'text',
      'multiline',
      'number',
      'boolean',
      'options',
      'list',
      'group',
      'variants',
      'reference',
      'upload',
      'text',
    ]);
  });

  it('of every collection have something that edits them', () => {
    const unknown = listFields().filter(({ schema }) => kindOf(schema) === 'unknown');
    expect(unknown).toEqual([]);
  });

  it('name each option in words', () => {
    const options = listFields().flatMap(({ schema }) =>
      (schema.enum ?? []).map((option) => nameOption(schema, String(option))),
    );
    expect(options.filter((name) => /^[A-Z]+(_[A-Z]+)*$/.test(name))).toEqual([]);
  });

  it('begin a new step with the person as who does it', () => {
    const makers = listFields().filter(({ schema }) => schema.title === 'Done by');
    const first = makers.map(({ schema, whole }) => makeEmpty(schema, whole));
    expect(new Set(first)).toEqual(new Set(['engineer']));
  });

  it('begin with what is required, and nothing else', () => {
    const schema = toSchema(
      z.strictObject({
        title: z.string(),
        note: z.string().optional(),
        part: variants,
        points: z.array(z.string()).min(2),
        link: z.strictObject({ label: z.string() }).optional(),
        size: z.enum(['s', 'l']),
        picture: z.string().nullable(),
      }),
    );
    expect(makeEmpty(schema, schema)).toEqual({
      title: '',
      part: { kind: 'text', text: '' },
      points: ['', ''],
      size: 's',
      picture: null,
    });
  });

  it('begin with what optional texts say at first', () => {
    const schema = toSchema(
      z.strictObject({
        stamp: z.string().meta({ initial: 'SIGNED' }).optional(),
        note: z.string().optional(),
      }),
    );
    expect(makeEmpty(schema, schema)).toEqual({ stamp: 'SIGNED' });
  });

  it('of a drawing for the head of the home page are those of a picture, and empty', () => {
    const schema = toSchema(collections.site.documents.heroDrawings.schema);
    expect(makeEmpty(schema.properties!['items']!.items!, schema)).toEqual({
      tab: '',
      figure: { kind: 'picture', image: '', text: '' },
      marks: [],
    });
  });

  it('take null for nothing where the schema allows it', () => {
    const { $schema: _, ...schema } = z.toJSONSchema(z.string().max(5).nullable().meta({ title: 'Line' }));
    expect(resolveSchema(schema as FieldSchema, schema as FieldSchema)).toEqual({
      schema: { type: 'string', maxLength: 5, title: 'Line' },
      isNullable: true,
    });
  });

  it('are called what an owner calls them, optional or not', () => {
    const names = { pass: 'Green', 'ink-2': 'Gray' };
    const color = z.enum(['pass', 'ink-2']).meta({ names });
    const { properties } = toSchema(
      z.strictObject({
        one: color.meta({ title: 'Color' }),
        other: color.optional().meta({ title: 'Color' }),
      }),
    );
    for (const name of ['one', 'other']) {
      expect(properties?.[name]).toMatchObject({ title: 'Color', names });
    }
  });

  it('tell kinds apart by their constant, and are named in words', () => {
    expect(findDiscriminator(toSchema(variants).oneOf ?? [])).toBe('kind');
    expect(toWords('hoverSummary')).toBe('Hover summary');
    expect(toWords('ticket-routing')).toBe('Ticket routing');
  });
});

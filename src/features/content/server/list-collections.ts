import { z } from 'zod';
import type { Collection } from '#content/define.ts';
import { may, type Context } from '#platform/context.ts';
import type { CollectionDescription } from '../contract.ts';
import { collectionNames, findCollection } from './document-kind.ts';

/** The collections with the JSON Schemas of their documents; for those who may write, with the words to begin with. */
export const listCollections = (ctx: Pick<Context, 'caller'>): CollectionDescription[] =>
  may(ctx.caller, 'createDocument') ? described : forVisitors;

const described: CollectionDescription[] = collectionNames.map((name) =>
  describe(name, findCollection(name)),
);

/** The first words of drawings are the demonstration's. */
const forVisitors: CollectionDescription[] = described.map((one) => ({
  ...one,
  schemas: JSON.parse(
    JSON.stringify(one.schemas, (key, value: unknown) =>
      key === 'initial' && typeof value === 'string' ? undefined : value,
    ),
  ) as CollectionDescription['schemas'],
}));

function describe(name: string, collection: Collection): CollectionDescription {
  const { label, description, kind } = collection;
  const isList = collection.kind === 'list';
  const schemas = isList
    ? { '*': toJsonSchema(collection.schema) }
    : Object.fromEntries(
        Object.values(collection.documents).map(({ slug, schema }) => [slug, toJsonSchema(schema)]),
      );
  return {
    name,
    label,
    description,
    kind,
    singular: isList ? collection.singular : null,
    descriptions: isList
      ? {}
      : Object.fromEntries(Object.values(collection.documents).map((one) => [one.slug, one.description])),
    slug_hint: (isList && collection.slugs.meta()?.description) || null,
    schemas,
  };
}

function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

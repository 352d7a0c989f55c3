import { z } from 'zod';
import type { Collection } from '#content/define.ts';
import type { CollectionDescription } from '../contract.ts';
import { collectionNames, findCollection } from './document-kind.ts';

/** The collections with the JSON Schemas of their documents. */
export const listCollections = (): CollectionDescription[] => described;

const described: CollectionDescription[] = collectionNames.map((name) =>
  describe(name, findCollection(name)),
);

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

import type { z } from 'zod';
import { collections, type SiteContent } from './collections.ts';
import type { Collection } from './define.ts';
import { slugSchema } from './schema.ts';

/** One document of the content, with the schemas it must fit. */
export interface ContentDocument {
  collection: keyof SiteContent;
  slug: string;
  /** Without the slug; of a list whose heads are given, the head. */
  data: unknown;
  schema: z.ZodType;
  slugs: z.ZodType<string>;
}

/** Every document, in the order of the collections. */
export function listDocuments(content: SiteContent): ContentDocument[] {
  return (Object.keys(collections) as (keyof SiteContent)[]).flatMap((name): ContentDocument[] => {
    const collection: Collection = collections[name];
    if (collection.kind === 'list') {
      const { schema, slugs } = collection;
      const entries = content[name] as readonly { slug: string }[];
      return entries.map(({ slug, ...data }) => ({ collection: name, slug, data, schema, slugs }));
    }
    const values = content[name] as Record<string, unknown>;
    return Object.entries(collection.documents).map(([key, { slug, schema }]) => ({
      collection: name,
      slug,
      data: values[key],
      schema,
      slugs: slugSchema,
    }));
  });
}

import { z } from 'zod';
import { collections } from '#content/collections.ts';
import type { Collection, Collections, SingleDocument } from '#content/define.ts';
import { notFound } from '#platform/http/problem.ts';

export type DocumentData = Record<string, unknown>;

/** What is known of a document by its collection and slug alone. */
export interface DocumentKind {
  collection: string;
  /** A single document that is always there: it is neither made, moved nor deleted. */
  isFixed: boolean;
  schema: z.ZodType;
  /** What addresses it may have. */
  slugs: z.ZodType<string>;
  titleOf(data: DocumentData): string;
  pathOf(slug: string): string | null;
  /** Fields that nobody reads but those who may edit. */
  privateFields: readonly string[];
  /** What of it is kept in memory; left out: all. */
  headOf?: (data: DocumentData) => DocumentData;
}

/** A default of the software, and where it stands. */
export interface DefaultDocument {
  slug: string;
  data: DocumentData;
  position: number | null;
}

const registry: Collections = collections;

/** @throws Problem 404 */
export function findCollection(name: string): Collection {
  const collection = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (!collection) throw notFound();
  return collection;
}

/**
 * What kind of document stands at `slug`; of a list every slug has one.
 * @param slug that of the default for a single document, which has no other
 * @throws Problem 404
 */
export function findKind(name: string, slug: string): DocumentKind {
  const collection = findCollection(name);
  if (collection.kind === 'list') {
    return {
      collection: name,
      isFixed: false,
      schema: collection.schema,
      slugs: collection.slugs,
      titleOf: (data) => readTitle(collection.titleOf(data)),
      pathOf: (at) => collection.pathOf?.(at) ?? null,
      privateFields: collection.privateFields ?? [],
      ...(collection.headOf && { headOf: (data) => collection.headOf!(data) as DocumentData }),
    };
  }
  const document = Object.values(collection.documents).find((one) => one.slug === slug);
  if (!document) throw notFound();
  return describeSingle(name, document);
}

/** What does not fit its schema may have no title. */
const readTitle = (title: unknown): string => (typeof title === 'string' ? title : '');

const describeSingle = (collection: string, { schema, slug, label, path }: SingleDocument): DocumentKind => ({
  collection,
  isFixed: true,
  schema,
  slugs: z.literal(slug),
  titleOf: () => label,
  pathOf: () => path ?? null,
  privateFields: [],
});

/** Whether this version of the software has such a document: a newer one may have stored others. */
export function hasKind(name: string, slug: string): boolean {
  const collection = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (collection?.kind !== 'fixed') return collection !== undefined;
  return Object.values(collection.documents).some((one) => one.slug === slug);
}

/** Whether memory holds no more of a collection's documents than their heads. */
export function hasHeads(name: string): boolean {
  const collection = findCollection(name);
  return collection.kind === 'list' && collection.headOf !== undefined;
}

const defaultsByCollection = new Map(
  Object.entries(registry).map(([name, collection]) => [name, listDefaults(collection)]),
);

/** The software's defaults of a collection, in their order. */
export const defaultsOf = (name: string): readonly DefaultDocument[] => defaultsByCollection.get(name) ?? [];

export const findDefault = (name: string, slug: string | null): DefaultDocument | undefined =>
  defaultsOf(name).find((one) => one.slug === slug);

function listDefaults(collection: Collection): DefaultDocument[] {
  if (collection.kind === 'fixed') {
    return Object.values(collection.documents).map((document) => ({
      slug: document.slug,
      data: document.default as DocumentData,
      position: null,
    }));
  }
  return collection.defaults.map((entry, position) => {
    const { slug, ...data } = entry as DocumentData & { slug: string };
    return { slug, data, position };
  });
}

export const collectionNames: readonly string[] = Object.keys(registry);

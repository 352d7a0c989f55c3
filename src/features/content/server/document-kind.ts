import { z } from 'zod';
import { collections } from '#content/collections.ts';
import type { Collection, Collections, SingleDocument } from '#content/define.ts';
import { notFound } from '#platform/http/problem.ts';

export type DocumentData = Record<string, unknown>;

/** The properties of a document that its collection and slug alone determine. */
export interface DocumentKind {
  collection: string;
  /** A single document, which always exists: it cannot be created, moved or deleted. */
  isFixed: boolean;
  schema: z.ZodType;
  /** Which addresses it may have. */
  slugs: z.ZodType<string>;
  titleOf(data: DocumentData): string;
  pathOf(slug: string): string | null;
  /** The last day on which visitors see it. @param data that they see, or its head */
  lastDayOf(data: DocumentData): string | null;
  /** Fields that only those who may edit can read. */
  privateFields: readonly string[];
  /** Which part of it is kept in memory; if omitted, all of it. */
  headOf?: (data: DocumentData) => DocumentData;
}

/** A default of the software, and its position. */
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
 * The kind of document at `slug`; in a list every slug has one.
 * @param slug for a single document, its default's, which is the only one
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
      lastDayOf: (data) => collection.lastDayOf?.(data) ?? null,
      privateFields: collection.privateFields ?? [],
      ...(collection.headOf && { headOf: (data) => collection.headOf!(data) as DocumentData }),
    };
  }
  const document = Object.values(collection.documents).find((one) => one.slug === slug);
  if (!document) throw notFound();
  return describeSingle(name, document);
}

/** Data that does not match its schema may have no title. */
const readTitle = (title: unknown): string => (typeof title === 'string' ? title : '');

const describeSingle = (collection: string, { schema, slug, label, path }: SingleDocument): DocumentKind => ({
  collection,
  isFixed: true,
  schema,
  slugs: z.literal(slug),
  titleOf: () => label,
  pathOf: () => path ?? null,
  lastDayOf: () => null,
  privateFields: [],
});

/** Whether this version of the software has such a document: a newer one may have stored others. */
export function hasKind(name: string, slug: string): boolean {
  const collection = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (collection?.kind !== 'fixed') return collection !== undefined;
  return Object.values(collection.documents).some((one) => one.slug === slug);
}

/** Whether memory holds only the heads of a collection's documents. */
export function hasHeads(name: string): boolean {
  const collection = findCollection(name);
  return collection.kind === 'list' && collection.headOf !== undefined;
}

const defaultsByCollection = new Map(
  Object.entries(registry).map(([name, collection]) => [name, listDefaults(collection)]),
);

/** The software's defaults for a collection, in order. */
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

import { z } from 'zod';
import { collections } from './collections.ts';
import type { Collections } from './define.ts';
import type { ContentDocument } from './documents.ts';
import { listHrefs } from './rich-text.schema.ts';

/** Where a document points to another. */
export interface ContentLink {
  collection: string;
  slug: string;
  path: PropertyKey[];
  /** Whether it names the document by its slug, or links to its page, whose address leads on when it moves. */
  kind: 'reference' | 'link';
}

/** Every place in a document that refers or links to another: what is to be changed before that can go. */
export function findLinksTo(
  document: Pick<ContentDocument, 'collection' | 'slug' | 'schema' | 'data'>,
  target: { collection: string; slug: string },
): ContentLink[] {
  const address = findAddress(target);
  return [
    ...findReferences(document)
      .filter(({ collection, slug }) => collection === target.collection && slug === target.slug)
      .map(({ path }) => ({ path, kind: 'reference' as const })),
    ...findLinks(document)
      .filter(({ href }) => address !== undefined && leadsTo(href, address))
      .map(({ path }) => ({ path, kind: 'link' as const })),
  ].map((place) => ({ collection: document.collection, slug: document.slug, ...place }));
}

const registry: Collections = collections;

function findAddress({ collection: name, slug }: { collection: string; slug: string }): string | undefined {
  const collection = registry[name];
  return collection?.kind === 'list' ? collection.pathOf?.(slug) : undefined;
}

const leadsTo = (href: string, address: string): boolean =>
  href === address || href.startsWith(`${address}?`) || href.startsWith(`${address}#`);

/** Every link, however deep, with its place: of its own field, or in a rich text. */
export function findHrefs(document: Pick<ContentDocument, 'schema' | 'data'>): PlacedHref[] {
  const inTexts = findMarked(document)
    .filter(({ control }) => control === 'rich')
    .flatMap(({ path, value }) => listHrefs(value).map((href) => ({ path, href })));
  return [...findLinkFields(document.data, []), ...inTexts];
}

/** Those to this site itself. */
const findLinks = (document: Pick<ContentDocument, 'schema' | 'data'>): PlacedHref[] =>
  findHrefs(document).filter(({ href }) => href.startsWith('/'));

/** Every uploaded picture that a document names, by its address. */
export const findUploads = (document: Pick<ContentDocument, 'schema' | 'data'>) =>
  findMarked(document)
    .filter(({ control }) => control === 'upload')
    .map(({ path, value }) => ({ path, address: value }));

interface PlacedHref {
  path: PropertyKey[];
  href: string;
}

function findLinkFields(value: unknown, path: PropertyKey[]): PlacedHref[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    const isLink = key === 'href' && typeof part === 'string';
    return isLink ? [{ path: place, href: part }] : findLinkFields(part, place);
  });
}

interface Reference {
  path: PropertyKey[];
  collection: string;
  slug: string;
}

/** Every reference to another document, by the schema's `referenceTo` fields. */
export const findReferences = (document: Pick<ContentDocument, 'schema' | 'data'>): Reference[] =>
  findMarked(document).flatMap(({ path, collection, value }) =>
    collection === undefined ? [] : [{ path, collection, slug: value }],
  );

/**
 * The same data, where each reference to one document of a collection names another.
 * @param to null: what refers to it in a list is taken out of the list
 */
export function replaceReferences<Data extends object>(
  document: { schema: z.ZodType; data: Data },
  collection: string,
  { from, to }: { from: string; to: string | null },
): Data {
  const places = findReferences(document)
    .filter((reference) => reference.collection === collection && reference.slug === from)
    .map(({ path }) => path);
  if (places.length === 0) return document.data;
  const data = structuredClone(document.data);
  // From the last to the first: what is taken out of a list moves those behind it.
  for (const path of places.toReversed()) {
    const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Holder)[key], data);
    if (to !== null) (holder as Holder)[path.at(-1)!] = to;
    else if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 1);
  }
  return data;
}

/** The same data without what refers to other documents. */
export function withoutReferences<Data extends object>(document: { schema: z.ZodType; data: Data }): Data {
  const named = new Map(findReferences(document).map((one) => [`${one.collection}/${one.slug}`, one]));
  return [...named.values()].reduce(
    (data, { collection, slug }) =>
      replaceReferences({ schema: document.schema, data }, collection, { from: slug, to: null }),
    document.data,
  );
}

type Holder = Record<PropertyKey, unknown>;

/** A text whose schema says what it leads to. */
interface MarkedText {
  path: PropertyKey[];
  value: string;
  control: string;
  collection: string | undefined;
}

const findMarked = ({ schema, data }: Pick<ContentDocument, 'schema' | 'data'>): MarkedText[] =>
  walk(schema, data, []);

function walk(schema: z.core.$ZodType, value: unknown, path: PropertyKey[]): MarkedText[] {
  const { control, collection } = z.globalRegistry.get(schema) ?? {};
  if (control === 'reference' || control === 'rich' || control === 'upload') {
    if (typeof value !== 'string') return [];
    return [{ path, value, control, collection: typeof collection === 'string' ? collection : undefined }];
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return walk(schema.unwrap(), value, path);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => walk(schema.element, item, [...path, index]));
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return Object.entries(schema.shape).flatMap(([key, part]) => walk(part, value[key], [...path, key]));
  }
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const { discriminator } = schema.def;
    const option = schema.options.find(
      (one) => one instanceof z.ZodObject && isParsed(one.shape[discriminator], value[discriminator]),
    );
    return option ? walk(option, value, path) : [];
  }
  return [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isParsed = (schema: z.core.$ZodType | undefined, value: unknown): boolean =>
  schema !== undefined && z.safeParse(schema, value).success;

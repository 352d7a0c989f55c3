import type { Context } from '#platform/context.ts';
import type { Page } from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import { takeTurn } from '#platform/take-turn.ts';
import type { PublishedDocument } from '../contract.ts';
import { findCollection, findKind, hasHeads, type DocumentData } from './document-kind.ts';
import { selectHeads } from './documents.store.ts';
import { cutAfter, type DocumentQuery } from './list-documents.ts';
import { listPublishedData, readSiteContent } from './read-site-content.ts';
import { readWholeData } from './read-whole-documents.ts';

/** The size of one page, in characters: it passes through the event loop in one piece. */
const pageCharacters = 1_000_000;

/** Documents read at once. */
const batchSize = 5;

/**
 * A collection as visitors see it, in order; fewer than `limit` if they are long. @throws Problem 400, 404
 */
export async function listPublishedDocuments(
  ctx: Context,
  collection: string,
  query: DocumentQuery,
): Promise<Page<PublishedDocument>> {
  const titled = (await listShown(ctx, collection)).map((one) => ({
    ...one,
    title: findKind(collection, one.slug).titleOf(one.data),
  }));
  const { rows, next } = cutAfter(titled, query);
  const versions = await readVersions(ctx, collection);
  const described: PublishedDocument[] = [];
  let characters = 0;
  for (let i = 0; i < rows.length; i += batchSize) {
    for (const one of await describePublished(ctx, collection, rows.slice(i, i + batchSize), versions)) {
      await takeTurn();
      characters += JSON.stringify(one).length;
      const last = described.at(-1);
      if (last && characters > pageCharacters) return { rows: described, next: last.slug };
      described.push(one);
    }
  }
  return { rows: described, next };
}

/** A document as visitors see it. @throws Problem 404, also for one that is only a draft */
export async function readPublishedDocument(
  ctx: Context,
  collection: string,
  slug: string,
): Promise<PublishedDocument> {
  const shown = (await listShown(ctx, collection)).filter((one) => one.slug === slug);
  const versions = await readVersions(ctx, collection);
  const [document] = await describePublished(ctx, collection, shown, versions);
  if (!document) throw notFound();
  return document;
}

interface ShownDocument {
  slug: string;
  data: DocumentData;
}

/** The documents that visitors see, as far as memory holds them. */
async function listShown(ctx: Context, name: string): Promise<ShownDocument[]> {
  findCollection(name);
  const published = new Map(listPublishedData(await readSiteContent(ctx)));
  return published.get(name) ?? [];
}

/** The version of each document that has one, by its slug. */
async function readVersions({ database }: Context, collection: string): Promise<Map<string, number>> {
  const heads = await selectHeads(database.kysely, collection);
  const present = heads.filter(({ deleted_at }) => deleted_at === null);
  return new Map(present.map(({ slug, version }) => [slug, version]));
}

async function describePublished(
  ctx: Context,
  name: string,
  shown: ShownDocument[],
  versions: ReadonlyMap<string, number>,
): Promise<PublishedDocument[]> {
  const slugs = shown.map(({ slug }) => slug);
  const whole = hasHeads(name) ? await readWholeData(ctx, name, slugs) : null;
  return shown.flatMap(({ slug, data: known }) => {
    const data = whole ? whole.get(slug) : known;
    if (!data) return [];
    const { titleOf, pathOf, privateFields } = findKind(name, slug);
    return {
      collection: name,
      slug,
      title: titleOf(data),
      path: pathOf(slug),
      version: versions.get(slug) ?? 0,
      data: withoutFields(data, privateFields),
    };
  });
}

const withoutFields = (data: DocumentData, fields: readonly string[]): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !fields.includes(name)));

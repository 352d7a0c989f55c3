import { requireRight, type Context } from '#platform/context.ts';
import { selectNames } from '#domain/editing/server/names.store.ts';
import { badRequest, type Problem } from '#platform/http/problem.ts';
import type { Page } from '#platform/http/listing.ts';
import type { DocumentCard } from '../contract.ts';
import { describeCard } from './describe-document.ts';
import { findCollection, findKind } from './document-kind.ts';
import { selectHeads } from './documents.store.ts';
import { placeDocuments } from './place-documents.ts';
import { listPublishedData, readSiteContent } from './read-site-content.ts';

export interface DocumentQuery {
  limit: number;
  /** The slug that the previous page ended with. */
  cursor?: string | undefined;
  search?: string | undefined;
}

/** A collection's documents as seen by those who may edit, in order. @throws Problem 400, 403, 404 */
export async function listDocuments(
  ctx: Context,
  collection: string,
  query: DocumentQuery,
): Promise<Page<DocumentCard>> {
  requireRight(ctx.caller, 'listDocuments');
  findCollection(collection);
  const { kysely } = ctx.database;
  const placed = placeDocuments(collection, await selectHeads(kysely, collection));
  const titled = placed.map((one) => ({
    ...one,
    title: one.head?.title ?? findKind(collection, one.slug).titleOf(one.fallback!.data),
  }));
  const { rows, next } = cutAfter(titled, query);
  const ids = rows.flatMap(({ head }) => head?.updated_by ?? []);
  const names = await selectNames(kysely, [...new Set(ids)]);
  const entries = new Map(listPublishedData(await readSiteContent(ctx))).get(collection) ?? [];
  const shown = new Map(entries.map(({ slug, data }) => [slug, data]));
  return { rows: rows.map((one) => describeCard(collection, one, names, shown.get(one.slug))), next };
}

/** The part of a list that a query selects. @throws Problem 400 */
export function cutAfter<Row extends { slug: string; title: string }>(
  all: Row[],
  { limit, cursor, search }: DocumentQuery,
): Page<Row> {
  const words = search?.trim().toLowerCase();
  const found = words
    ? all.filter(
        ({ slug, title }) => slug.includes(words) || title.normalize('NFC').toLowerCase().includes(words),
      )
    : all;
  const at = cursor === undefined ? -1 : all.findIndex(({ slug }) => slug === cursor);
  if (cursor !== undefined && at === -1) throw unknownCursor();
  const after = cursor === undefined ? found : found.filter((row) => all.indexOf(row) > at);
  const rows = after.slice(0, limit);
  return { rows, next: after.length > limit ? rows.at(-1)!.slug : null };
}

const unknownCursor = (): Problem => badRequest('cursor is not one of this list');

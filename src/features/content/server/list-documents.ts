import { requireRight, type Context } from '#platform/context.ts';
import { selectNames } from '#platform/editing/names.store.ts';
import { badRequest, type Problem } from '#platform/http/problem.ts';
import type { Page } from '#platform/http/listing.ts';
import type { DocumentCard, PublishedDocument } from '../contract.ts';
import { describeCard } from './describe-document.ts';
import { findCollection, findKind, type DocumentData } from './document-kind.ts';
import { selectHeads } from './documents.store.ts';
import { placeDocuments } from './place-documents.ts';
import { readSiteContent } from './read-site-content.ts';

export interface DocumentQuery {
  limit: number;
  /** The slug that the page before ended with. */
  cursor?: string | undefined;
  search?: string | undefined;
}

/** A collection's documents as those see them who may edit, in their order. @throws Problem 400, 403, 404 */
export async function listDocuments(
  ctx: Context,
  collection: string,
  query: DocumentQuery,
): Promise<Page<DocumentCard>> {
  requireRight(ctx.caller, 'content');
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
  return { rows: rows.map((one) => describeCard(collection, one, names)), next };
}

/** What visitors see of a collection, in its order. @throws Problem 400, 404 */
export async function listPublishedDocuments(
  ctx: Context,
  collection: string,
  query: DocumentQuery,
): Promise<Page<PublishedDocument>> {
  const found = findCollection(collection);
  const { content } = await readSiteContent(ctx);
  const shown = (content as Record<string, unknown>)[collection];
  const documents =
    found.kind === 'list'
      ? (shown as ({ slug: string } & DocumentData)[]).map(({ slug, ...data }) => ({
          slug,
          data: withoutFields(data, found.privateFields ?? []),
        }))
      : Object.entries(found.documents).map(([key, { slug }]) => ({
          slug,
          data: (shown as Record<string, DocumentData>)[key]!,
        }));
  const heads = new Map(
    (await selectHeads(ctx.database.kysely, collection)).map((head) => [head.slug, head]),
  );
  const titled = documents.map(({ slug, data }) => ({
    slug,
    data,
    title: findKind(collection, slug).titleOf(data),
  }));
  const { rows, next } = cutAfter(titled, query);
  return {
    rows: rows.map(({ slug, title, data }) => ({
      collection,
      slug,
      title,
      path: findKind(collection, slug).pathOf(slug),
      version: heads.get(slug)?.version ?? 0,
      data,
    })),
    next,
  };
}

const withoutFields = (data: DocumentData, fields: readonly string[]): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !fields.includes(name)));

function cutAfter<Row extends { slug: string; title: string }>(
  all: Row[],
  { limit, cursor, search }: DocumentQuery,
): Page<Row> {
  const words = search?.trim().toLowerCase();
  const found = words
    ? all.filter(({ slug, title }) => slug.includes(words) || title.toLowerCase().includes(words))
    : all;
  const at = cursor === undefined ? -1 : all.findIndex(({ slug }) => slug === cursor);
  if (cursor !== undefined && at === -1) throw unknownCursor();
  const after = cursor === undefined ? found : found.filter((row) => all.indexOf(row) > at);
  const rows = after.slice(0, limit);
  return { rows, next: after.length > limit ? rows.at(-1)!.slug : null };
}

const unknownCursor = (): Problem => badRequest('cursor is not one of this list');

import type { Context } from '#platform/context.ts';
import type { Page } from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import type { PublishedDocument } from '../contract.ts';
import { findCollection, findKind, hasHeads, type DocumentData } from './document-kind.ts';
import { selectHeads } from './documents.store.ts';
import { cutAfter, type DocumentQuery } from './list-documents.ts';
import { readSiteContent } from './read-site-content.ts';
import { readWholeData } from './read-whole-documents.ts';

/** What visitors see of a collection, in its order. @throws Problem 400, 404 */
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
  return { rows: await describePublished(ctx, collection, rows), next };
}

/** A document as visitors see it. @throws Problem 404, also for what is a draft only */
export async function readPublishedDocument(
  ctx: Context,
  collection: string,
  slug: string,
): Promise<PublishedDocument> {
  const shown = (await listShown(ctx, collection)).filter((one) => one.slug === slug);
  const [document] = await describePublished(ctx, collection, shown);
  if (!document) throw notFound();
  return document;
}

interface ShownDocument {
  slug: string;
  data: DocumentData;
}

/** What memory holds of the documents that visitors see. */
async function listShown(ctx: Context, name: string): Promise<ShownDocument[]> {
  const collection = findCollection(name);
  const { content } = await readSiteContent(ctx);
  const shown = (content as Record<string, unknown>)[name];
  if (collection.kind === 'list') {
    return (shown as ({ slug: string } & DocumentData)[]).map(({ slug, ...data }) => ({ slug, data }));
  }
  return Object.entries(collection.documents).map(([key, { slug }]) => ({
    slug,
    data: (shown as Record<string, DocumentData>)[key]!,
  }));
}

async function describePublished(
  ctx: Context,
  name: string,
  shown: ShownDocument[],
): Promise<PublishedDocument[]> {
  const slugs = shown.map(({ slug }) => slug);
  const heads = await selectHeads(ctx.database.kysely, name);
  const present = heads.filter(({ deleted_at }) => deleted_at === null);
  const versions = new Map(present.map(({ slug, version }) => [slug, version]));
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

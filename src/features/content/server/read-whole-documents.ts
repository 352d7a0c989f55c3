import type { SiteContent, WholeContent } from '#content/collections.ts';
import { listDocuments, type ContentDocument } from '#content/documents.ts';
import type { Platform } from '#platform/context.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { findDefault, findKind, hasHeads, type DocumentData } from './document-kind.ts';
import { selectHeads, selectTextsAt } from './documents.store.ts';
import { parseText } from './parse-text.ts';
import { readSiteContent } from './read-site-content.ts';

type Reader = Pick<Platform, 'database'>;

/**
 * The whole data of a list's documents by their slugs, read from the database. Deleted and invalid ones are
 * left out.
 * @param which includes the draft, if there is one
 */
export async function readWholeData(
  { database }: Reader,
  collection: string,
  slugs: readonly string[],
  which: 'data' | 'draft' = 'data',
): Promise<Map<string, DocumentData>> {
  const whole = new Map<string, DocumentData>();
  for (const { slug, default_slug, data: text } of await selectTextsAt(
    database.kysely,
    collection,
    slugs,
    which,
  )) {
    await takeTurn();
    const parsed = parseText(findKind(collection, slug), text);
    const data = parsed && 'data' in parsed ? parsed.data : findDefault(collection, default_slug)?.data;
    if (data) whole.set(slug, data);
  }
  return whole;
}

/** The versions of the owner's own pages that visitors see, by their slugs. */
export async function readPageVersions({ database }: Reader): Promise<Map<string, number>> {
  const heads = await selectHeads(database.kysely, 'pages');
  return new Map(
    heads.flatMap(({ slug, version, deleted_at }) => (deleted_at === null ? [[slug, version]] : [])),
  );
}

/** Documents read at once. */
const batchSize = 5;

/**
 * Every document of a content, whole, some at a time.
 * @param which includes the drafts, if the content has them
 */
export async function* readWholeDocuments(
  platform: Reader,
  content: SiteContent,
  which: 'data' | 'draft' = 'data',
): AsyncGenerator<ContentDocument> {
  const documents = listDocuments(content);
  for (const [name, all] of Map.groupBy(documents, ({ collection }) => collection)) {
    for (let i = 0; i < all.length; i += batchSize) {
      const batch = all.slice(i, i + batchSize);
      const slugs = batch.map(({ slug }) => slug);
      const whole = hasHeads(name) ? await readWholeData(platform, name, slugs, which) : null;
      for (const one of batch) {
        await takeTurn();
        yield whole ? { ...one, data: whole.get(one.slug) ?? one.data } : one;
      }
    }
  }
}

/** Everything that visitors see, at once: for rare operations. */
export async function readWholeContent(platform: Reader): Promise<WholeContent> {
  const { content } = await readSiteContent(platform);
  const pages: unknown[] = [];
  for await (const { collection, slug, data } of readWholeDocuments(platform, content)) {
    if (collection === 'pages') pages.push({ ...(data as DocumentData), slug });
  }
  return { ...content, pages: pages as WholeContent['pages'] };
}

import type { SiteContent, WholeContent } from '#content/collections.ts';
import { listDocuments, type ContentDocument } from '#content/documents.ts';
import type { Platform } from '#platform/context.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { findDefault, findKind, hasHeads, type DocumentData } from './document-kind.ts';
import { selectRowsAt } from './documents.store.ts';
import { parseText } from './parse-text.ts';
import { readSiteContent } from './read-site-content.ts';

type Reader = Pick<Platform, 'database'>;

/**
 * The whole data of documents of a list by their slugs, read from the database. One that is gone or does not fit is
 * left out.
 * @param which with the draft, where there is one
 */
export async function readWholeData(
  { database }: Reader,
  collection: string,
  slugs: readonly string[],
  which: 'data' | 'draft' = 'data',
): Promise<Map<string, DocumentData>> {
  const whole = new Map<string, DocumentData>();
  for (const row of await selectRowsAt(database.kysely, collection, slugs)) {
    const text = which === 'draft' ? (row.draft ?? row.data) : row.data;
    const parsed = parseText(findKind(collection, row.slug), text);
    const data = parsed && 'data' in parsed ? parsed.data : findDefault(collection, row.default_slug)?.data;
    if (data) whole.set(row.slug, data);
  }
  return whole;
}

/** Documents looked through at once: what holds the event loop in one piece. */
const batchSize = 5;

/** Every document that visitors see, as a whole, some at a time. */
export async function* readWholeDocuments(
  platform: Reader,
  content: SiteContent,
): AsyncGenerator<ContentDocument> {
  const documents = listDocuments(content);
  for (const [name, all] of Map.groupBy(documents, ({ collection }) => collection)) {
    for (let i = 0; i < all.length; i += batchSize) {
      const batch = all.slice(i, i + batchSize);
      await takeTurn();
      if (!hasHeads(name)) {
        yield* batch;
        continue;
      }
      const slugs = batch.map(({ slug }) => slug);
      const whole = await readWholeData(platform, name, slugs);
      yield* batch.map((one) => ({ ...one, data: whole.get(one.slug) ?? one.data }));
    }
  }
}

/** All that visitors see, in one piece: for what is done seldom. */
export async function readWholeContent(platform: Reader): Promise<WholeContent> {
  const { content } = await readSiteContent(platform);
  const pages: unknown[] = [];
  for await (const { collection, slug, data } of readWholeDocuments(platform, content)) {
    if (collection === 'pages') pages.push({ ...(data as DocumentData), slug });
  }
  return { ...content, pages: pages as WholeContent['pages'] };
}

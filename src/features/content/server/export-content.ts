import type { Platform } from '#platform/context.ts';
import { collectionNames, findCollection, findKind, type DocumentData } from './document-kind.ts';
import { selectHeads, selectTexts } from './documents.store.ts';
import { followFormerSlugs } from './follow-former-slugs.ts';
import { placeDocuments } from './place-documents.ts';
import { readText } from './parse-text.ts';

/** One document as a file: JSON with sorted keys, easy to compare. */
export interface ContentFile {
  /** Relative, with forward slashes: `cases/ticket-routing.json`. */
  path: string;
  text: string;
}

/** A document's file. */
export interface FiledDocument {
  /** The published text; omitted if it was never published. */
  data?: DocumentData;
  /** The text that is not published yet. */
  draft?: DocumentData;
  /** Its position in its collection, from 0; omitted if there is no order. */
  position?: number;
}

/** Every document of the site except those in the bin, ordered by path, with links to where documents are now. */
export async function* exportContent({ database }: Pick<Platform, 'database'>): AsyncGenerator<ContentFile> {
  for (const collection of collectionNames.toSorted()) {
    const isList = findCollection(collection).kind === 'list';
    const placed = placeDocuments(collection, await selectHeads(database.kysely, collection));
    const bySlug = placed
      .map((one, position) => ({ ...one, position }))
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    for (const { slug, head, fallback, position } of bySlug) {
      const [texts] = head ? await selectTexts(database.kysely, [head.id]) : [];
      const kind = findKind(collection, slug);
      const follow = async (text: DocumentData | null | undefined) =>
        text && (await followFormerSlugs({ database }, kind, text));
      const data = await follow(readText(texts?.data ?? null) ?? fallback?.data);
      const draft = await follow(readText(texts?.draft ?? null));
      const document: FiledDocument = {
        ...(data && { data }),
        ...(draft && { draft }),
        ...(isList && { position }),
      };
      yield { path: `${collection}/${slug}.json`, text: toSortedJson(document) };
    }
  }
}

function toSortedJson(value: unknown): string {
  const sort = (_key: string, part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  };
  return `${JSON.stringify(value, sort, 2)}\n`;
}

import { collections } from '#content/collections.ts';
import type { Collection } from '#content/define.ts';
import type { Target } from '#content/links.ts';
import type { Platform } from '#platform/context.ts';
import type { Database } from '#platform/database/open-database.ts';
import { ContentReader, type ReadContent } from './content-reader.ts';
import type { DocumentData } from './document-kind.ts';

export type { ReadContent } from './content-reader.ts';

const readers = new WeakMap<Database, ContentReader>();

function readerOf(database: Database): ContentReader {
  const reader = readers.get(database) ?? new ContentReader(database);
  readers.set(database, reader);
  return reader;
}

/**
 * The site's content as visitors see it: the owner's texts over the software's defaults. Read from the
 * database once per state of the content, and kept in memory.
 * @throws when the database does not answer
 */
export const readSiteContent = ({ database }: Pick<Platform, 'database'>): Promise<ReadContent> =>
  readerOf(database).readPublished();

/** A document's former slugs. */
export function listFormerSlugs(former: ReadContent['former'], collection: string, slug: string): string[] {
  const prefix = `${collection}/`;
  const left = [...former].filter(([address, now]) => now === slug && address.startsWith(prefix));
  return left.map(([address]) => address.slice(prefix.length));
}

/** The documents at former addresses. @param isAsked by the slug that one has now, null if it is gone */
export const listFormerTargets = (
  former: ReadContent['former'],
  isAsked: (now: string | null) => boolean,
): Target[] =>
  [...former].flatMap(([address, now]) => {
    const [collection = '', slug = ''] = address.split('/', 2);
    return isAsked(now) ? { collection, slug } : [];
  });

/** The content of a preview, with drafts in place. @param isShown whose, by `collection/slug`; everyone's if omitted */
export const readDraftContent = (
  { database }: Pick<Platform, 'database'>,
  isShown?: (name: string) => boolean,
): Promise<ReadContent> => readerOf(database).readDrafts(isShown);

/** Every collection with its documents as memory has them. */
export const listPublishedData = ({
  content,
}: ReadContent): [string, { slug: string; data: DocumentData }[]][] =>
  Object.entries(collections).map(([name, collection]: [string, Collection]) => {
    const shown: unknown = content[name as keyof typeof content];
    if (collection.kind === 'list') {
      const entries = shown as ({ slug: string } & DocumentData)[];
      return [name, entries.map(({ slug, ...data }) => ({ slug, data }))];
    }
    const singles = shown as Record<string, DocumentData>;
    return [
      name,
      Object.entries(collection.documents).map(([key, { slug }]) => ({ slug, data: singles[key]! })),
    ];
  });

import { setImmediate } from 'node:timers/promises';
import type { SiteContent } from '#content/collections.ts';
import type { Entry } from '#content/define.ts';
import type { Platform } from '#platform/context.ts';
import type { Database } from '#platform/database/open-database.ts';
import { collectionNames, findCollection, findKind, type DocumentData } from './document-kind.ts';
import {
  selectFormerAddresses,
  selectHeads,
  selectTexts,
  type DocumentHead,
  type DocumentTexts,
} from './documents.store.ts';
import { placeDocuments, type PlacedDocument } from './place-documents.ts';

/** A document that is stored and does not fit its schema: its default is shown. */
interface UnreadableDocument {
  collection: string;
  slug: string;
  reason: string;
}

export interface ReadContent {
  content: SiteContent;
  unreadable: readonly UnreadableDocument[];
  /** Documents whose default visitors see, as `collection/slug`. */
  untouched: ReadonlySet<string>;
  /** Addresses at which visitors once found a document, as `collection/slug`; each with its slug now, null: gone. */
  former: ReadonlyMap<string, string | null>;
}

/** Rows read and checked at once: what holds the event loop in one piece. */
const batchSize = 20;

type Parsed = { data: DocumentData } | { reason: string };

/** A document's texts as they were at a version. */
interface KnownTexts {
  version: number;
  data: Parsed | null;
  draft: Parsed | null;
}

/** What one database's documents are, read once for each state of the content. */
class ContentReader {
  readonly #database: Database;
  readonly #known = new Map<string, KnownTexts>();
  #last: { version: number; content: Promise<ReadContent> } | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** What visitors see. Who asks while it is being read waits for the same reading. */
  readPublished(): Promise<ReadContent> {
    const version = this.#database.contentVersion.current;
    if (this.#last?.version === version) return this.#last.content;
    const content = this.#read('data');
    const reading = { version, content };
    this.#last = reading;
    content.catch(() => {
      if (this.#last === reading) this.#last = null;
    });
    return content;
  }

  /** The same with drafts in place of what they will replace. */
  readDrafts(): Promise<ReadContent> {
    return this.#read('draft');
  }

  async #read(which: 'data' | 'draft'): Promise<ReadContent> {
    const heads = await selectHeads(this.#database.kysely);
    await this.#learnTexts(heads);
    const former = new Map<string, string | null>(await selectFormerAddresses(this.#database.kysely));
    for (const { collection, slug, deleted_at, was_published } of heads) {
      if (deleted_at !== null && was_published === 1) former.set(`${collection}/${slug}`, null);
    }
    const content: Record<string, unknown> = {};
    const unreadable: UnreadableDocument[] = [];
    const untouched = new Set<string>();
    for (const name of collectionNames) {
      const placed = placeDocuments(
        name,
        heads.filter(({ collection }) => collection === name),
      );
      const shown = placed.flatMap((one) => {
        const data = this.#choose(name, one, which, unreadable);
        if (data && data === one.fallback?.data) untouched.add(`${name}/${one.slug}`);
        return data ? [{ slug: one.slug, data }] : [];
      });
      content[name] = assemble(name, shown);
    }
    return { content: content as SiteContent, unreadable, untouched, former };
  }

  #choose(
    collection: string,
    { slug, head, fallback }: PlacedDocument,
    which: 'data' | 'draft',
    unreadable: UnreadableDocument[],
  ): DocumentData | undefined {
    const known = head && this.#known.get(head.id);
    const parsed = which === 'draft' ? (known?.draft ?? known?.data) : known?.data;
    if (!parsed) return fallback?.data;
    if ('data' in parsed) return parsed.data;
    unreadable.push({ collection, slug, reason: parsed.reason });
    return fallback?.data;
  }

  /** Reads and checks the texts that are new since the last time. */
  async #learnTexts(heads: DocumentHead[]): Promise<void> {
    const present = heads.filter((head) => head.deleted_at === null && (head.has_data || head.has_draft));
    const byId = new Map(present.map((head) => [head.id, head]));
    for (const id of this.#known.keys()) if (!byId.has(id)) this.#known.delete(id);
    const changed = present.filter(({ id, version }) => this.#known.get(id)?.version !== version);
    for (let i = 0; i < changed.length; i += batchSize) {
      const ids = changed.slice(i, i + batchSize).map(({ id }) => id);
      for (const texts of await selectTexts(this.#database.kysely, ids)) {
        this.#known.set(texts.id, parseTexts(byId.get(texts.id)!, texts));
      }
      await setImmediate();
    }
  }
}

function parseTexts(head: DocumentHead, { version, data, draft }: DocumentTexts): KnownTexts {
  const { schema } = findKind(head.collection, head.slug);
  const parse = (text: string | null): Parsed | null => {
    if (text === null) return null;
    const result = schema.safeParse(JSON.parse(text));
    if (result.success) return { data: result.data as DocumentData };
    const [issue] = result.error.issues;
    return { reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}` };
  };
  return { version, data: parse(data), draft: parse(draft) };
}

function assemble(name: string, shown: { slug: string; data: DocumentData }[]): unknown {
  const collection = findCollection(name);
  if (collection.kind === 'list') {
    return shown.map(({ slug, data }): Entry<DocumentData> => ({ ...data, slug }));
  }
  const bySlug = new Map(shown.map(({ slug, data }) => [slug, data]));
  return Object.fromEntries(
    Object.entries(collection.documents).map(([key, { slug }]) => [key, bySlug.get(slug)]),
  );
}

const readers = new WeakMap<Database, ContentReader>();

function readerOf(database: Database): ContentReader {
  const reader = readers.get(database) ?? new ContentReader(database);
  readers.set(database, reader);
  return reader;
}

/**
 * The site's content as visitors see it: the owner's words over the software's defaults. Read from the database
 * once for each state of the content, and kept in memory.
 * @throws when the database does not answer
 */
export const readSiteContent = ({ database }: Pick<Platform, 'database'>): Promise<ReadContent> =>
  readerOf(database).readPublished();

/** The same with every draft in its place: what a preview shows. */
export const readDraftContent = ({ database }: Pick<Platform, 'database'>): Promise<ReadContent> =>
  readerOf(database).readDrafts();

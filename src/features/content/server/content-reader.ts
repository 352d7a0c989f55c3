import { setImmediate } from 'node:timers/promises';
import type { SiteContent } from '#content/collections.ts';
import type { Entry } from '#content/define.ts';
import type { Database } from '#platform/database/open-database.ts';
import { collectionNames, findCollection, type DocumentData, findKind, hasKind } from './document-kind.ts';
import {
  selectDocuments,
  selectFormerPaths,
  selectStates,
  type DocumentHead,
  type DocumentRow,
} from './documents.store.ts';
import { placeDocuments, type PlacedDocument } from './place-documents.ts';
import { parseText, type ParsedText } from './parse-text.ts';

/** A stored document that does not match its schema: its default is shown. */
interface UnreadableDocument {
  collection: string;
  slug: string;
  reason: string;
}

export interface ReadContent {
  content: SiteContent;
  unreadable: readonly UnreadableDocument[];
  /** Addresses at which visitors once found a document, as `collection/slug`; each with its slug now, null: gone. */
  former: ReadonlyMap<string, string | null>;
}

/** Rows read at once. */
const batchSize = 4;

/** How long rows are checked before other work gets a turn. */
const pieceMs = 5;

type Which = 'data' | 'draft';

/** Which text of a document is shown, by `collection/slug`. */
type Choose = (name: string) => Which;

/** A collection as pages get it, plus more about its documents. */
interface Part {
  shown: unknown;
  unreadable: UnreadableDocument[];
}

/** The state of one database's documents: read once, and updated after each change of the content. */
export class ContentReader {
  readonly #database: Database;
  readonly #known = new Map<string, KnownDocument>();
  /** Each collection as visitors see it, until one of its documents changes. */
  readonly #parts = new Map<string, Part>();
  #former: ReadContent['former'] | null = null;
  /** The content derived from the known documents, until one of them changes. */
  #published: ReadContent | null = null;
  #last: { version: number; content: Promise<ReadContent> } | null = null;
  #reading: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  /** The content as visitors see it. Concurrent callers share one read. */
  readPublished(): Promise<ReadContent> {
    const version = this.#database.contentVersion.current;
    if (this.#last?.version === version) return this.#last.content;
    const content = this.#read(() => (this.#published ??= this.#assemble(null)));
    const reading = { version, content };
    this.#last = reading;
    content.catch(() => {
      if (this.#last === reading) this.#last = null;
    });
    return content;
  }

  /** The content with drafts in place of the texts they will replace. @param isShown whose, by `collection/slug` */
  readDrafts(isShown: (name: string) => boolean = () => true): Promise<ReadContent> {
    return this.#read(() => this.#assemble((name) => (isShown(name) ? 'draft' : 'data')));
  }

  /** One read after the other: each derives its result from everything known after it. */
  #read(make: () => ReadContent): Promise<ReadContent> {
    const content = this.#reading.then(async () => {
      await this.#learnChanges();
      return make();
    });
    this.#reading = content.catch(() => {});
    return content;
  }

  /** Reads and checks what has changed since the last time. */
  async #learnChanges(): Promise<void> {
    const { kysely } = this.#database;
    const states = await selectStates(kysely);
    const present = new Set(states.map(({ id }) => id));
    const gone = [...this.#known.keys()].filter((id) => !present.has(id));
    const changed = states.filter(({ id, version, position }) => {
      const head = this.#known.get(id)?.head;
      return head?.version !== version || head.position !== position;
    });
    if (this.#former && gone.length === 0 && changed.length === 0) return;
    this.#published = null;
    for (const id of gone) this.#forget(id);
    this.#former = new Map(await selectFormerPaths(kysely));
    let pausedAt = performance.now();
    for (let i = 0; i < changed.length; i += batchSize) {
      const ids = changed.slice(i, i + batchSize).map(({ id }) => id);
      for (const row of await selectDocuments(kysely, ids)) {
        this.#forget(row.id);
        this.#parts.delete(row.collection);
        this.#known.set(row.id, learnDocument(row));
        if (performance.now() - pausedAt < pieceMs) continue;
        await setImmediate();
        pausedAt = performance.now();
      }
    }
  }

  #forget(id: string): void {
    const collection = this.#known.get(id)?.head.collection;
    if (collection !== undefined) this.#parts.delete(collection);
    this.#known.delete(id);
  }

  #assemble(choose: Choose | null): ReadContent {
    const parts = new Map(collectionNames.map((name) => [name, this.#findPart(name, choose)]));
    const all = [...parts.values()];
    return {
      content: Object.fromEntries([...parts].map(([name, { shown }]) => [name, shown])) as SiteContent,
      unreadable: all.flatMap(({ unreadable }) => unreadable),
      former: this.#former ?? new Map(),
    };
  }

  #findPart(name: string, choose: Choose | null): Part {
    if (choose) return this.#makePart(name, choose);
    const part = this.#parts.get(name) ?? this.#makePart(name, () => 'data');
    this.#parts.set(name, part);
    return part;
  }

  #makePart(name: string, choose: Choose): Part {
    const heads = [...this.#known.values()].flatMap(({ head }) => (head.collection === name ? [head] : []));
    const unreadable: UnreadableDocument[] = [];
    const shown = placeDocuments(name, heads).flatMap((one) => {
      const data = this.#choose(name, one, choose(`${name}/${one.slug}`), unreadable);
      return data ? [{ slug: one.slug, data }] : [];
    });
    return { shown: assemble(name, shown), unreadable };
  }

  #choose(
    collection: string,
    { slug, head, fallback }: PlacedDocument,
    which: Which,
    unreadable: UnreadableDocument[],
  ): DocumentData | undefined {
    const known = head && this.#known.get(head.id);
    for (const parsed of which === 'draft' ? [known?.draft, known?.data] : [known?.data]) {
      if (!parsed) continue;
      if ('data' in parsed) return parsed.data;
      unreadable.push({ collection, slug, reason: parsed.reason });
    }
    return fallback?.data;
  }
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

/** A document's row, with the part of its texts that memory keeps. */
interface KnownDocument {
  head: DocumentHead;
  data: ParsedText | null;
  draft: ParsedText | null;
}

function learnDocument({ data, draft, ...row }: DocumentRow): KnownDocument {
  const head = { ...row, has_data: data !== null, has_draft: draft !== null };
  if (head.deleted_at !== null || !hasKind(head.collection, head.slug)) {
    return { head, data: null, draft: null };
  }
  const kind = findKind(head.collection, head.slug);
  const parse = (text: string | null): ParsedText | null => {
    const parsed = parseText(kind, text);
    return parsed && 'data' in parsed && kind.headOf ? { data: kind.headOf(parsed.data) } : parsed;
  };
  return { head, data: parse(data), draft: parse(draft) };
}

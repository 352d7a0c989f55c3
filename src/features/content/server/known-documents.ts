import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#platform/database/open-database.ts';
import { collectionNames, findCollection, findKind, hasHeads, hasKind } from './document-kind.ts';
import type { DocumentHead } from './documents.store.ts';
import { upsertHeads, type KeptHead, type KnownRow } from './known-documents.store.ts';
import { parseText, readText, type ParsedText } from './parse-text.ts';

/** A document's row, with the part of its texts that memory keeps. */
export interface KnownDocument {
  head: DocumentHead;
  data: ParsedText | null;
  draft: ParsedText | null;
}

/**
 * For each collection of which memory keeps heads: another schema may accept other texts, and keep more of
 * them.
 */
const digests = new Map(
  collectionNames.filter(hasHeads).map((name) => {
    const collection = findCollection(name);
    const schema =
      collection.kind === 'list' && z.toJSONSchema(collection.schema, { unrepresentable: 'any' });
    return [
      name,
      createHash('sha256')
        .update(JSON.stringify([name, schema]))
        .digest('base64url'),
    ];
  }),
);

export const schemaDigests: string[] = [...digests.values()];

/** @returns also its head if that is not stored yet */
export function learnDocument(row: KnownRow): { known: KnownDocument; toKeep: KeptHead | null } {
  const { data: dataText, draft: draftText, is_head, ...head } = row;
  if (head.deleted_at !== null || !hasKind(head.collection, head.slug))
    return { known: { head, data: null, draft: null }, toKeep: null };
  if (is_head) {
    return { known: { head, data: readHead(dataText), draft: readHead(draftText) }, toKeep: null };
  }
  const kind = findKind(head.collection, head.slug);
  const parse = (text: string | null): ParsedText | null => {
    const parsed = parseText(kind, text);
    return parsed && 'data' in parsed && kind.headOf ? { data: kind.headOf(parsed.data) } : parsed;
  };
  const known = { head, data: parse(dataText), draft: parse(draftText) };
  return { known, toKeep: toKept(known) };
}

function readHead(text: string | null): ParsedText | null {
  const data = readText(text);
  return data && { data };
}

/** Null if heads are not kept, or a text does not match. */
function toKept({ head, data, draft }: KnownDocument): KeptHead | null {
  const schema = digests.get(head.collection);
  const isFaulty = [data, draft].some((parsed) => parsed && !('data' in parsed));
  if (schema === undefined || isFaulty) return null;
  const write = (parsed: ParsedText | null) =>
    parsed && 'data' in parsed ? JSON.stringify(parsed.data) : null;
  return { document_id: head.id, version: head.version, schema, data: write(data), draft: write(draft) };
}

/** Heads stored in one transaction. */
const batchSize = 100;

/** Stores heads, so that the next start need not read and check the whole texts. */
export async function keepHeads(database: Database, heads: KeptHead[]): Promise<void> {
  try {
    for (let i = 0; i < heads.length; i += batchSize) {
      await database.write((trx) => upsertHeads(trx, heads.slice(i, i + batchSize)));
    }
  } catch {
    // The database is down, or a document was deleted meanwhile.
  }
}

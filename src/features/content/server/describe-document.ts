import type { Connection } from '#platform/database/open-database.ts';
import { findName } from '#domain/editing/server/names.store.ts';
import type { ContentDocument, DocumentCard, DocumentState } from '../contract.ts';
import {
  findDefault,
  findKind,
  type DefaultDocument,
  type DocumentData,
  type DocumentKind,
} from './document-kind.ts';
import type { DocumentRow } from './documents.store.ts';
import { parseText, readFilled } from './parse-text.ts';
import type { PlacedDocument } from './place-documents.ts';

/** A document of the content before a change. */
export interface FoundDocument {
  row: DocumentRow;
  kind: DocumentKind;
  /** The text that visitors see; null if they see nothing of it. */
  data: DocumentData | null;
  /** Its text, including its draft. */
  latest: DocumentData;
}

export function findDocument(row: DocumentRow): FoundDocument {
  const kind = findKind(row.collection, row.slug);
  const data = readFilled(kind, row.data) ?? findDefault(row.collection, row.default_slug)?.data ?? null;
  const latest = readFilled(kind, row.draft) ?? data ?? {};
  return { row, kind, data, latest };
}

/** A document that has a row. */
export async function describeRow(connection: Connection, row: DocumentRow): Promise<ContentDocument> {
  const kind = findKind(row.collection, row.slug);
  const fallback = findDefault(row.collection, row.default_slug);
  const stored = readFilled(kind, row.data);
  const draft = readFilled(kind, row.draft);
  const isReadable = [row.data, row.draft].every((text) => !('reason' in (parseText(kind, text) ?? {})));
  const data = stored ?? fallback?.data ?? null;
  return {
    collection: row.collection,
    slug: row.slug,
    title: row.title,
    path: kind.pathOf(row.slug),
    version: row.version,
    state: stateOf({ hasData: stored !== null, isDefault: row.default_slug !== null, fallback }),
    has_draft: draft !== null,
    closes_on: data && kind.lastDayOf(data),
    updated_at: row.version === 0 ? null : row.updated_at,
    updated_by: await findName(connection, row.updated_by),
    data,
    draft,
    is_readable: isReadable,
  };
}

/** A default that was never edited. */
export function describeDefault(collection: string, { slug, data }: DefaultDocument): ContentDocument {
  return {
    ...describeUntouched(collection, { slug, data, position: null }),
    data,
    draft: null,
    is_readable: true,
  };
}

/** @param names of accounts by their ids @param shown the text that visitors see, or its head; if they see any */
export function describeCard(
  collection: string,
  { slug, head, fallback }: PlacedDocument,
  names: ReadonlyMap<string, string>,
  shown: DocumentData | undefined,
): DocumentCard {
  if (!head) return describeUntouched(collection, fallback!);
  const kind = findKind(collection, slug);
  return {
    collection,
    slug,
    title: head.title,
    path: kind.pathOf(slug),
    version: head.version,
    state: stateOf({ hasData: head.has_data, isDefault: head.default_slug !== null, fallback }),
    has_draft: head.has_draft,
    closes_on: shown ? kind.lastDayOf(shown) : null,
    updated_at: head.version === 0 ? null : head.updated_at,
    updated_by: (head.updated_by && names.get(head.updated_by)) ?? null,
  };
}

function describeUntouched(collection: string, { slug, data }: DefaultDocument): DocumentCard {
  const kind = findKind(collection, slug);
  return {
    collection,
    slug,
    title: kind.titleOf(data),
    path: kind.pathOf(slug),
    version: 0,
    state: 'default',
    has_draft: false,
    closes_on: kind.lastDayOf(data),
    updated_at: null,
    updated_by: null,
  };
}

interface Standing {
  hasData: boolean;
  /** Whether it began as one of the software's defaults. */
  isDefault: boolean;
  fallback: DefaultDocument | undefined;
}

function stateOf({ hasData, isDefault, fallback }: Standing): DocumentState {
  if (hasData) return isDefault ? 'edited' : 'published';
  return fallback ? 'default' : 'draft';
}

import { isDeepStrictEqual } from 'node:util';
import { requireRight, type Context } from '#platform/context.ts';
import { notFound } from '#platform/http/problem.ts';
import type { ContentDocument, DocumentVersion, DocumentVersionText, VersionAction } from '../contract.ts';
import { readText } from './describe-document.ts';
import { findKind, type DocumentData } from './document-kind.ts';
import { selectDocument, type DocumentRow } from './documents.store.ts';
import { readDocument } from './read-document.ts';
import { saveDraft } from './save-draft.ts';
import type { DocumentReference } from './change-document.ts';
import { selectVersion, selectVersions, type VersionRow } from './versions.store.ts';

/** A document's versions, newest first, without their texts. @throws Problem 403, 404 */
export async function listVersions(
  ctx: Context,
  {
    collection,
    slug,
    before,
    limit,
  }: {
    collection: string;
    slug: string;
    before?: number | undefined;
    limit: number;
  },
): Promise<{ rows: DocumentVersion[]; next: number | null }> {
  const row = await findRow(ctx, collection, slug);
  if (!row) return { rows: [], next: null };
  const found = await selectVersions(ctx.database.kysely, row.id, { before, limit: limit + 1 });
  const rows = found.slice(0, limit).map((version, i) => describeVersion(version, found[i + 1]));
  return { rows, next: found.length > limit ? rows.at(-1)!.version : null };
}

/** One version with its text. @throws Problem 403, 404 */
export async function readVersion(
  ctx: Context,
  { collection, slug, version }: { collection: string; slug: string; version: number },
): Promise<DocumentVersionText> {
  const row = await findRow(ctx, collection, slug);
  if (!row) throw notFound();
  const { kysely } = ctx.database;
  const found = await selectVersion(kysely, row.id, version);
  if (!found) throw notFound();
  const [before] = await selectVersions(kysely, row.id, { before: version, limit: 1 });
  return { ...describeVersion(found, before), data: readText(found.data) ?? {} };
}

/**
 * Saves an earlier version's text as the draft, which is a new version.
 * @throws Problem 400 when it does not fit the schema any more, 403, 404, 409 when it was changed since
 */
export async function restoreVersion(
  ctx: Context,
  reference: DocumentReference,
  version: number,
): Promise<ContentDocument> {
  const { data } = await readVersion(ctx, { ...reference, version });
  return saveDraft(ctx, reference, { data });
}

async function findRow(ctx: Context, collection: string, slug: string): Promise<DocumentRow | undefined> {
  requireRight(ctx.caller, 'content');
  findKind(collection, slug);
  const row = await selectDocument(ctx.database.kysely, collection, slug);
  // A default that nobody touched is there, and has no versions.
  if (!row) await readDocument(ctx, collection, slug);
  return row;
}

const describeVersion = (row: VersionRow, before: VersionRow | undefined): DocumentVersion => ({
  version: row.version,
  action: row.action as VersionAction,
  slug: row.slug,
  created_at: row.created_at,
  author: row.author,
  changed: before ? listChangedFields(readText(before.data) ?? {}, readText(row.data) ?? {}) : [],
});

/** The fields of two texts that differ. */
function listChangedFields(before: DocumentData, after: DocumentData): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name])).toSorted();
}

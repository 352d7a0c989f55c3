import { requireAdmin, type Context } from '#platform/context.ts';
import type { Version, VersionText } from '#domain/editing/contract.ts';
import { readVersions, readVersionText } from '#domain/editing/server/versions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { ContentDocument } from '../contract.ts';
import type { DocumentReference } from './change-document.ts';
import { findKind } from './document-kind.ts';
import { selectDocument, type DocumentRow } from './documents.store.ts';
import { readDocument } from './read-document.ts';
import { saveDraft } from './save-draft.ts';

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
): Promise<{ rows: Version[]; next: number | null }> {
  const row = await findRow(ctx, collection, slug);
  if (!row) return { rows: [], next: null };
  return readVersions(ctx.database.kysely, 'content_versions', row.id, { before, limit });
}

/** One version with its text. @throws Problem 403, 404 */
export async function readVersion(
  ctx: Context,
  { collection, slug, version }: { collection: string; slug: string; version: number },
): Promise<VersionText> {
  const row = await findRow(ctx, collection, slug);
  if (!row) throw notFound();
  return readVersionText(ctx.database.kysely, 'content_versions', row.id, version);
}

/**
 * Saves an earlier version's text as the draft, which is a new version.
 * @throws Problem 400 when it no longer matches the schema, 403, 404, 409 when it was changed since
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
  requireAdmin(ctx.caller);
  findKind(collection, slug);
  const row = await selectDocument(ctx.database.kysely, collection, slug);
  // A default that was never edited exists, and has no versions.
  if (!row) await readDocument(ctx, collection, slug);
  return row;
}

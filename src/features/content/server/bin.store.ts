import type { Connection } from '#platform/database/open-database.ts';
import { rememberAddress } from '#domain/editing/server/former-addresses.store.ts';
import { deleteVersions } from '#domain/editing/server/versions.store.ts';
import type { BinnedDocument } from '../contract.ts';
import { updateDocument, type DocumentHead } from './documents.store.ts';

/** Deleted documents that can be restored: once the bin was emptied, a row that is left has no versions. */
const selectDeleted = (connection: Connection) =>
  connection
    .selectFrom('content_documents')
    .where('deleted_at', 'is not', null)
    .where((eb) => eb.exists(eb.selectFrom('versions').select('version').whereRef('document_id', '=', 'id')));

/** The newest of them. */
export async function selectBin(connection: Connection, limit: number): Promise<BinnedDocument[]> {
  const rows = await selectDeleted(connection)
    .select(['id', 'collection', 'slug', 'title', 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, deleted_at: row.deleted_at! }));
}

/** Takes a document away from visitors and lists; addresses at which visitors found it are gone. */
export async function moveToBin(
  connection: Connection,
  { id, collection, slug, was_published }: Omit<DocumentHead, 'has_data' | 'has_draft'>,
  at: string,
): Promise<void> {
  await updateDocument(connection, id, { deleted_at: at });
  if (was_published) await rememberAddress(connection, { collection, slug, document_id: id });
}

/**
 * Deletes what was put into the bin before a time. A document that replaces a default leaves a row without texts, so
 * that the default does not come back.
 * @returns how many; fewer than `limit` when none are left
 */
export async function emptyBin(
  connection: Connection,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const old = await selectDeleted(connection)
    .select('id')
    .where('deleted_at', '<', before)
    .limit(limit)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await deleteVersions(connection, ids);
  await connection
    .deleteFrom('content_documents')
    .where('id', 'in', ids)
    .where('default_slug', 'is', null)
    .execute();
  await connection
    .updateTable('content_documents')
    .set({ data: null, draft: null, title: '', updated_by: null })
    .where('id', 'in', ids)
    .execute();
  return ids.length;
}

import type { Platform } from '#platform/context.ts';
import { findKind, hasKind } from './document-kind.ts';
import { selectPublicChanges } from './documents.store.ts';

/** When what visitors see of a document last changed. */
export interface DocumentChange {
  collection: string;
  /** The page on which it shows first, if it has one. */
  path: string | null;
  /** ISO 8601 */
  changedAt: string;
}

/** The documents that the owner has changed for visitors; when others last changed is unknown. */
export async function listDocumentChanges({
  database,
}: Pick<Platform, 'database'>): Promise<DocumentChange[]> {
  const rows = await selectPublicChanges(database.kysely);
  return rows
    .filter(({ collection, slug }) => hasKind(collection, slug))
    .map(({ collection, slug, changed_at }) => ({
      collection,
      path: findKind(collection, slug).pathOf(slug)?.split('#')[0] ?? null,
      changedAt: changed_at,
    }));
}

import { requireAdmin, type Context } from '#platform/context.ts';
import type { AddressAnswer } from '#domain/editing/contract.ts';
import { findKind } from './document-kind.ts';
import { selectDocument } from './documents.store.ts';
import { findFormerAddress } from './read-document.ts';

/**
 * What a slug's address answers until a document is published there: another document may have left it.
 * @throws Problem 403, 404
 */
export async function readAddressAnswer(
  ctx: Context,
  { collection, slug }: { collection: string; slug: string },
): Promise<AddressAnswer> {
  requireAdmin(ctx.caller);
  const path = findKind(collection, slug).pathOf(slug);
  // A fragment of a page has no answer of its own.
  if (path === null || path.includes('#')) return { path: null, status: null, location: null };
  const present = await selectDocument(ctx.database.kysely, collection, slug);
  if (present && present.data !== null) return { path, status: null, location: null };
  const former = await findFormerAddress(ctx, collection, slug);
  if (former.kind === 'moved') return { path, status: 301, location: former.path };
  return { path, status: former.kind === 'gone' ? 410 : null, location: null };
}

import { requireAdmin, type Context } from '#platform/context.ts';
import { conflict } from '#platform/http/problem.ts';
import { changeDocument, type DocumentReference } from './change-document.ts';
import { changeReferences } from './change-references.ts';
import { findKind } from './document-kind.ts';
import { refuseWhereLinked, type ListOtherLinks } from './refuse-where-linked.ts';

/**
 * Puts a document into the bin, from which it can be restored for 30 days. Its address answers 410.
 * @param isUnlinking removes it from what merely offers it, such as lists; posts that name it keep its slug, and show the
 * site as their author
 * @throws Problem 403, 404, 409 when it was changed since, something still leads to it, or it cannot be
 * deleted
 */
export async function deleteDocument(
  ctx: Context,
  reference: DocumentReference,
  { isUnlinking, listOtherLinks }: { isUnlinking: boolean; listOtherLinks: ListOtherLinks },
): Promise<void> {
  requireAdmin(ctx.caller);
  const { collection, slug } = reference;
  if (findKind(collection, slug).isFixed) throw alwaysThere();
  await refuseWhereLinked(ctx, { collection, slug, isUnlinking }, listOtherLinks);
  await changeDocument(ctx, reference, async ({ data }, trx) => {
    await changeReferences(trx, ctx, { collection, from: slug, to: null });
    return { action: 'delete', row: { deleted_at: ctx.now().toISOString() }, isVisible: data !== null };
  });
}

export const alwaysThere = () =>
  conflict('This document is a part of every site and cannot be deleted.', 'always_there');

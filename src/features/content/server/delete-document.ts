import { requireRight, type Context } from '#platform/context.ts';
import { conflict } from '#platform/http/problem.ts';
import { putIntoBin } from '#domain/editing/server/bin.ts';
import { changeReferences } from './change-references.ts';
import { findKind } from './document-kind.ts';
import { documents, type DocumentReference } from './edited-documents.ts';
import { refuseWhereLinked } from './refuse-where-linked.ts';

/**
 * Puts a document into the bin, from which it can be restored for 30 days. Its address answers 410. With `isUnlinking`
 * it is removed from what merely offers it, such as lists; posts that name it keep its slug, and show the site as
 * their author.
 * @throws Problem 403, 404, 409 when it was changed since, something still leads to it, or it cannot be
 * deleted
 */
export async function deleteDocument(
  ctx: Context,
  { isUnlinking, ...reference }: DocumentReference & { isUnlinking: boolean },
): Promise<void> {
  requireRight(ctx.caller, 'deleteDocument');
  const { collection, slug } = reference;
  if (findKind(collection, slug).isFixed) throw alwaysThere();
  await refuseWhereLinked(ctx, { collection, slug, isUnlinking });
  await putIntoBin(ctx, {
    kind: documents,
    reference,
    prepare: (trx) => changeReferences(trx, ctx, { collection, from: slug, to: null }),
  });
}

export const alwaysThere = () =>
  conflict('This document is a part of every site and cannot be deleted.', 'always_there');

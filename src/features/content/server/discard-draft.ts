import { requireAdmin, type Context } from '#platform/context.ts';
import { conflict } from '#platform/http/problem.ts';
import type { ContentDocument } from '../contract.ts';
import { changeDocument, type DocumentReference } from './change-document.ts';

/**
 * Discards a draft: the document returns to what visitors see. The draft stays among the versions.
 * @throws Problem 403, 404, 409 when it was changed since, or was never published
 */
export async function discardDraft(ctx: Context, reference: DocumentReference): Promise<ContentDocument> {
  requireAdmin(ctx.caller);
  return changeDocument(
    ctx,
    reference,
    ({ row, data }) => {
      if (row.draft === null) return null;
      if (data === null) throw neverPublished();
      return { action: 'discard', row: { draft: null }, isVisible: false };
    },
    ({ row }) => row.draft === null,
  );
}

export const neverPublished = () =>
  conflict('This document was never published. Delete it instead.', 'never_published');

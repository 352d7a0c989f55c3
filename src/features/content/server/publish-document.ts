import { isDeepStrictEqual } from 'node:util';
import { requireAdmin, type Context } from '#platform/context.ts';
import type { ContentDocument } from '../contract.ts';
import { changeDocument, findName, stale, type DocumentReference } from './change-document.ts';
import { checkAmongOthers, parseData } from './check-document.ts';
import { describeRow } from './describe-document.ts';
import { findKind } from './document-kind.ts';
import { forgetAddress } from './documents.store.ts';
import { readDocument } from './read-document.ts';

/**
 * Publishes a document's draft.
 * @throws Problem 400 when it does not match the other documents, 403, 404, 409 when it was changed since
 */
export async function publishDocument(ctx: Context, reference: DocumentReference): Promise<ContentDocument> {
  requireAdmin(ctx.caller);
  const { collection, slug } = reference;
  const { draft } = await readDocument(ctx, collection, slug);
  if (draft) {
    const data = parseData(findKind(collection, slug), draft);
    await checkAmongOthers(ctx, { collection, slug, data });
  }
  return changeDocument(
    ctx,
    reference,
    async ({ row, latest }, trx) => {
      if (row.draft === null) return null;
      // Saved since it was checked, and the caller did not say which state they had seen.
      if (!isDeepStrictEqual(latest, draft))
        throw stale(describeRow(row, await findName(trx, row.updated_by)));
      const data = parseData(findKind(collection, slug), latest);
      await forgetAddress(trx, collection, row.slug);
      return {
        action: 'publish',
        row: { data: JSON.stringify(data), draft: null, was_published: 1 },
        isVisible: true,
      };
    },
    ({ row }) => row.draft === null,
  );
}

import { isDeepStrictEqual } from 'node:util';
import { requireRight, type Context } from '#platform/context.ts';
import { conflict } from '#platform/http/problem.ts';
import { changeEdited, type Decision } from '#domain/editing/server/change-edited.ts';
import { forgetPath } from '#domain/editing/server/former-addresses.store.ts';
import type { ContentDocument } from '../contract.ts';
import { checkAmongOthers, parseData } from './check-document.ts';
import { describeRow, findDocument } from './describe-document.ts';
import { findKind } from './document-kind.ts';
import type { DocumentRow } from './documents.store.ts';
import { documents, stale, type DocumentReference } from './edited-documents.ts';
import { readDocument } from './read-document.ts';

/**
 * Publishes a document's draft.
 * @throws Problem 400 when it does not match the other documents, 403, 404, 409 when it was changed since
 */
export async function publishDocument(ctx: Context, reference: DocumentReference): Promise<ContentDocument> {
  requireRight(ctx.caller, 'publishDocument');
  const { collection, slug } = reference;
  const { draft } = await readDocument(ctx, collection, slug);
  if (draft) {
    const data = parseData(findKind(collection, slug), draft);
    await checkAmongOthers(ctx, { collection, slug, data });
  }
  return changeEdited(ctx, {
    kind: documents,
    reference,
    async decide(row, trx): Promise<Decision<DocumentRow> | null> {
      if (row.draft === null) return null;
      const { kind, latest } = findDocument(row);
      // Saved since it was checked, and the caller did not say which state they had seen.
      if (!isDeepStrictEqual(latest, draft)) throw stale(await describeRow(trx, row));
      await forgetPath(trx, { collection, slug: row.slug });
      return {
        action: 'publish',
        row: { data: JSON.stringify(parseData(kind, latest)), draft: null, was_published: 1 },
        isVisible: true,
      };
    },
    isSame: (row) => row.draft === null,
  });
}

/**
 * Discards a draft: the document returns to what visitors see. The draft stays among the versions.
 * @throws Problem 403, 404, 409 when it was changed since, or was never published
 */
export const discardDraft = (ctx: Context, reference: DocumentReference): Promise<ContentDocument> =>
  changeEdited(ctx, {
    kind: documents,
    reference,
    replacesText: true,
    decide(row) {
      if (row.draft === null) return null;
      if (!documents.isPublished(row)) throw neverPublished();
      return { action: 'discard', row: { draft: null }, isVisible: false };
    },
    isSame: (row) => row.draft === null,
  });

export const neverPublished = () =>
  conflict('This document was never published. Delete it instead.', 'never_published');

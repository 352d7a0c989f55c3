import { isDeepStrictEqual } from 'node:util';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { conflict, type Problem } from '#platform/http/problem.ts';
import { changeEdited, changeEditedIn, type Decision } from '#domain/editing/server/change-edited.ts';
import { forgetPath } from '#domain/editing/server/former-addresses.store.ts';
import type { ContentDocument } from '../contract.ts';
import { parseData } from './check-document.ts';
import { describeRow, findDocument } from './describe-document.ts';
import type { DocumentData } from './document-kind.ts';
import type { DocumentRow } from './documents.store.ts';
import { documents, type DocumentReference } from './edited-documents.ts';
import { readDocument } from './read-document.ts';
import { refuseUnfit } from './refuse-unfit.ts';

/**
 * Publishes a document's draft.
 * @throws Problem 400 when it does not match the other documents, 403, 404, 409 when it was changed since
 */
export const publishDocument = async (
  ctx: Context,
  reference: DocumentReference,
): Promise<ContentDocument> => {
  const [published] = await publish(ctx, [reference], documents);
  return published!;
};

/**
 * Publishes the drafts of several documents, which may name each other: all of them, or none.
 * @throws Problem 400 when one does not match the other documents, 403, 404, 409 when one was changed since
 */
export const publishDocuments = (
  ctx: Context,
  references: readonly DocumentReference[],
): Promise<ContentDocument[]> =>
  publish(ctx, references, { ...documents, stale: ({ title }) => draftChanged(title) });

export const draftChanged = (title: string): Problem =>
  conflict(`“${title}” was changed meanwhile. Nothing was published.`, 'draft_changed');

async function publish(
  ctx: Context,
  references: readonly DocumentReference[],
  kind: typeof documents,
): Promise<ContentDocument[]> {
  requireRight(ctx.caller, 'publishDocument');
  const found: ContentDocument[] = [];
  for (const { collection, slug } of references) found.push(await readDocument(ctx, collection, slug));
  await refuseUnfit(ctx, found);
  const published = await ctx.database.writeContent(
    async (trx) => {
      const changed = [];
      for (const [index, reference] of references.entries()) {
        const { row, isVisible } = await changeEditedIn(trx, ctx, {
          kind,
          reference,
          decide: (before) => decideToPublish(trx, kind, { before, checked: found[index]!.draft }),
          isSame: ({ draft }) => draft === null,
        });
        changed.push({ answer: await describeRow(trx, row), isVisible });
      }
      return changed;
    },
    (changed) => changed.some(({ isVisible }) => isVisible),
  );
  return published.map(({ answer }) => answer);
}

async function decideToPublish(
  trx: Connection,
  { stale }: typeof documents,
  { before, checked }: { before: DocumentRow; checked: DocumentData | null },
): Promise<Decision<DocumentRow> | null> {
  if (before.draft === null) return null;
  const { kind, latest } = findDocument(before);
  // Saved since it was checked, and the caller did not say which state they had seen.
  if (!isDeepStrictEqual(latest, checked)) throw stale(await describeRow(trx, before));
  await forgetPath(trx, { collection: before.collection, slug: before.slug });
  return {
    action: 'publish',
    row: { data: JSON.stringify(parseData(kind, latest)), draft: null, was_published: 1 },
    isVisible: true,
  };
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

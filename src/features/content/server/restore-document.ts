import { requireRight, type Context } from '#platform/context.ts';
import { insertVersion } from '#platform/editing/versions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { BinnedDocument, ContentDocument } from '../contract.ts';
import { findDocument, findName } from './change-document.ts';
import { describeRow, readText } from './describe-document.ts';
import { findKind } from './document-kind.ts';
import {
  advanceDocument,
  selectBin,
  selectById,
  updateDocument,
  type DocumentRow,
} from './documents.store.ts';
import { followFormerSlugs } from './follow-former-slugs.ts';
import { refuseTakenSlug } from './slug-taken.ts';

const listedInBin = 200;

/** Deleted documents that can be restored, the latest first. @throws Problem 403 */
export async function listBin(ctx: Context): Promise<BinnedDocument[]> {
  requireRight(ctx.caller, 'content');
  const rows = await selectBin(ctx.database.kysely, listedInBin);
  return rows.map(({ id, collection, slug, title, deleted_at }) => ({
    id,
    collection,
    slug,
    title,
    deleted_at: deleted_at!,
  }));
}

/**
 * Takes a document out of the bin, as it was; what was renamed meanwhile it names by the new slug.
 * @throws Problem 403, 404, 409 when another document has its slug by now
 */
export async function restoreDocument(ctx: Context, id: string): Promise<ContentDocument> {
  const { userId } = requireRight(ctx.caller, 'content');
  const texts = await followTexts(ctx, id);
  const { document } = await ctx.database.writeContent(
    async (trx) => {
      const deleted = await selectById(trx, id);
      if (!deleted?.deleted_at) throw notFound();
      await refuseTakenSlug(trx, deleted.collection, deleted.slug);
      const { version } = await advanceDocument(trx, id);
      const at = ctx.now().toISOString();
      await updateDocument(trx, id, { ...texts, deleted_at: null, updated_at: at, updated_by: userId });
      const row = (await selectById(trx, id))!;
      const { data, latest } = findDocument(row);
      await insertVersion(trx, 'content_versions', {
        documentId: id,
        version,
        action: 'restore',
        slug: row.slug,
        text: latest,
        at,
        authorId: userId,
      });
      return {
        document: describeRow(row, await findName(trx, userId)),
        isVisible: data !== null,
      };
    },
    ({ isVisible }) => isVisible,
  );
  return document;
}

/** What is stored of a document, with references that follow; nothing of one that is not there. */
async function followTexts(ctx: Context, id: string): Promise<Pick<DocumentRow, 'data' | 'draft'> | null> {
  const row = await selectById(ctx.database.kysely, id);
  if (!row) return null;
  const kind = findKind(row.collection, row.slug);
  const follow = async (text: string | null): Promise<string | null> => {
    const data = readText(text);
    if (!data) return text;
    const followed = await followFormerSlugs(ctx, kind, data);
    return followed === data ? text : JSON.stringify(followed);
  };
  return { data: await follow(row.data), draft: await follow(row.draft) };
}

import { isDeepStrictEqual } from 'node:util';
import { requireAdmin, type Context } from '#platform/context.ts';
import { refuseTaken } from '#platform/database/unique-violation.ts';
import { insertVersion } from '#domain/editing/server/versions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { BinnedDocument, ContentDocument } from '../contract.ts';
import { findDocument, findName } from './change-document.ts';
import { describeRow } from './describe-document.ts';
import { listNewFaults } from './check-document.ts';
import { findKind, type DocumentData } from './document-kind.ts';
import {
  advanceDocument,
  freePosition,
  lockDocuments,
  selectBin,
  selectById,
  updateDocument,
  type DocumentRow,
} from './documents.store.ts';
import { dropGoneReferences } from './drop-gone-references.ts';
import { followFormerSlugs } from './follow-former-slugs.ts';
import { refuseTakenSlug, slugTaken } from './slug-taken.ts';
import { readText } from './parse-text.ts';

const listedInBin = 200;

/** Deleted documents that can be restored, most recently deleted first. @throws Problem 403 */
export async function listBin(ctx: Context): Promise<BinnedDocument[]> {
  requireAdmin(ctx.caller);
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
 * Restores a document from the bin as it was, with references to renamed documents updated. Deleted documents
 * are dropped from its lists; a text that still leads to one, or is invalid for another reason, is restored
 * as a draft.
 * @throws Problem 403, 404, 409 when another document has its slug by now
 */
export async function restoreDocument(ctx: Context, id: string): Promise<ContentDocument> {
  const { userId } = requireAdmin(ctx.caller);
  const texts = await fitTexts(ctx, id);
  const { document } = await ctx.database.writeContent(
    async (trx) => {
      await lockDocuments(trx);
      const deleted = await selectById(trx, id);
      if (!deleted?.deleted_at) throw notFound();
      await refuseTakenSlug(trx, deleted.collection, deleted.slug);
      if (deleted.position !== null) await freePosition(trx, deleted.collection, deleted.position);
      const { version } = await advanceDocument(trx, id);
      const at = ctx.now().toISOString();
      const values = { ...texts, deleted_at: null, updated_at: at, updated_by: userId };
      await updateDocument(trx, id, values).catch(refuseTaken(slugTaken));
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

type Texts = Pick<DocumentRow, 'data' | 'draft' | 'default_slug'>;

/** What to store of a document so that nothing leads to a missing one; nothing for a missing text. */
async function fitTexts(ctx: Context, id: string): Promise<Texts | null> {
  const row = await selectById(ctx.database.kysely, id);
  if (!row) return null;
  const { collection, slug } = row;
  const kind = findKind(collection, slug);
  /** A text that no longer matches its schema is not shown anywhere, and is kept. */
  const follow = async (text: DocumentData) =>
    kind.schema.safeParse(text).success
      ? dropGoneReferences(ctx, kind, await followFormerSlugs(ctx, kind, text))
      : text;
  const { data: published } = findDocument(row);
  const stored = readText(row.draft);
  const data = published && (await follow(published));
  const draft = stored && JSON.stringify(await follow(stored));
  if (!data) return { data: null, draft, default_slug: row.default_slug };
  const isShown = kind.schema.safeParse(data).success;
  const faults = isShown ? await listNewFaults(ctx, { collection, slug, data }) : [];
  if (faults.length > 0) return { data: null, draft: draft ?? JSON.stringify(data), default_slug: null };
  const isAsItWas = isDeepStrictEqual(data, published);
  return { data: isAsItWas ? row.data : JSON.stringify(data), draft, default_slug: row.default_slug };
}

import { requireAdmin, type Context } from '#platform/context.ts';
import { notFound } from '#platform/http/problem.ts';
import type { ContentDocument } from '../contract.ts';
import { findName } from './change-document.ts';
import { describeDefault, describeRow } from './describe-document.ts';
import { defaultsOf, findKind } from './document-kind.ts';
import { selectDocument, selectFormer, selectHeads, selectVersionedAt } from './documents.store.ts';

/** A document with its draft. @throws Problem 403, 404 */
export async function readDocument(ctx: Context, collection: string, slug: string): Promise<ContentDocument> {
  requireAdmin(ctx.caller);
  const { kysely } = ctx.database;
  const { isFixed } = findKind(collection, slug);
  const row = await selectDocument(kysely, collection, slug);
  if (row) return describeRow(row, await findName(kysely, row.updated_by));
  const isOwners = !isFixed && (await selectHeads(kysely, collection)).length > 0;
  const fallback = isOwners ? undefined : defaultsOf(collection).find((one) => one.slug === slug);
  if (!fallback) throw notFound();
  return describeDefault(collection, fallback);
}

/** What became of an address below a collection's pages: moved, gone for good, or never used. */
export type FormerAddress = { kind: 'moved'; path: string } | { kind: 'gone' } | { kind: 'missing' };

/** The current address of the document that visitors once found at a slug. */
export async function findFormerAddress(
  ctx: Pick<Context, 'database'>,
  collection: string,
  slug: string,
): Promise<FormerAddress> {
  const former = await selectFormer(ctx.database.kysely, collection, slug);
  if (!former) return { kind: 'missing' };
  if (former.slug === null) return { kind: 'gone' };
  const path = findKind(collection, former.slug).pathOf(former.slug);
  return path === null ? { kind: 'missing' } : { kind: 'moved', path };
}

/**
 * The same for a preview, in which a document that was never published also had an address before it was
 * renamed.
 */
export async function findFormerDraftAddress(
  ctx: Pick<Context, 'database'>,
  collection: string,
  slug: string,
): Promise<FormerAddress> {
  const former = await findFormerAddress(ctx, collection, slug);
  if (former.kind !== 'missing') return former;
  const now = await selectVersionedAt(ctx.database.kysely, collection, slug);
  const path = now === null || now === slug ? null : findKind(collection, now).pathOf(now);
  return path === null ? former : { kind: 'moved', path };
}

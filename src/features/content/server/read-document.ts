import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { FormerSlug } from '#domain/editing/server/edited-kind.ts';
import { notFound } from '#platform/http/problem.ts';
import type { ContentDocument } from '../contract.ts';
import { describeDefault, describeRow } from './describe-document.ts';
import { defaultsOf, findKind } from './document-kind.ts';
import { selectDocument, selectFormer, selectHeads, selectVersionedAt } from './documents.store.ts';

/** A document with its draft. @throws Problem 403, 404 */
export async function readDocument(ctx: Context, collection: string, slug: string): Promise<ContentDocument> {
  requireRight(ctx.caller, 'readDocument');
  const { kysely } = ctx.database;
  const { isFixed } = findKind(collection, slug);
  const row = await selectDocument(kysely, collection, slug);
  if (row) return describeRow(kysely, row);
  const isOwners = !isFixed && (await selectHeads(kysely, collection)).length > 0;
  const fallback = isOwners ? undefined : defaultsOf(collection).find((one) => one.slug === slug);
  if (!fallback) throw notFound();
  return describeDefault(collection, fallback);
}

/** The fate of the document that visitors once found at a slug. */
export async function findFormerSlug(
  connection: Connection,
  { collection, slug }: { collection: string; slug: string },
): Promise<FormerSlug> {
  const former = await selectFormer(connection, collection, slug);
  if (!former) return { kind: 'missing' };
  return former.slug === null ? { kind: 'gone' } : { kind: 'moved', slug: former.slug };
}

/** The fate of an address below a collection's pages: moved, gone for good, or never used. */
export type FormerPath = { kind: 'moved'; path: string } | { kind: 'gone' } | { kind: 'missing' };

/** The current address of the document that visitors once found at a slug. */
export async function findFormerPath(
  { database }: Pick<Context, 'database'>,
  collection: string,
  slug: string,
): Promise<FormerPath> {
  const former = await findFormerSlug(database.kysely, { collection, slug });
  if (former.kind !== 'moved') return former;
  const path = findKind(collection, former.slug).pathOf(former.slug);
  return path === null ? { kind: 'missing' } : { kind: 'moved', path };
}

/**
 * The fate of an address in a preview, in which a document that was never published also had one before it was
 * renamed.
 */
export async function findFormerDraftPath(
  ctx: Pick<Context, 'database'>,
  collection: string,
  slug: string,
): Promise<FormerPath> {
  const former = await findFormerPath(ctx, collection, slug);
  if (former.kind !== 'missing') return former;
  const now = await selectVersionedAt(ctx.database.kysely, collection, slug);
  const path = now === null || now === slug ? null : findKind(collection, now).pathOf(now);
  return path === null ? former : { kind: 'moved', path };
}

import { requireAdmin, type Context } from '#platform/context.ts';
import type { Editor, Version, VersionText } from '#domain/editing/contract.ts';
import { recordPresence } from '#domain/editing/server/presence.ts';
import { readVersions, readVersionText } from '#domain/editing/server/versions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { EditedPost, PostText } from '../contract.ts';
import type { ReadAuthors } from './authors.ts';
import { describeRow, type PostReference } from './change-post.ts';
import { readText } from './describe-post.ts';
import { selectPostRow, type PostRow } from './post-rows.store.ts';
import { savePostDraft } from './update-post.ts';

/** A post with its draft, by id. @throws Problem 403, 404 */
export async function readEditedPost(ctx: Context, id: string): Promise<EditedPost> {
  requireAdmin(ctx.caller);
  const row = await selectPostRow(ctx.database.kysely, id);
  if (!row) throw notFound();
  return describeRow(ctx.database.kysely, row);
}

/** A post's versions, newest first, without their texts. @throws Problem 403, 404 */
export async function listPostVersions(
  ctx: Context,
  { id, before, limit }: { id: string; before?: number | undefined; limit: number },
): Promise<{ rows: Version[]; next: number | null }> {
  await readRow(ctx, id);
  return readVersions(ctx.database.kysely, 'blog_versions', id, { before, limit });
}

/** One version with its text. @throws Problem 403, 404 */
export async function readPostVersion(
  ctx: Context,
  { id, version }: { id: string; version: number },
): Promise<VersionText> {
  await readRow(ctx, id);
  return readVersionText(ctx.database.kysely, 'blog_versions', id, version);
}

/**
 * Saves an earlier version's text as the draft, which is a new version; the slug does not change. An author
 * who no longer exists is not named again.
 * @throws Problem 403, 404, 409 when the post was changed since
 */
export async function restorePostVersion(
  ctx: Context,
  reference: PostReference,
  version: number,
  readAuthors: ReadAuthors,
): Promise<EditedPost> {
  const { data } = await readPostVersion(ctx, { id: reference.id, version });
  const { slug: _, author, ...text } = readText(data as PostText);
  const authors = author === null ? [] : await readAuthors(ctx);
  const named = authors.find(
    (one) => one.slug === author || (author !== null && one.formerSlugs.includes(author)),
  );
  return savePostDraft(ctx, reference, { ...text, author: named?.slug ?? null }, readAuthors);
}

/** Records that the caller has a post open. @returns who else has; @throws Problem 403, 404 */
export async function notePostPresence(ctx: Context, id: string): Promise<Editor[]> {
  const { userId } = requireAdmin(ctx.caller);
  await readRow(ctx, id);
  return recordPresence(ctx, `blog/${id}`, userId);
}

async function readRow(ctx: Context, id: string): Promise<PostRow> {
  requireAdmin(ctx.caller);
  const row = await selectPostRow(ctx.database.kysely, id);
  if (row?.id !== id) throw notFound();
  return row;
}

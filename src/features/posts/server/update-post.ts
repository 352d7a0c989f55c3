import { requireAdmin, type Context } from '#platform/context.ts';
import type { EditedPost, PostChanges, PostDraftChanges, PostText } from '../contract.ts';
import { unknownAuthor, type ReadAuthors } from './authors.ts';
import { changePost, type PostReference } from './change-post.ts';
import { readLatest } from './describe-post.ts';

/**
 * Changes the given fields, for visitors at once if the post is published. Its draft gets the same changes,
 * and keeps its other fields.
 * @throws Problem 400, 403, 404, 409 when the slug is taken or the post was changed since
 */
export async function updatePost(
  ctx: Context,
  reference: PostReference,
  { published, ...changes }: PostChanges,
  readAuthors: ReadAuthors,
): Promise<EditedPost> {
  const merge = await prepareMerge(ctx, changes, readAuthors);
  return changePost(
    ctx,
    reference,
    ({ isPublished }) => {
      if (published ?? isPublished) return 'publish';
      return isPublished ? 'unpublish' : 'save';
    },
    ({ text, draft, isPublished }) => ({
      text: merge(text),
      draft: draft && merge(draft),
      isPublished: published ?? isPublished,
    }),
  );
}

/**
 * Changes a post's draft: the one beside a published post, or the unpublished post itself.
 * @throws Problem 400, 403, 404, 409 when the slug is taken or the post was changed since
 */
export async function savePostDraft(
  ctx: Context,
  reference: PostReference,
  changes: PostDraftChanges,
  readAuthors: ReadAuthors,
): Promise<EditedPost> {
  const merge = await prepareMerge(ctx, changes, readAuthors);
  return changePost(ctx, reference, 'save', (before) => ({ ...before, draft: merge(readLatest(before)) }));
}

/** @throws Problem 403, and 400 for an unknown author who was not the author before */
async function prepareMerge(
  ctx: Context,
  { slug, ...changes }: PostDraftChanges,
  readAuthors: ReadAuthors,
): Promise<(text: PostText) => PostText> {
  requireAdmin(ctx.caller);
  const { makeSlug } = await import('./make-slug.ts');
  const { author } = changes;
  const isKnown = !author || (await readAuthors(ctx)).some((one) => one.slug === author);
  return (text) => {
    if (!isKnown && author !== text.author) throw unknownAuthor();
    const merged = { ...text, ...changes };
    return { ...merged, slug: slug === '' ? makeSlug(merged.title) : (slug ?? text.slug) };
  };
}

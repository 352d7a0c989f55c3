import { requireRight, type Context } from '#platform/context.ts';
import type { EditedPost, PostChanges, PostDraftChanges, PostText } from '../contract.ts';
import { unknownAuthor, type ReadAuthors } from './authors.ts';
import { changePost, type PostReference } from './change-post.ts';
import { readLatest } from './describe-post.ts';

/**
 * Changes the fields that are given, for visitors at once if the post is published. A draft beside it gets the same
 * changes, and keeps what it says elsewhere.
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
 * Changes what a post will say: the draft beside a published one, or the draft that a post is.
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

/** @throws Problem 403, and for an author who is nobody and was not the author before 400 */
async function prepareMerge(
  ctx: Context,
  { slug, ...changes }: PostDraftChanges,
  readAuthors: ReadAuthors,
): Promise<(text: PostText) => PostText> {
  requireRight(ctx.caller, 'content');
  const { makeSlug } = await import('./make-slug.ts');
  const { author } = changes;
  const isKnown = !author || (await readAuthors(ctx)).some((one) => one.slug === author);
  return (text) => {
    if (!isKnown && author !== text.author) throw unknownAuthor();
    const merged = { ...text, ...changes };
    return { ...merged, slug: slug === '' ? makeSlug(merged.title) : (slug ?? text.slug) };
  };
}

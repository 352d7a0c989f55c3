import type { Context } from '#platform/context.ts';
import { conflict } from '#platform/http/problem.ts';
import type { EditedPost } from '../contract.ts';
import { changePost } from './change-post.ts';
import { readLatest } from './describe-post.ts';
import type { PostReference } from './edited-posts.ts';

/**
 * Publishes a post's draft.
 * @throws Problem 403, 404, 409 when the slug is taken or the post was changed since
 */
export const publishPost = (ctx: Context, reference: PostReference): Promise<EditedPost> =>
  changePost(ctx, {
    reference,
    actionOn: () => 'publish',
    toNext: (before) => ({ ...before, text: readLatest(before), draft: null, isPublished: true }),
  });

/**
 * Discards the draft beside a published post; it stays among the versions.
 * @throws Problem 403, 404, 409 when the post was changed since or is not published
 */
export const discardPostDraft = (ctx: Context, reference: PostReference): Promise<EditedPost> =>
  changePost(ctx, {
    reference,
    replacesText: true,
    actionOn: () => 'discard',
    toNext(before) {
      if (!before.isPublished) throw notPublished();
      return { ...before, draft: null };
    },
  });

export const notPublished = () =>
  conflict('This blog is not published. Delete it instead.', 'never_published');

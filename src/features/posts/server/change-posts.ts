import { requireRight, type Context } from '#platform/context.ts';
import { toProblem } from '#platform/http/to-problem.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { putIntoBin } from '#domain/editing/server/bin.ts';
import { maximumTags, type EditedPost, type PostText } from '../contract.ts';
import type { BulkResult } from '../bulk.contract.ts';
import { unknownAuthor } from './authors.ts';
import { changePost } from './change-post.ts';
import { posts, type PostReference } from './edited-posts.ts';
import { resolveTags } from './resolve-tags.ts';
import { updatePost } from './save-post.ts';
import type { NamedTag } from './tags.store.ts';

/*
 * Changes of several posts at once, by admins. Each post is changed in a transaction of its own and keeps a version, as
 * if it were the only one: what cannot be done with one does not hold up the others.
 */

interface Several {
  ids: readonly string[];
}

/** Makes posts visible, within their dates. A draft beside a published post stays beside it. @throws Problem 403 */
export const publishPosts = (ctx: Context, { ids }: Several): Promise<BulkResult> =>
  changeEach(ctx, ids, (reference) => updatePost(ctx, { reference, changes: { published: true } }));

/** Takes posts back to drafts. @throws Problem 403 */
export const unpublishPosts = (ctx: Context, { ids }: Several): Promise<BulkResult> =>
  changeEach(ctx, ids, (reference) => updatePost(ctx, { reference, changes: { published: false } }));

/** Names a person, or the site, as the author of posts. @throws Problem 400, 403 */
export async function setAuthorOfPosts(
  ctx: Context,
  { ids, author }: Several & { author: string | null },
): Promise<BulkResult> {
  requireRight(ctx.caller, 'setAuthorOfPosts');
  const people = author === null ? [] : await ctx.site.readPeople(ctx);
  if (author !== null && !people.some(({ slug }) => slug === author)) throw unknownAuthor();
  return changeEach(ctx, ids, (reference) => updatePost(ctx, { reference, changes: { author } }));
}

/** Adds a tag, by slug or name, to posts and their drafts. It is created if it does not exist. @throws Problem 400, 403 */
export async function addTagToPosts(
  ctx: Context,
  { ids, tag }: Several & { tag: string },
): Promise<BulkResult> {
  requireRight(ctx.caller, 'addTagToPosts');
  const { tags, newTags } = await resolveTags(ctx, { given: [tag] });
  const add = (text: PostText): PostText => {
    const all = [...new Set([...text.tags, ...tags])];
    if (all.length > maximumTags) throw tooManyTags();
    return { ...text, tags: all };
  };
  return changeEach(ctx, ids, (reference) => changeTexts(ctx, reference, { change: add, newTags }));
}

/** Takes a tag, by slug or name, off posts and their drafts. @throws Problem 400, 403 */
export async function removeTagFromPosts(
  ctx: Context,
  { ids, tag }: Several & { tag: string },
): Promise<BulkResult> {
  requireRight(ctx.caller, 'removeTagFromPosts');
  const { tags } = await resolveTags(ctx, { given: [tag] });
  const remove = (text: PostText): PostText => ({
    ...text,
    tags: text.tags.filter((slug) => !tags.includes(slug)),
  });
  return changeEach(ctx, ids, (reference) => changeTexts(ctx, reference, { change: remove }));
}

/** Puts posts into the bin. @throws Problem 403 */
export const deletePosts = (ctx: Context, { ids }: Several): Promise<BulkResult> =>
  changeEach(ctx, ids, async (reference) => {
    await putIntoBin(ctx, { kind: posts, reference });
    return null;
  });

async function changeEach(
  ctx: Context,
  ids: readonly string[],
  change: (reference: PostReference) => Promise<EditedPost | null>,
): Promise<BulkResult> {
  requireRight(ctx.caller, 'publishPosts');
  const result: BulkResult = { changed: [], failed: [] };
  for (const id of new Set(ids)) {
    try {
      const post = await change({ id, isExpected: () => true });
      result.changed.push({ id, state: post && post.state });
    } catch (error) {
      const { code, message } = toProblem(error, ctx.log, '');
      result.failed.push({ id, code, detail: message });
    }
  }
  return result;
}

/** Changes a post's text, and its draft likewise. */
const changeTexts = (
  ctx: Context,
  reference: PostReference,
  { change, newTags = [] }: { change: (text: PostText) => PostText; newTags?: readonly NamedTag[] },
): Promise<EditedPost> =>
  changePost(ctx, {
    reference,
    newTags,
    actionOn: ({ isPublished }) => (isPublished ? 'publish' : 'save'),
    toNext: ({ text, draft, ...standing }) => ({
      ...standing,
      text: change(text),
      draft: draft && change(draft),
    }),
  });

const tooManyTags = () =>
  invalidFields([{ field: 'tags', message: `A post can have at most ${maximumTags} tags` }]);

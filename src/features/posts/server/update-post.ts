import { requireAdmin, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { conflict, notFound, type Problem } from '#platform/http/problem.ts';
import { editedMeanwhileCode, type Post, type PostChanges } from '../contract.ts';
import { slugTaken } from './create-post.ts';
import {
  advanceVersion,
  moveSlug,
  selectPost,
  selectSlugHolder,
  updatePost as updateRow,
} from './posts.store.ts';
import { searchText } from './search-text.ts';

/** A post, and how often it was changed. */
export interface VersionedPost {
  post: Post;
  version: number;
}

interface Change extends VersionedPost {
  /** Visitors see the post, or saw it before. */
  isVisible: boolean;
}

/**
 * Changes the fields that are given. A published post that gets another slug leaves its old address
 * as a redirect.
 * @param isExpected whether the changes were made from this version; what was changed since is not written over
 * @throws Problem 403, 404, 409 when the slug is taken or the post was changed since
 */
export async function updatePost(
  ctx: Context,
  id: string,
  changes: PostChanges,
  isExpected: (version: number) => boolean = () => true,
): Promise<VersionedPost> {
  requireAdmin(ctx.caller);
  const { makeSlug } = await import('./make-slug.ts');
  const change = async (trx: Connection): Promise<Change> => {
    const version = await advanceVersion(trx, id);
    if (version === null) throw notFound();
    const before = (await selectPost(trx, id))!;
    const { published, slug: asked, ...texts } = changes;
    const slug = asked === '' ? makeSlug(changes.title ?? before.title) : (asked ?? before.slug);
    if (!isExpected(version - 1)) {
      // The same save again, whose answer was lost, finds what it has written.
      if (!holdsAll(before, { ...changes, slug })) throw editedMeanwhile();
      return { post: before, version, isVisible: false };
    }
    const holder = await selectSlugHolder(trx, slug);
    if (holder && holder !== id) throw slugTaken();
    await updateRow(trx, id, {
      ...texts,
      slug,
      search_text: searchText({ ...before, ...texts }),
      updated_at: ctx.now().toISOString(),
      ...(published !== undefined && { published: published ? 1 : 0 }),
    });
    if (before.published && slug !== before.slug) await moveSlug(trx, id, before.slug, slug);
    const post = (await selectPost(trx, id))!;
    return { post, version, isVisible: before.published || post.published };
  };
  const { post, version } = await ctx.database.writeContent(change, ({ isVisible }) => isVisible);
  return { post, version };
}

const holdsAll = (post: Post, changes: PostChanges): boolean =>
  (Object.keys(changes) as (keyof PostChanges)[]).every((key) => post[key] === changes[key]);

export const editedMeanwhile = (): Problem =>
  conflict('This blog was changed by someone else since you opened it.', editedMeanwhileCode);

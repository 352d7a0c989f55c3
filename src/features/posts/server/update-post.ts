import { requireAdmin, type Context } from '#platform/context.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Post, PostChanges } from '../contract.ts';
import { slugTaken } from './create-post.ts';
import { moveSlug, selectPost, selectSlugHolder, updatePost as updateRow } from './posts.store.ts';
import { searchText } from './search-text.ts';

/**
 * Changes the fields that are given. A published post that gets another slug leaves its old address
 * as a redirect.
 * @throws Problem 403, 404, 409 when the slug is taken
 */
export async function updatePost(ctx: Context, id: string, changes: PostChanges): Promise<Post> {
  requireAdmin(ctx.caller);
  const { makeSlug } = await import('./make-slug.ts');
  return ctx.database.writeContent(async (trx) => {
    const before = await selectPost(trx, id);
    if (!before || before.id !== id) throw notFound();
    const { published, slug: asked, ...texts } = changes;
    const slug = asked === '' ? makeSlug(changes.title ?? before.title) : (asked ?? before.slug);
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
    return (await selectPost(trx, id))!;
  });
}

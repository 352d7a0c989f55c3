import { v7 as uuidv7 } from 'uuid';
import { requireAdmin, type Context } from '#platform/context.ts';
import { conflict, type Problem } from '#platform/http/problem.ts';
import type { NewPost, Post } from '../contract.ts';
import { insertPost, selectPost } from './posts.store.ts';
import { searchText } from './search-text.ts';

/** @throws Problem 403, 409 when the slug is taken */
export async function createPost(ctx: Context, input: NewPost): Promise<Post> {
  const { userId } = requireAdmin(ctx.caller);
  const { makeSlug } = await import('./make-slug.ts');
  const id = uuidv7();
  const createdAt = ctx.now().toISOString();
  return ctx.database.writeContent(async (trx) => {
    const inserted = await insertPost(trx, {
      id,
      title: input.title,
      slug: input.slug || makeSlug(input.title),
      excerpt: input.excerpt,
      content: input.content,
      image_url: input.image_url ?? null,
      published: input.published ? 1 : 0,
      search_text: searchText(input),
      created_at: createdAt,
      updated_at: createdAt,
      author_id: userId,
    });
    if (!inserted) throw slugTaken();
    return (await selectPost(trx, id))!;
  }, isPublished);
}

const isPublished = (post: Post): boolean => post.published;

export const slugTaken = (): Problem =>
  conflict('Another post already uses this slug. Please choose a different one.', 'slug_taken');

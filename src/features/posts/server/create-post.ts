import { v7 as uuidv7 } from 'uuid';
import { requireAdmin, type Context } from '#platform/context.ts';
import { keepVersion } from '#domain/editing/server/versions.ts';
import type { EditedPost, NewPost } from '../contract.ts';
import { unknownAuthor } from './authors.ts';
import { describeRow } from './describe-post.ts';
import { posts, slugTaken } from './edited-posts.ts';
import { insertPost, type PostRow } from './post-rows.store.ts';
import { searchText } from './search-text.ts';

/** @throws Problem 400, 403, 409 when the slug is taken */
export async function createPost(ctx: Context, input: NewPost): Promise<EditedPost> {
  const { userId } = requireAdmin(ctx.caller);
  const { makeSlug } = await import('./make-slug.ts');
  const at = ctx.now().toISOString();
  const { title, excerpt, content } = input;
  const slug = input.slug || makeSlug(title);
  const author = await findAuthor(ctx, input.author);
  const { image_url = null, image_alt = '' } = input;
  const text = { title, slug, excerpt, content, image_url, image_alt, author };
  const row: PostRow = {
    id: uuidv7(),
    ...text,
    published: input.published ? 1 : 0,
    search_text: searchText(text),
    created_at: at,
    updated_at: at,
    author_id: userId,
    version: 1,
    draft: null,
    updated_by: userId,
  };
  return ctx.database.writeContent(async (trx) => {
    if (!(await insertPost(trx, row))) throw slugTaken();
    await keepVersion(trx, { kind: posts, row, action: 'create', at, userId });
    return describeRow(trx, row);
  }, isPublished);
}

const isPublished = (post: EditedPost): boolean => post.published;

/** The author: the requested one, or the person linked to the caller. */
async function findAuthor(ctx: Context, asked: string | null | undefined): Promise<string | null> {
  if (asked === null) return null;
  const { caller } = ctx;
  const authors = await ctx.site.readPeople(ctx);
  const email = caller.kind === 'user' ? caller.email.toLowerCase() : null;
  const own = authors.find(({ account }) => account !== undefined && account === email);
  if (asked === undefined) return own?.slug ?? null;
  if (!authors.some(({ slug }) => slug === asked)) throw unknownAuthor();
  return asked;
}

import { v7 as uuidv7 } from 'uuid';
import { requireAdmin, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { keepVersion } from '#domain/editing/server/versions.ts';
import type { EditedPost, NewPost } from '../contract.ts';
import { unknownAuthor } from './authors.ts';
import { describeRow, readText, toTextColumns } from './describe-post.ts';
import { posts } from './edited-posts.ts';
import { indexPost } from './search/index-post.ts';
import { insertPost, type PostRow } from './post-rows.store.ts';
import { setPublicationDate } from './post-dates.ts';
import { refuseTakenSlug } from './refuse-taken-slug.ts';
import { resolveTags } from './resolve-tags.ts';
import { createTags, listUnderTags } from './tags.store.ts';

/**
 * @param noteCreated what is stored with it, in the same transaction
 * @throws Problem 400, 403, 409 when the slug is taken
 */
export async function createPost(
  ctx: Context,
  input: NewPost,
  noteCreated?: (trx: Connection, id: string) => Promise<void>,
): Promise<EditedPost> {
  const { userId } = requireAdmin(ctx.caller);
  const { makeSlug } = await import('./make-slug.ts');
  const at = ctx.now().toISOString();
  const { title, excerpt, content } = input;
  const slug = input.slug || makeSlug(title);
  const author = await findAuthor(ctx, input.author);
  const { published = false, published_at = null, publish_at = null, unpublish_at = null, ...given } = input;
  const { tags, newTags } = await resolveTags(ctx, input.tags ?? []);
  const text = readText({
    ...given,
    title,
    slug,
    excerpt,
    content,
    image_url: input.image_url ?? null,
    author,
    tags,
  });
  const { isPublished, dates } = setPublicationDate(
    null,
    { isPublished: published, dates: { published_at, publish_at, unpublish_at } },
    at,
  );
  const row: PostRow = {
    id: uuidv7(),
    ...toTextColumns(text),
    ...dates,
    published: isPublished ? 1 : 0,
    created_at: at,
    updated_at: at,
    author_id: userId,
    version: 1,
    draft: null,
    updated_by: userId,
  };
  return ctx.database.writeContent(async (trx) => {
    if (!(await insertPost(trx, row))) await refuseTakenSlug(trx, slug);
    await createTags(trx, newTags);
    await listUnderTags(trx, row);
    await indexPost(trx, row);
    await keepVersion(trx, { kind: posts, row, action: 'create', at, userId });
    await noteCreated?.(trx, row.id);
    return describeRow(trx, row, at);
  }, isVisible);
}

const isVisible = (post: EditedPost): boolean => post.published;

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

import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { RepeatableRequest } from '#platform/http/idempotency-key.ts';
import { rememberRequest, type Created } from '#platform/http/idempotency.store.ts';
import { keepVersion } from '#domain/editing/server/versions.ts';
import { selectVersion } from '#domain/editing/server/versions.store.ts';
import type { EditedPost, NewPost } from '../contract.ts';
import { unknownAuthor } from './authors.ts';
import { describeRow, readText, toTextColumns } from './describe-post.ts';
import { posts, refuseTakenSlug } from './edited-posts.ts';
import { makeSlug } from './make-slug.ts';
import { indexPost } from './search/index-post.ts';
import { insertPost, type PostRow } from './post-rows.store.ts';
import { setPublicationDate } from './post-dates.ts';
import { resolveTags } from './resolve-tags.ts';
import { createTags, listUnderTags } from './tags.store.ts';

interface Creation {
  /** The request that it may repeat. */
  request?: RepeatableRequest | null;
  /** Stores something with it, in the same transaction. */
  noteCreated?: (trx: Connection, id: string) => Promise<void>;
}

/**
 * @returns the post as this request has created it, or the earlier one that it repeats
 * @throws Problem 400, 403, 409 when the slug is taken, 422
 */
export async function createPost(
  ctx: Context,
  input: NewPost,
  { request, noteCreated }: Creation = {},
): Promise<EditedPost> {
  const { userId } = requireRight(ctx.caller, 'createPost');
  const { title, excerpt, content } = input;
  const slug = input.slug || makeSlug(title);
  const author = await findAuthor(ctx, input.author);
  const { published = false, published_at = null, publish_at = null, unpublish_at = null, ...given } = input;
  if (published || published_at || publish_at || unpublish_at) requireRight(ctx.caller, 'publishPost');
  const { tags, newTags } = await resolveTags(ctx, { given: input.tags ?? [] });
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
  const columns = toTextColumns(text);
  const toRow = ({ id, created_at: at }: Created): PostRow => {
    const { isPublished, dates } = setPublicationDate(
      null,
      { isPublished: published, dates: { published_at, publish_at, unpublish_at } },
      { at, created: at },
    );
    return {
      id,
      ...columns,
      ...dates,
      published: isPublished ? 1 : 0,
      created_at: at,
      updated_at: at,
      author_id: userId,
      version: 1,
      draft: null,
      updated_by: userId,
    };
  };
  const at = ctx.now().toISOString();
  const created = { id: uuidv7(), created_at: at };
  const row = toRow(created);
  return ctx.database.writeContent(async (trx) => {
    const before = request && (await rememberRequest(trx, request, created));
    if (before) {
      // A title without a word has got another slug than it would get now.
      const first = await selectVersion(trx, before.id, row.version);
      return describeRow(trx, { ...toRow(before), slug: first?.slug ?? slug }, at);
    }
    if (!(await insertPost(trx, row))) await refuseTakenSlug(trx, slug);
    await createTags(trx, newTags);
    await listUnderTags(trx, row);
    await indexPost(trx, row);
    await keepVersion(trx, { kind: posts, row, action: 'create', at, userId });
    if (posts.isPublished(row))
      await recordAudit(trx, ctx, { action: 'published', target: posts.describeTarget(row) });
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

import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { may, requireRight, type Context, type Platform } from '#platform/context.ts';
import { forgetAddressesOf, movePath } from '#domain/editing/server/former-addresses.store.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { conflict, notFound, type Problem } from '#platform/http/problem.ts';
import { slugTakenCode } from '../contract.ts';
import { tagNameTakenCode, type Tag, type TagChanges } from '../tags.contract.ts';
import { toTagKey } from '../tag-key.ts';
import { moveTag, removeFromPosts, renameInPosts, selectTagList, updateTag } from './change-tags.store.ts';
import { selectTag, selectTagNames, selectTags, type NamedTag, type TagRow } from './tags.store.ts';

/** All tags in the order of their slugs: those with posts that visitors see, for admins all. */
export async function listTags(ctx: Context): Promise<Tag[]> {
  const mayEdit = may(ctx.caller, 'listPostTags');
  const visibleAt = mayEdit ? undefined : ctx.now().toISOString();
  const tags = await ctx.database.read(
    'posts',
    (connection) => selectTagList(connection, { visibleAt }),
    ctx.signal,
  );
  return tags.filter(({ posts }) => mayEdit || posts > 0).map(({ id: _id, ...tag }) => tag);
}

/**
 * Changes a tag for all its posts. Its former address leads to the new one.
 * @throws Problem 403, 404, 409 when another tag has the slug or the name
 */
export async function changeTag(
  ctx: Context,
  { slug, changes }: { slug: string; changes: TagChanges },
): Promise<Tag> {
  requireRight(ctx.caller, 'changePostTag');
  return ctx.database.writeContent(async (trx) => {
    const tag = await selectTag(trx, slug);
    if (!tag) throw notFound();
    if (changes.name !== undefined && changes.name !== tag.name)
      await refuseTakenName(trx, { id: tag.id, name: changes.name });
    const to = changes.slug ?? tag.slug;
    if (to !== tag.slug) {
      if ((await selectTag(trx, to))?.slug === to) throw tagTaken();
      await renameInPosts(trx, tag, to);
      await movePath(trx, { collection: 'tags', slug: tag.slug, to, document_id: tag.id });
    }
    await updateTag(trx, tag.id, { ...changes, slug: to });
    await recordAudit(trx, ctx, { action: 'tag.changed', target: describeTarget(tag) });
    return describeTag(trx, tag.id);
  });
}

/**
 * Makes one tag of two: the posts of one get the other, and its address leads there.
 * @throws Problem 403, 404
 */
export async function mergeTag(ctx: Context, { slug, into }: { slug: string; into: string }): Promise<Tag> {
  requireRight(ctx.caller, 'mergePostTag');
  return ctx.database.writeContent(async (trx) => {
    const [from, other] = [await selectTag(trx, slug), await selectTag(trx, into)];
    if (!from || !other) throw notFound();
    if (from.id !== other.id) await moveTag(trx, from, other);
    await recordAudit(trx, ctx, {
      action: 'tag.merged',
      target: describeTarget(from),
      details: `into ${other.name}`,
    });
    return describeTag(trx, other.id);
  });
}

/** Takes a tag off all posts. Its addresses, former ones too, are nobody's. @throws Problem 403, 404 */
export async function deleteTag(ctx: Context, { slug }: { slug: string }): Promise<void> {
  requireRight(ctx.caller, 'deletePostTag');
  await ctx.database.writeContent(async (trx) => {
    const tag = await selectTag(trx, slug);
    if (!tag) throw notFound();
    await removeFromPosts(trx, tag);
    await forgetAddressesOf(trx, tag.id);
    await recordAudit(trx, ctx, { action: 'tag.deleted', target: describeTarget(tag) });
  });
}

const describeTarget = ({ id, name }: TagRow) => ({ kind: 'tag', id, title: name }) as const;

/** 409: another tag has the slug. */
export const tagTaken = (): Problem =>
  conflict('Another tag has this slug. Merge the two instead.', slugTakenCode);

/** 409: another tag has the name. */
export const tagNameTaken = (): Problem =>
  conflict('Another tag has this name. Merge the two instead.', tagNameTakenCode);

/** Readers could not tell the two apart. */
async function refuseTakenName(connection: Connection, { id, name }: { id: string; name: string }) {
  const key = toTagKey(name);
  const others = await selectTagNames(connection);
  if (others.some((other) => other.id !== id && toTagKey(other.name) === key)) throw tagNameTaken();
}

async function describeTag(connection: Connection, id: string): Promise<Tag> {
  const [tag] = await selectTagList(connection, { id });
  const { id: _id, ...rest } = tag!;
  return rest;
}

/** The tag that has a slug, or had it before. */
export const readTag = async (
  { database }: Pick<Platform, 'database'>,
  slug: string,
): Promise<TagRow | null> => (await selectTag(database.kysely, slug)) ?? null;

/** The tags with these slugs, in their order. */
export async function readNamedTags(
  { database }: Pick<Platform, 'database'>,
  slugs: readonly string[],
): Promise<(NamedTag & { asked: string })[]> {
  if (slugs.length === 0) return [];
  const tags = await selectTags(database.kysely, slugs);
  return slugs.flatMap((slug) => tags.find((tag) => tag.asked === slug) ?? []);
}

import { demoArticles } from '#content/demo/articles.ts';
import { isReworded } from '#content/demonstration.ts';
import { changeEditedIn, type Decision } from '#domain/editing/server/change-edited.ts';
import { keepVersion } from '#domain/editing/server/versions.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PostText } from '#features/posts/contract.ts';
import { selectBinnedSlug } from '#features/posts/server/bin.store.ts';
import { readStanding, toTextColumns, type Standing } from '#features/posts/server/describe-post.ts';
import { posts } from '#features/posts/server/edited-posts.ts';
import {
  hasPublishedBeside,
  selectPostRow,
  selectSlugHolder,
  selectTitled,
  type PostRow,
} from '#features/posts/server/post-rows.store.ts';

/** A post that was published before, with its version since. */
interface WithdrawnPost {
  id: string;
  version: number;
  before: Partial<PostRow>;
}

/** A post that was put into the bin, by its id, or that is an unpublished draft. */
export type ClearedPost = string | WithdrawnPost;

/** The posts that are still the demonstration's, by their titles: one with another title is the owner's. */
export async function listDemonstrationPosts(connection: Connection): Promise<string[]> {
  const rows = await selectTitled(connection, {
    slugs: demoArticles.map(({ slug }) => slug),
    titles: demoArticles.map(({ title }) => title),
  });
  const isDemonstration = (row: { title: string }) =>
    demoArticles.some(({ title }) => isReworded(row.title, title));
  return rows.filter(isDemonstration).map(({ id }) => id);
}

/** Whether the owner has published posts of their own. */
export const hasOwnPosts = async (connection: Connection): Promise<boolean> =>
  hasPublishedBeside(connection, await listDemonstrationPosts(connection));

/** Puts them into the bin; what the owner has written in a draft beside one stays as an unpublished post. */
export async function clearPosts(ctx: Context, trx: Connection): Promise<ClearedPost[]> {
  const cleared: ClearedPost[] = [];
  for (const id of await listDemonstrationPosts(trx)) {
    const before = readStanding((await selectPostRow(trx, id))!);
    const draft = findOwnDraft(before);
    const row = draft
      ? await changeWhole(ctx, trx, id, { action: 'unpublish', row: await toUnpublished(trx, draft, before) })
      : await changeWhole(ctx, trx, id, { action: 'delete', row: {} });
    if (draft) cleared.push({ id, version: row.version, before: toColumns(before) });
    else {
      await posts.bin.put(trx, row, ctx.now().toISOString());
      cleared.push(id);
    }
  }
  return cleared;
}

/** The draft of a published post, if it says something else. */
function findOwnDraft({ text, draft }: Standing): PostText | null {
  const isOwn = (['title', 'excerpt', 'content'] as const).some(
    (field) => draft && draft[field] !== text[field] && !isReworded(draft[field], text[field]),
  );
  return isOwn ? draft : null;
}

const toColumns = ({ text, draft, isPublished }: Standing): Partial<PostRow> => ({
  ...toTextColumns(text),
  published: isPublished ? 1 : 0,
  draft: draft && JSON.stringify(draft),
});

async function toUnpublished(
  trx: Connection,
  draft: PostText,
  { text }: Standing,
): Promise<Partial<PostRow>> {
  const slug = (await selectSlugHolder(trx, draft.slug)) === null ? draft.slug : text.slug;
  return { ...toTextColumns({ ...draft, slug }), published: 0, draft: null };
}

async function changeWhole(
  ctx: Context,
  trx: Connection,
  id: string,
  decision: Omit<Decision<PostRow>, 'isVisible'>,
): Promise<PostRow> {
  const { row } = await changeEditedIn(trx, ctx, {
    kind: posts,
    reference: { id, isExpected: () => true },
    decide: () => ({ ...decision, isVisible: true }),
  });
  return row;
}

/** Brings them back. @returns how many are not there, were changed since, or whose address is taken */
export async function bringBackPosts(
  ctx: Context,
  trx: Connection,
  cleared: readonly ClearedPost[],
): Promise<number> {
  let missing = 0;
  for (const post of cleared) {
    const isBack =
      typeof post === 'string' ? await takeFromBin(ctx, trx, post) : await publishAgain(ctx, trx, post);
    if (!isBack) missing += 1;
  }
  return missing;
}

async function takeFromBin(ctx: Context, trx: Connection, id: string): Promise<boolean> {
  const { userId } = requireRight(ctx.caller, 'undoCleanStart');
  const at = ctx.now().toISOString();
  const slug = await selectBinnedSlug(trx, id);
  const isFree = slug !== null && (await selectSlugHolder(trx, slug)) === null;
  const take = await posts.bin.prepareToTake(ctx, id);
  const row = isFree ? await take(trx, { at, userId }) : undefined;
  if (row) await keepVersion(trx, { kind: posts, row, action: 'restore', at, userId });
  return row !== undefined;
}

async function publishAgain(
  ctx: Context,
  trx: Connection,
  { id, version, before }: WithdrawnPost,
): Promise<boolean> {
  const row = await selectPostRow(trx, id);
  const holder = await selectSlugHolder(trx, before.slug!);
  if (row?.version !== version || (holder !== null && holder !== id)) return false;
  await changeWhole(ctx, trx, id, { action: 'restore', row: before });
  return true;
}

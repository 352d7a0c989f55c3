import { demoArticles } from '#content/demo/articles.ts';
import { isReworded } from '#content/demonstration.ts';
import { changeEditedIn } from '#domain/editing/server/change-edited.ts';
import { keepVersion } from '#domain/editing/server/versions.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { selectBinnedSlug } from '#features/posts/server/bin.store.ts';
import { posts } from '#features/posts/server/edited-posts.ts';
import { selectSlugHolder, selectTitled } from '#features/posts/server/post-rows.store.ts';

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

/** Puts them into the bin. @returns their ids */
export async function clearPosts(ctx: Context, trx: Connection): Promise<string[]> {
  const ids = await listDemonstrationPosts(trx);
  for (const id of ids) {
    const { row } = await changeEditedIn(trx, ctx, {
      kind: posts,
      reference: { id, isExpected: () => true },
      decide: () => ({ action: 'delete', row: {}, isVisible: true }),
    });
    await posts.bin.put(trx, row, ctx.now().toISOString());
  }
  return ids;
}

/** Restores them from the bin. @returns how many are not there, or whose address is taken */
export async function bringBackPosts(ctx: Context, trx: Connection, ids: readonly string[]): Promise<number> {
  const { userId } = requireRight(ctx.caller, 'undoCleanStart');
  const at = ctx.now().toISOString();
  let missing = 0;
  for (const id of ids) {
    const slug = await selectBinnedSlug(trx, id);
    const isFree = slug !== null && (await selectSlugHolder(trx, slug)) === null;
    const take = await posts.bin.prepareToTake(ctx, id);
    const row = isFree ? await take(trx, { at, userId }) : undefined;
    if (row) await keepVersion(trx, { kind: posts, row, action: 'restore', at, userId });
    else missing += 1;
  }
  return missing;
}

import { demoArticles } from '#content/demo/articles.ts';
import { forgetAddressesOf } from '#domain/editing/server/former-addresses.store.ts';
import {
  removeFromPosts,
  selectBinnedWith,
  selectUnusedTags,
  updateBinned,
  type TaggedInBin,
} from '#features/posts/server/change-tags.store.ts';
import { slugifyTag } from '#features/posts/server/make-slug.ts';
import { insertTag, listUnderTags, selectTag, type TagRow } from '#features/posts/server/tags.store.ts';
import type { Connection } from '#platform/database/open-database.ts';

/** A tag, with the posts in the bin as they named it. */
export interface ClearedTag {
  tag: TagRow;
  posts: TaggedInBin[];
}

/** Deletes the demonstration's tags that no post has, also from the bin. Those that the owner has described stay. */
export async function clearTags(trx: Connection): Promise<ClearedTag[]> {
  const names = new Map(demoArticles.flatMap(({ tags }) => tags).map((name) => [slugifyTag(name), name]));
  const unused = await selectUnusedTags(trx, [...names.keys()]);
  const cleared: ClearedTag[] = [];
  for (const tag of unused.filter(({ slug, name }) => names.get(slug) === name)) {
    cleared.push({ tag, posts: await selectBinnedWith(trx, tag.id) });
    await removeFromPosts(trx, tag);
    await forgetAddressesOf(trx, tag.id);
  }
  return cleared;
}

/** Brings them back, also to the posts that are still in the bin. @returns how many there are again by now */
export async function bringBackTags(trx: Connection, cleared: readonly ClearedTag[]): Promise<number> {
  let present = 0;
  for (const { tag, posts } of cleared.toReversed()) {
    if (await selectTag(trx, tag.slug)) {
      present += 1;
      continue;
    }
    await insertTag(trx, tag);
    for (const post of posts) if (await updateBinned(trx, post)) await listUnderTags(trx, post);
  }
  return present;
}

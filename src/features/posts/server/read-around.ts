import type { Platform } from '#platform/context.ts';
import type { Post } from '../contract.ts';
import { selectCandidates, selectIdsOfTag, selectNewer, selectOlder, type PostLink } from './around.store.ts';
import { searchText } from './describe-post.ts';

/** Where an article leads: its neighbors in the list, and what is related to it. */
export interface Around {
  newer: PostLink | null;
  older: PostLink | null;
  /** Without the neighbors. */
  related: PostLink[];
}

/** Among how many of a tag's posts, and of the newest, related ones are looked for. */
const [perTag, newest] = [50, 200];

/** @param count how many related ones; the newest others fill them up */
export async function readAround(
  { database: { kysely }, now }: Pick<Platform, 'database' | 'now'>,
  post: Post,
  count: number,
): Promise<Around> {
  const at = now().toISOString();
  const [newer, older] = [await selectNewer(kysely, post, at), await selectOlder(kysely, post, at)];
  const inCommon = new Map<string, number>();
  for (const tag of post.tags) {
    for (const id of await selectIdsOfTag(kysely, tag, perTag)) inCommon.set(id, (inCommon.get(id) ?? 0) + 1);
  }
  const tagged =
    inCommon.size > 0
      ? await selectCandidates(kysely, { ids: [...inCommon.keys()], at, limit: inCommon.size })
      : [];
  const latest = await selectCandidates(kysely, { at, limit: newest });
  const words = toWords(searchText(post));
  const score = (one: (typeof latest)[number]) => ({
    post: one,
    tags: inCommon.get(one.id) ?? 0,
    words: countShared(words, toWords(one.search_text)),
  });
  const others = [...tagged, ...latest.filter(({ id }) => !inCommon.has(id))].filter(
    ({ id }) => id !== post.id && id !== newer?.id && id !== older?.id,
  );
  const related = others
    .map(score)
    // Stable: those that are alike stay in the order of the list.
    .toSorted((a, b) => b.tags - a.tags || b.words - a.words)
    .slice(0, count)
    .map(({ post: { search_text: _searchText, ...link } }) => link);
  return { newer: newer ?? null, older: older ?? null, related };
}

/** Words that say what a text is about: the longer ones. */
const toWords = (text: string): Set<string> => new Set(text.match(/[\p{L}\p{N}]{5,}/gu));

function countShared(words: Set<string>, others: Set<string>): number {
  let count = 0;
  for (const word of others) if (words.has(word)) count += 1;
  return count;
}

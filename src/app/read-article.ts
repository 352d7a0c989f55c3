import { readLatest, readStanding } from '#features/posts/server/describe-post.ts';
import { selectPostRow } from '#features/posts/server/post-rows.store.ts';
import type { Platform } from '#platform/context.ts';

/** An article, by its id, as a mail begins with it. */
export async function readArticle(
  { database }: Pick<Platform, 'database'>,
  id: string,
): Promise<{ title: string; excerpt: string; content: string } | null> {
  const row = await selectPostRow(database.kysely, id);
  if (row?.id !== id) return null;
  const { title, excerpt, content } = readLatest(readStanding(row));
  return { title, excerpt, content };
}

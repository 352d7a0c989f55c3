import { requireRight, type Context, type Platform } from '#platform/context.ts';
import type { Post, Series } from '../contract.ts';
import { numberParts, type PartOfSeries } from '../series.ts';
import { selectParts, selectSeriesList } from './series.store.ts';

/** The series that a post is a part of, with the parts that visitors find, and the post itself; null: none. */
export async function readSeries(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  post: Post,
): Promise<PartOfSeries | null> {
  if (!post.series) return null;
  const others = await selectParts(database.kysely, post.series, now().toISOString());
  const numbered = numberParts([...others.filter(({ id }) => id !== post.id), post]);
  if (numbered.length < 2) return null;
  return {
    name: post.series,
    number: numbered.find(({ id }) => id === post.id)!.number,
    count: numbered.at(-1)!.number,
    parts: numbered.map(({ id: _id, ...part }) => part),
  };
}

/** All series that posts are parts of. @throws Problem 403 */
export async function listSeries(ctx: Context): Promise<Series[]> {
  requireRight(ctx.caller, 'listPostSeries');
  return ctx.database.read('posts', selectSeriesList, ctx.signal);
}

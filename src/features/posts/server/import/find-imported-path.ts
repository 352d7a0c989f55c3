import { paths } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import { findState } from '../../post-state.ts';
import { decodePath, longestPath } from './former-path.ts';
import { selectPostAt } from './former-path.store.ts';

/** Where the post is that another site had at a path, if visitors see it. */
export async function findImportedPath(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  path: string,
): Promise<string | null> {
  const decoded = decodePath(path);
  if (decoded.length > longestPath) return null;
  const post = await selectPostAt(database.kysely, decoded);
  const isVisible =
    post && findState({ ...post, published: post.published === 1 }, now().toISOString()) === 'published';
  return isVisible ? paths.article(post.slug) : null;
}

import type { Platform } from '#platform/context.ts';
import type { PostCard } from '../contract.ts';
import { selectCardsBySlug, selectFeatured, selectMovedCards } from './posts.store.ts';

/** The published posts that are or were at these slugs, in the given order; missing ones are left out. */
export async function readPostCards(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  slugs: readonly string[],
): Promise<PostCard[]> {
  if (slugs.length === 0) return [];
  const at = now().toISOString();
  const cards = await selectCardsBySlug(database.kysely, slugs, at);
  const missing = slugs.filter((slug) => !cards.some((card) => card.slug === slug));
  const moved = missing.length > 0 ? await selectMovedCards(database.kysely, missing, at) : [];
  const found = slugs.flatMap(
    (slug) =>
      cards.find((card) => card.slug === slug) ?? moved.find((one) => one.formerSlug === slug)?.card ?? [],
  );
  return found.filter(({ id }, index) => found.findIndex((one) => one.id === id) === index);
}

/** The newest published post that is featured. */
export const readFeaturedPost = ({
  database,
  now,
}: Pick<Platform, 'database' | 'now'>): Promise<PostCard | null> =>
  selectFeatured(database.kysely, now().toISOString());

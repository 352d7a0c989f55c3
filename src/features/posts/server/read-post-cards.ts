import type { Platform } from '#platform/context.ts';
import type { PostCard } from '../contract.ts';
import { selectCardsBySlug } from './posts.store.ts';

/** The published posts at these slugs, in their order; one that is not there is left out. */
export async function readPostCards(
  { database }: Pick<Platform, 'database'>,
  slugs: readonly string[],
): Promise<PostCard[]> {
  if (slugs.length === 0) return [];
  const cards = await selectCardsBySlug(database.kysely, slugs);
  return slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? []);
}

import type { Platform } from '#platform/context.ts';
import { selectTag, selectTags, type NamedTag, type TagRow } from './tags.store.ts';

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

import type { Post, PostState } from './contract.ts';

/** A post's state for visitors at a time; times in UTC with milliseconds are in order as texts. @param at ISO 8601 */
export function findState(
  { published, publish_at, unpublish_at }: Pick<Post, 'published' | 'publish_at' | 'unpublish_at'>,
  at: string,
): PostState {
  if (!published) return 'draft';
  if (unpublish_at !== null && unpublish_at <= at) return 'expired';
  return publish_at !== null && publish_at > at ? 'scheduled' : 'published';
}

/** The date that readers see. */
export const readPublicationDate = ({
  published_at,
  created_at,
}: Pick<Post, 'published_at' | 'created_at'>): string => published_at ?? created_at;

/** The day after its publication, or later, on which its text last changed in substance; null: none. */
export const readRevision = (post: Pick<Post, 'published_at' | 'created_at' | 'revised_at'>): string | null =>
  post.revised_at !== null && post.revised_at.slice(0, 10) > readPublicationDate(post).slice(0, 10)
    ? post.revised_at
    : null;

/** When what visitors see of it last changed: it may have appeared since it was written. */
export const readLastChange = ({ updated_at, publish_at }: Pick<Post, 'updated_at' | 'publish_at'>): string =>
  publish_at !== null && publish_at > updated_at ? publish_at : updated_at;

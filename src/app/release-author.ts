import { replaceAuthor } from '#features/posts/server/authors.store.ts';
import type { ReleaseSlug } from '#features/content/server/release-slug.ts';

/** Posts name a person by slug: another person who gets that slug has written none of them. */
export const releaseAuthor: ReleaseSlug = async (trx, { collection, slug, to }) =>
  collection === 'people' && (await replaceAuthor(trx, slug, to));

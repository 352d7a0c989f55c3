import type { Post } from '#features/posts/contract.ts';
import { paths, uploadsPrefix } from '#paths/paths.ts';
import { getShareImagePath } from '../sharing/share-image-path.ts';

/** The picture of an article where it is shared, from the root: its own, or one with its title. */
export function findShareImage({ slug, title, image_url }: Post, siteName: string): string {
  if (image_url?.startsWith(uploadsPrefix)) return image_url;
  return getShareImagePath(paths.article(slug), `${title} ${siteName}`);
}

import { createHash, randomBytes } from 'node:crypto';
import { slugify } from '#domain/rich-text/slug.ts';
import { toTagKey } from '../tag-key.ts';

/** The title's slug, or a short random one if the title yields none. */
export const makeSlug = (title: string): string => slugify(title) || `post-${randomBytes(4).toString('hex')}`;

/**
 * The slug of a tag's name, always the same one; empty if it has neither letters nor digits. Those of scripts that
 * cannot be transliterated give a short one that nobody can read.
 */
export function slugifyTag(name: string): string {
  const slug = slugify(
    name.replaceAll(/(?<=[\p{L}\p{N}+])\+/gu, '-plus-').replaceAll(/(?<=[\p{L}\p{N}])#/gu, '-sharp-'),
  );
  if (slug !== '' || !/[\p{L}\p{N}]/u.test(name)) return slug;
  return `tag-${createHash('sha256').update(toTagKey(name)).digest('hex').slice(0, 8)}`;
}

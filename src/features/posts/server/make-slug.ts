import { randomBytes } from 'node:crypto';
import { slugify } from '#domain/rich-text/slug.ts';

/** The title's slug, or a short random one if the title yields none. */
export const makeSlug = (title: string): string => slugify(title) || `post-${randomBytes(4).toString('hex')}`;

/** The slug of a tag's name; empty if the name yields none. */
export const slugifyTag = slugify;

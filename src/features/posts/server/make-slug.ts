import { randomBytes } from 'node:crypto';
import { slugify } from '../slug.ts';

/** The title's slug, or a short random one where the title gives none. */
export const makeSlug = (title: string): string => slugify(title) || `post-${randomBytes(4).toString('hex')}`;

import transliterate from '@sindresorhus/transliterate';

/** How long an address made of a title is at most, in characters. */
export const slugifiedLimit = 120;

/**
 * A title as an address part (SPEC section 4, "Blog editor"): lower case, everything but letters and
 * digits becomes hyphens, none at the ends; letters outside ASCII are transliterated first. May be empty.
 */
export function slugify(title: string): string {
  return transliterate(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugifiedLimit)
    .replaceAll(/^-+|-+$/g, '');
}

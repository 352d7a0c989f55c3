import { slugify } from '#domain/rich-text/slug.ts';

/**
 * The slug after the title has changed: it follows the title until it was edited by hand, that is, until it
 * differs from what the previous title yields (SPEC section 4, "Blog editor").
 */
export function followTitle(before: { title: string; slug: string }, title: string): string {
  return before.slug === slugify(before.title) ? slugify(title) : before.slug;
}

/** A slug as people read it: an address of two parts has a slash. */
export const showSlug = (slug: string): string => slug.replaceAll('~', '/');

/** Turns a typed address into a slug. */
export const readSlug = (text: string): string =>
  text
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .replaceAll('/', '~');

/** A slug as a person reads it: an address of two parts has its slash. */
export const showSlug = (slug: string): string => slug.replaceAll('~', '/');

/** What a person has typed as an address, as a slug. */
export const readSlug = (text: string): string =>
  text
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .replaceAll('/', '~');

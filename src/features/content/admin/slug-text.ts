import { slugify } from '#domain/rich-text/slug.ts';

/** A slug as people read it: an address of two parts has a slash. */
export const showSlug = (slug: string): string => slug.replaceAll('~', '/');

/** The address that is meant by a name: "Shopify Work" as shopify-work. */
export const proposeSlug = (text: string): string => text.split('/').map(slugify).filter(Boolean).join('~');

/** Turns a typed address into a slug. */
export const readSlug = (text: string): string =>
  text
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .replaceAll('/', '~');

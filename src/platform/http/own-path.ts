/** Paths lead only to one origin; which one does not affect how they are parsed. */
const ownBase = new URL('http://own.invalid');

/**
 * Whether a URL's path can be read in more than one way: doubled slashes, dot segments, and escapes of a
 * path's separator or end, or of an escape itself.
 */
export const isAmbiguousPath = (pathname: string): boolean =>
  /\/\/|\\|\/\.{1,2}(\/|$)|%2f|%5c|%25|%2e|%00/i.test(pathname);

/** A request target whose path has single slashes only. */
export const collapseSlashes = (target: string): string =>
  target.replace(/^[^?#]*/, (path) => path.replaceAll(/\/{2,}/g, '/'));

/**
 * The address of a page of this site, as a browser reads it from a Location header (WHATWG URL, section 4.4).
 * The check follows what browsers normalize: `/..//evil.example` has become `//evil.example` by then.
 * @param text as it came from outside, or from a library
 * @returns path, query and fragment; null for anything that leads, or could be taken to lead, off the site
 */
export function readOwnPath(text: string): string | null {
  if (!text.startsWith('/') || /^[^?#]*\\|\p{Cc}/u.test(text) || !URL.canParse(text, ownBase)) return null;
  const { origin, pathname, search, hash } = new URL(text, ownBase);
  if (origin !== ownBase.origin || isAmbiguousPath(pathname)) return null;
  return pathname + search + hash;
}

/**
 * Requires a path of this site: the target of every redirect.
 * @throws Error
 */
export function requireOwnPath(text: string): string {
  const path = readOwnPath(text);
  if (path === null) throw new Error('a redirect would leave the site');
  return path;
}

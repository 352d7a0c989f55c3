/** Where images for sharing are served. */
const folder = '/og';

/**
 * The image of a page, from the root. Its query changes with the drawn text, because sharing services cache
 * an image as long as its address is the same.
 */
export function getShareImagePath(path: string, words: string): string {
  return `${folder}${path === '/' ? '/home' : path}.png?v=${hash(words)}`;
}

/** The page whose image this is, or null: the reverse of the above, without the query. */
export function readShareImagePath(address: string): string | null {
  const path = address.match(/^\/og(\/.+)\.png$/)?.[1];
  if (!path) return null;
  return path === '/home' ? '/' : path;
}

/** FNV-1a, 32 bits: distinguishes texts, no more. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}

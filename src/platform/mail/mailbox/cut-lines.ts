const [lineFeed, carriageReturn] = [10, 13];

/** Lines besides those of attachments: the parser makes some 2 kB of each, and nobody writes that many. */
export const linesLimit = 40_000;

/**
 * A mail up to the line that exceeds the limit; lines of base64, in which files are sent, are not counted.
 */
export function cutLines(source: Uint8Array): Uint8Array {
  let lines = 0;
  for (let start = 0; start < source.length;) {
    const next = source.indexOf(lineFeed, start) + 1 || source.length;
    if (!isBase64(source, start, next)) lines += 1;
    if (lines > linesLimit) return source.subarray(0, start);
    start = next;
  }
  return source;
}

/** As programs write it: lines of 60 to 76 characters (RFC 2045, 6.8). */
function isBase64(source: Uint8Array, start: number, next: number): boolean {
  let end = next;
  while (end > start && (source[end - 1] === lineFeed || source[end - 1] === carriageReturn)) end -= 1;
  if (end - start < 60) return false;
  for (let i = start; i < end; i += 1) if (!base64Codes[source[i]!]) return false;
  return true;
}

const base64Codes = new Uint8Array(256);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=')
  base64Codes[character.charCodeAt(0)] = 1;

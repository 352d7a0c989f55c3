/**
 * Line ends, other control characters, and those that reverse the text that follows or hide what they
 * enclose.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/**
 * A stranger's text for a line of a mail that they did not write: it cannot start a line, and cannot change
 * the direction of writing.
 * @param limit in characters
 */
export function toOneLine(text: string, limit: number): string {
  const line = text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
  return line.length > limit
    ? `${line
        .slice(0, limit - 1)
        .toWellFormed()
        .trimEnd()}…`
    : line;
}

/** A stranger's text of several lines: each begins with two spaces, as none of the mail's own lines does. */
export const toIndented = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029\v\f\u0085]/)
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');

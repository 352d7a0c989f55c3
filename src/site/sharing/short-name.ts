/** Home screens cut what is longer. */
const longest = 12;

/** The first words of a site's name that fit below an icon; the first in any case. */
export function getShortName(name: string): string {
  const [first = '', ...words] = name.trim().split(/\s+/);
  let short = first;
  for (const word of words) {
    if (short.length + 1 + word.length > longest) break;
    short += ` ${word}`;
  }
  return short.replace(/[\s,;:&–—-]+$/, '') || short;
}

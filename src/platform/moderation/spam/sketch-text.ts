/** Texts with fewer letters are not compared: anyone may write the same. */
const minimumLetters = 40;

/** Two texts are compared by runs of so many letters. */
const runLength = 6;

/** Hashes in a sketch, at most. */
export const sketchSize = 8;

/** Texts that share so many hashes of their sketches have about half of their runs in common. */
export const similarFrom = 4;

/**
 * The smallest hash that two similar texts share is among so many of the smallest of each: above it are at least the
 * others that they share. Only these are looked for.
 */
export const soughtHashes = sketchSize - similarFrom + 1;

/**
 * The smallest hashes of a text's runs of letters (Broder's bottom-k sketch): of two texts that are nearly
 * the same, most are the same. Case, spaces, numbers and punctuation make no difference.
 * @returns at most 8 numbers of 32 bits, signed; none for a few words
 */
export function sketchText(text: string): number[] {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}]+/gu, '');
  if (letters.length < minimumLetters) return [];
  const smallest: number[] = [];
  for (let i = 0; i + runLength <= letters.length; i += 1) keepSmallest(smallest, hashRun(letters, i));
  return smallest;
}

/** Puts a hash in its place among the smallest, each once; of most, one comparison shows that it has none. */
function keepSmallest(smallest: number[], hash: number): void {
  if (smallest.length === sketchSize && hash >= smallest[sketchSize - 1]!) return;
  const at = smallest.findIndex((other) => other >= hash);
  if (at === -1) smallest.push(hash);
  else if (smallest[at] !== hash) smallest.splice(at, 0, hash);
  if (smallest.length > sketchSize) smallest.pop();
}

/** FNV-1a, with the last step of MurmurHash3, which spreads the order over all bits. */
function hashRun(letters: string, start: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < start + runLength; i += 1) {
    hash = Math.imul(hash ^ letters.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

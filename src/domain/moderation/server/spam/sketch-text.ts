/** Texts with fewer letters are not compared: anyone may write the same. */
const minimumLetters = 40;

/** Two texts are compared by runs of this many letters. */
const runLength = 5;

/** Hashes in a sketch. */
const sketchSize = 10;

/** Texts whose sketches agree in this many places have about half of their runs in common. */
const similarFrom = 4;

/** Places of a sketch in one band. */
const bandSize = 2;

/** In each place 32 bits, signed. */
export type Sketch = number[];

/**
 * A sketch of a text, by which nearly identical texts are recognized: a text's runs of letters fall into as
 * many groups as a sketch has places, and each place holds its group's smallest hash (MinHash with one
 * permutation; Li, Owen and Zhang, 2012). Case, spaces, numbers and punctuation make no difference.
 * @returns null for a few words
 */
export function sketchText(text: string): Sketch | null {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}]+/gu, '');
  if (letters.length < minimumLetters) return null;
  const smallest: (number | undefined)[] = Array.from({ length: sketchSize });
  for (let i = 0; i + runLength <= letters.length; i += 1) {
    const hash = hashRun(letters, i);
    const place = (hash >>> 0) % sketchSize;
    const other = smallest[place];
    if (other === undefined || hash < other) smallest[place] = hash;
  }
  return fillPlaces(smallest);
}

/** A place without a run, in a short text, takes the next one's value (Shrivastava and Li, 2014). */
function fillPlaces(hashes: (number | undefined)[]): Sketch {
  const after = (place: number): number => hashes[place] ?? after((place + 1) % sketchSize);
  return hashes.map((_, place) => after(place));
}

/** Whether two texts are nearly the same, by their sketches. */
export function isSimilar(one: Sketch, other: Sketch): boolean {
  return one.filter((hash, place) => hash === other[place]).length >= similarFrom;
}

/**
 * The keys that sketches are found by (locality-sensitive hashing in bands: Leskovec, Rajaraman and Ullman,
 * "Mining of Massive Datasets", 3.4): two sketches that agree in more than half of their places share a band,
 * and those of unlike texts hardly ever do.
 * @returns 32 signed bits for every two places
 */
export function bandsOf(sketch: Sketch): number[] {
  const bands: number[] = [];
  for (let i = 0; i < sketch.length; i += bandSize) {
    bands.push(sketch.slice(i, i + bandSize).reduce((key, hash) => mix(key ^ hash), 0));
  }
  return bands;
}

/** FNV-1a, with the last step of MurmurHash3, which spreads the order over all bits. */
function hashRun(letters: string, start: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < start + runLength; i += 1) {
    hash = Math.imul(hash ^ letters.charCodeAt(i), 0x01000193);
  }
  return mix(hash);
}

/** The last step of MurmurHash3. */
function mix(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

import { isUnspaced, readWords } from './words.ts';

/** In characters; the rest is not searched for. */
export const longestQuery = 200;

/** How many words are searched for: all of them must be found. */
const mostWords = 6;

/** Words that say nothing beside others, as single letters do. */
const functionWords = new Set(
  'a an and are at be by can do does for from how i in is it my of on or our the to we what with you your'.split(
    ' ',
  ),
);

/** The words that are searched for; none in a text of punctuation. */
export function readQuery(text: string): string[] {
  const words = [...readWords(text.slice(0, longestQuery))];
  const meant = words.filter((word) => !functionWords.has(word) && !/^[a-z]$/.test(word));
  return (meant.length > 0 ? meant : words).slice(0, mostWords);
}

const count = (word: string): number => [...word].length;

/** Whether longer words that begin with it are found as well. */
export const hasBeginnings = (word: string): boolean => count(word) >= 3 || isUnspaced(word);

/** Whether longer words that end with it are found as well, such as compounds. */
export const hasEndings = (word: string): boolean => count(word) >= 4 || isUnspaced(word);

/**
 * Sorts before what may follow the word in a longer one and after what may not: a number with more digits is another
 * number, so that 2026 is part of 2026q4 but not of 20261.
 */
export const afterDigits = (word: string): string => (/\d$/.test(word) ? `${word}:` : word);

/** Whether a word may be mistyped: four letters or more, and no number. */
export const mayBeMistyped = (word: string): boolean =>
  count(word) >= 4 && !/\p{N}/u.test(word) && !isUnspaced(word);

/**
 * The parts of which every word with one typo has one in common with the right one: the first half, and the end after it.
 * Two letters that have changed places may stand on both sides of the middle.
 */
export function splitAtTypo(word: string): { beginning: string; ending: string; length: number } {
  const characters = [...word];
  const half = Math.floor(characters.length / 2);
  return {
    beginning: characters.slice(0, half).join(''),
    ending: characters.slice(half + 1).join(''),
    length: characters.length,
  };
}

/** Whether two words differ by one letter too many, missing, wrong, or in the wrong order (Damerau-Levenshtein). */
export function isOneTypoApart(one: string, other: string): boolean {
  const [shorter, longer] = [[...one], [...other]].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (longer.length - shorter.length > 1) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  if (start === longer.length) return false;
  const rest = (characters: string[], from: number) => characters.slice(from).join('');
  if (longer.length > shorter.length) return rest(shorter, start) === rest(longer, start + 1);
  if (rest(shorter, start + 1) === rest(longer, start + 1)) return true;
  return (
    shorter[start] === longer[start + 1] &&
    shorter[start + 1] === longer[start] &&
    rest(shorter, start + 2) === rest(longer, start + 2)
  );
}

/**
 * Whether a word may be what was meant by a typed one. Of four letters, one that differs is another word more often
 * than not: they may have changed places, or one may be missing.
 */
export function isMeantBy(typed: string, word: string): boolean {
  if (!isOneTypoApart(typed, word)) return false;
  const [had, has] = [[...typed], [...word]];
  if (had.length > 4 || has.length > had.length) return true;
  return had.toSorted().join('') === has.toSorted().join('');
}

export const reverse = (word: string): string => [...word].toReversed().join('');

/** How a word was found: as it was typed, inside a longer one, or with one typo. The lowest first. */
export type Likeness = 0 | 1 | 2;

/** Where: in the title, in a heading, in the text. The lowest first. */
export type Place = 0 | 1 | 2;

/**
 * How far from what was meant, of every likeness and place another number; the lowest first. A title with a longer word
 * is before a heading or a text that has the word in passing, and only a mistyped one after them.
 */
export const weigh = ({ likeness, place }: { likeness: Likeness; place: Place }): number =>
  [0, 3, 9][likeness]! + 4 * place;

/** The most that are looked for in place of one word. */
export const mostVariants = 24;

import { distance } from 'fastest-levenshtein';

/** A name in braces that a value takes the place of, as in `{first_name}`. Other braces are text. */
export const placeholderPattern = /\{([a-z][a-z0-9_]*)\}/g;

/** Braces that were meant as one: also in capitals, with spaces, or doubled. */
const meantPattern = /\{+([ \w]*[a-z][ \w]*)\}+/gi;

/** The one spelling of a name. */
const spell = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '_');

/** The error for a text with a name that is not among those known, which its readers would see; null if there is none. */
export function describeUnknownPlaceholder(text: string, known: readonly string[]): string | null {
  const unknown = [...text.matchAll(meantPattern)].find(
    ([whole, name = '']) => whole !== `{${name}}` || !known.includes(name),
  );
  if (!unknown) return null;
  const [whole, name = ''] = unknown;
  const meant = findMeant(spell(name), known);
  if (meant !== undefined) return `${whole} is not known. Did you mean {${meant}}?`;
  if (known.length === 0) return `${whole} is not known. There are no names yet`;
  return `${whole} is not known. Known are ${listPlaceholders(known)}`;
}

/** Names as texts have them, for a message or a hint. */
export const listPlaceholders = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(', ');

/** The nearest name, if no more than one letter in four is wrong. */
function findMeant(name: string, known: readonly string[]): string | undefined {
  const near = known
    .map((one) => ({ one, slips: distance(name, one) }))
    .filter(({ one, slips }) => slips <= Math.max(1, Math.floor(one.length / 4)));
  return near.toSorted((a, b) => a.slips - b.slips)[0]?.one;
}

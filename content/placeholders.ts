/** A name in braces that a value takes the place of, as in `{first_name}`. Other braces are text. */
export const placeholderPattern = /\{([a-z][a-z0-9_]*)\}/g;

/** Braces that were meant as one: also in capitals, or with spaces. */
const meantPattern = /\{([ \w]*[a-z][ \w]*)\}/gi;

/** The one spelling of a name. */
const spell = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '_');

/** The error for a text with a name that is not among those known, which its readers would see; null if there is none. */
export function describeUnknownPlaceholder(text: string, known: readonly string[]): string | null {
  const unknown = [...text.matchAll(meantPattern)].find(([, name = '']) => !known.includes(name));
  if (!unknown) return null;
  const [whole, name = ''] = unknown;
  const meant = findMeant(spell(name), known);
  if (meant !== undefined) return `${whole} is not known. Did you mean {${meant}}?`;
  if (known.length === 0) return `${whole} is not known`;
  return `${whole} is not known. Known are ${listPlaceholders(known)}`;
}

/** Names as texts have them, for a message or a hint. */
export const listPlaceholders = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(', ');

const findMeant = (name: string, known: readonly string[]): string | undefined =>
  known.find((one) => one === name) ?? known.find((one) => isClose(name, one));

/** Whether a name has the letters of another one, but for one in four: swapped ones are none too many. */
function isClose(name: string, meant: string): boolean {
  const left = [...meant];
  let spare = 0;
  for (const letter of name) {
    const at = left.indexOf(letter);
    if (at === -1) spare += 1;
    else left.splice(at, 1);
  }
  return Math.max(spare, left.length) <= meant.length / 4;
}

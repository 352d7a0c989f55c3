const separators = /([\s<>()[\]",;:]+)/;

/** A word without surrounding punctuation, such as a sentence's full stop. */
const trimWord = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The address as it appears in a word; undefined if the word is something else. */
const findPath = (word: string, email: string): string | undefined =>
  [word, trimWord(word)].find((one) => one.toLowerCase() === email);

/**
 * Whether a text contains an address, as a whole: ann@example.com is not in joann@example.com, nor in
 * ann@example.com.au.
 * @param email in lower case
 */
export const mentionsEmail = (text: string, email: string): boolean =>
  text.split(separators).some((word) => findPath(word, email) !== undefined);

/** A text with an address removed wherever `mentionsEmail` sees it. @param email in lower case */
export const redactEmail = (text: string, email: string): string =>
  text
    .split(separators)
    .map((word) => {
      const address = findPath(word, email);
      return address === undefined ? word : word.replace(address, () => '[removed]');
    })
    .join('');

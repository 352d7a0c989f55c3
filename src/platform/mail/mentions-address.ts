const separators = /([\s<>()[\]",;:]+)/;

/** A word without what stands around it, as the full stop of a sentence. */
const trimWord = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The address as it stands in a word; undefined when the word is another. */
const findAddress = (word: string, email: string): string | undefined =>
  [word, trimWord(word)].find((one) => one.toLowerCase() === email);

/**
 * Whether a text has an address, and the whole of it: ann@example.com is not in joann@example.com, nor in
 * ann@example.com.au.
 * @param email in lower case
 */
export const mentionsAddress = (text: string, email: string): boolean =>
  text.split(separators).some((word) => findAddress(word, email) !== undefined);

/** A text without an address, wherever `mentionsAddress` sees it. @param email in lower case */
export const redactAddress = (text: string, email: string): string =>
  text
    .split(separators)
    .map((word) => {
      const address = findAddress(word, email);
      return address === undefined ? word : word.replace(address, () => '[removed]');
    })
    .join('');

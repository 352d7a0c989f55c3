/** Texts that stand apart on a page, as one line in which they still do. */
export const joinTexts = (texts: readonly string[]): string =>
  texts
    .map((text, index) => (index < texts.length - 1 && /[\p{L}\p{N})%]$/u.test(text) ? `${text} ·` : text))
    .join(' ');

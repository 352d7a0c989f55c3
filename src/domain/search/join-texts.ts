/** Texts that stand apart on a page, as one line in which they still do. A figure goes on in what is counted. */
export const joinTexts = (texts: readonly string[]): string =>
  texts
    .map((text, index) => {
      const next = texts[index + 1];
      if (next === undefined || !/[\p{L}\p{N})%]$/u.test(text)) return text;
      return /^\S*\d\S*$/u.test(text) && /^\p{Ll}/u.test(next) ? text : `${text} ·`;
    })
    .join(' ');

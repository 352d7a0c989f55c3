/** A LIKE pattern (with `escape '\'`) for texts in lower case that hold this one, whatever its case. */
export const toLikePattern = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * A LIKE pattern (with `escape '\'`) that matches lower-case texts containing this one, regardless of its
 * case.
 */
export const toLikePattern = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

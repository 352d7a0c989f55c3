const wordsPerMinute = 220;

/** The words of sanitized HTML, which escapes `<` and `>` in texts and attributes: each is the end of a tag. */
export const countWords = (html: string): number =>
  html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;

/** How long reading takes, in whole minutes of at least one. */
export const toReadingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

const wordsPerMinute = 220;

/** The words of HTML: what is between `<` and `>` is none. */
export const countWords = (html: string): number =>
  html.replaceAll(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0;

/** How long reading takes, in whole minutes of at least one. */
export const toReadingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

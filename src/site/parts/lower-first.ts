/** An owner's word within a sentence: one with a second capital, such as an abbreviation, stays. */
export const lowerFirst = (word: string) =>
  word.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

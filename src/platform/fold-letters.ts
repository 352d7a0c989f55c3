/** A text without case, accents and the difference between Unicode's forms. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(/[ßæœøłđðþıħŋς]/g, (letter) => letters[letter]!)
    .normalize('NFC');

/** Accents and other marks on letters, but not those that make another syllable of a Japanese one. */
const marks = /(?![\u3099\u309A])[\p{Script=Inherited}\u0591-\u05C7\u0640\u00AD]/gu;

/** Letters that Unicode takes apart no further; Turkish has `i` with and without a dot. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
};

import { foldLetters } from '#platform/fold-letters.ts';

/** A word of a text as searches compare it, and where it stands there. */
export interface TextWord {
  word: string;
  start: number;
  end: number;
}

/** In UTF-16 units; what is longer is cut: nobody types it. */
const longestWord = 64;

/** Letters and digits with their marks; `C++` and `C#` are words too, `it's` and `AT&T` are one each. */
const wordPattern =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00AD\u200C\u200D]|['’ʼ＇](?=\p{L})|&(?=\p{L}(?![\p{L}\p{N}])))*(?:(?:\+\+|#)(?![\p{L}\p{N}\p{M}#+]))?/gu;

/** Scripts that are written without spaces: of these, every two neighboring characters are a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

const isUnspacedText =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a word is of such a script. */
export const isUnspaced = (word: string): boolean => isUnspacedText.test(word);

/** The words of a text in their order. A letter that is only a mark, such as an Arabic tatweel, is none. */
export function* listWords(text: string): Generator<TextWord> {
  for (const one of splitText(text)) if (one.word !== '') yield one;
}

function* splitText(text: string): Generator<TextWord> {
  for (const { 0: found, index } of text.matchAll(wordPattern)) {
    if (!isUnspacedText.test(found)) {
      yield { word: foldWord(found), start: index, end: index + found.length };
      continue;
    }
    let end = 0;
    for (const { 0: run, index: start } of found.matchAll(unspaced)) {
      if (start > end) yield toWord(found.slice(end, start), index + end);
      yield* pairCharacters(run, index + start);
      end = start + run.length;
    }
    if (end < found.length) yield toWord(found.slice(end), index + end);
  }
}

/** The different words of a text. */
export function readWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const { word } of listWords(text)) words.add(word);
  return words;
}

const toWord = (found: string, start: number): TextWord => ({
  word: foldWord(found),
  start,
  end: start + found.length,
});

function* pairCharacters(run: string, start: number): Generator<TextWord> {
  const characters = [...run];
  if (characters.length === 1) yield toWord(run, start);
  let at = start;
  for (let i = 1; i < characters.length; i += 1) {
    yield toWord(characters[i - 1]! + characters[i]!, at);
    at += characters[i - 1]!.length;
  }
}

/**
 * A word without case, accents and the difference between Unicode's forms, so that `uber` is `Über`. SQLite would read
 * a word with space or punctuation in it as several: compatibility forms such as `⒈` and `ﷺ` have some.
 */
export function foldWord(word: string): string {
  const folded = /^\p{ASCII}*$/u.test(word) ? word.toLowerCase() : foldLetters(word);
  const named = folded.replace('++', 'plusplus').replace('#', 'sharp');
  return named
    .replaceAll(/ʼ|[^\p{L}\p{N}\p{M}\u2044]/gu, '')
    .slice(0, longestWord)
    .toWellFormed();
}

import { listWords } from './words.ts';

/** A part of a text that is marked or not. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

interface Range {
  word: string;
  start: number;
  end: number;
}

/** The most words that are marked in one text. */
const mostMarked = 300;

/** In characters: what is shown before the first marked word. */
const before = 50;

/**
 * The part of a text in which the most of the wanted words stand, with these marked.
 * @param longest in characters
 */
export function markWords(text: string, wanted: ReadonlySet<string>, longest = Infinity): Piece[] {
  const markedWords: Range[] = [];
  for (const one of listWords(text)) {
    if (!wanted.has(one.word)) continue;
    markedWords.push(one);
    if (markedWords.length === mostMarked) break;
  }
  const { start, end } =
    text.length <= longest ? { start: 0, end: text.length } : chooseWindow(text, markedWords, longest);
  const pieces: Piece[] = [];
  const add = (from: number, to: number, isMarked: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMarked });
  };
  let at = start;
  for (const range of join(markedWords)) {
    if (range.start < start || range.end > end) continue;
    add(at, range.start, false);
    add(range.start, range.end, true);
    at = range.end;
  }
  add(at, end, false);
  if (start > 0) pieces.unshift({ text: '… ', isMarked: false });
  if (end < text.length) pieces.push({ text: ' …', isMarked: false });
  return pieces;
}

/** How many different ones of the wanted words a text has. */
export function countWanted(text: string, wanted: readonly ReadonlySet<string>[]): number {
  const left = new Set(wanted);
  for (const { word } of listWords(text)) {
    for (const one of left) if (one.has(word)) left.delete(one);
    if (left.size === 0) break;
  }
  return wanted.length - left.size;
}

function chooseWindow(
  text: string,
  markedWords: readonly Range[],
  longest: number,
): { start: number; end: number } {
  let best: readonly Range[] = [];
  let last = 0;
  for (const [index, { start }] of markedWords.entries()) {
    while (last < markedWords.length && markedWords[last]!.end <= start + longest - before) last += 1;
    const ranges = markedWords.slice(index, last);
    // Later, if all the words are there as well: they stand closer together.
    const isCloser =
      best.includes(markedWords[index]!) && countWords(best) > 1 && countWords(ranges) === countWords(best);
    if (isCloser || countWords(ranges) > countWords(best)) best = ranges;
  }
  const first = best[0]?.start ?? 0;
  const start = first <= before ? 0 : startOfWord(text, first - before);
  return { start, end: endOfWord(text, start + longest) };
}

const countWords = (ranges: readonly Range[]): number => new Set(ranges.map(({ word }) => word)).size;

/** Where scripts have no spaces, any place does. */
const nearSpace = 20;

function startOfWord(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + nearSpace ? wholeCharacter(text, at) : space + 1;
}

function endOfWord(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space < at - nearSpace ? wholeCharacter(text, at) : space;
}

/** Not between the halves of a character outside of the BMP. */
const wholeCharacter = (text: string, at: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;

/** Overlapping ones as one: pairs of characters. */
function join(ranges: readonly Range[]): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of ranges) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}

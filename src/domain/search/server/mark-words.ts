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
const before = 60;

/** And at least after the last one. */
const after = 20;

/** Of the longest: what a text has at least, if it goes on. */
const shortestShare = 0.4;

/** Between texts that stand apart (`joinTexts`), and between a sentence and a title after it, not its number. */
const apartPattern = /\s·\s|(?<=[.!?])(?<!(?:^|\s)\d{1,2}\.)\s(?=[^.!?·]*\s·\s)/u;

/**
 * The part of a text in which the most of the wanted words stand, with these marked: of texts that stand apart one,
 * and of it whole sentences where they are short enough, else from where a phrase begins; without the number of a
 * list at its beginning. A clause, which begins like the middle of a sentence, is between ellipses. A short one is followed by the sentence after it, or by what the page begins with: after an ellipsis, or after a dot if it is a label.
 * @param longest in characters
 */
export function markWords(
  text: string,
  wanted: ReadonlySet<string>,
  longest = Infinity,
  beginning = '',
): Piece[] {
  if (longest === Infinity) return markPart(text, listWanted(text, wanted), longest);
  const texts = text.split(apartPattern);
  const counts = texts.map((one) => countWords(listWanted(one, wanted)));
  const best = counts.indexOf(Math.max(...counts));
  let shown = texts[best]!;
  for (const [next, gap] of [
    [texts[best + 1], ' '],
    [beginning.split(apartPattern, 1)[0], ' … '],
  ] as const) {
    if (shown.length >= longest * shortestShare || !next || !/[.!?]$/.test(next) || shown.includes(next))
      continue;
    // What a page begins with is whole, or not there.
    if (gap !== ' ' && shown.length + gap.length + next.length >= longest) continue;
    if (/[.!?]$/.test(shown)) shown = `${shown}${gap}${next}`;
    else shown = `${shown}${gap === ' ' ? '. ' : ' · '}${next}`;
  }
  if (best > 0 && /^\p{Ll}/u.test(shown)) shown = `… ${shown}${/[.!?]$/.test(shown) ? '' : ' …'}`;
  return markPart(shown, listWanted(shown, wanted), longest);
}

function listWanted(text: string, wanted: ReadonlySet<string>): Range[] {
  const markedWords: Range[] = [];
  for (const one of listWords(text)) {
    if (!wanted.has(one.word)) continue;
    markedWords.push(one);
    if (markedWords.length === mostMarked) break;
  }
  return markedWords;
}

function markPart(text: string, markedWords: readonly Range[], longest: number): Piece[] {
  const { start: begin, end } =
    text.length <= longest ? { start: 0, end: text.length } : chooseWindow(text, markedWords, longest);
  const [number = ''] = (longest < Infinity && /^\d{1,2}\.\s/.exec(text.slice(begin))) || [];
  const start = begin + number.length;
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
  if (begin > 0 && startOfSentence(text, begin, begin) === undefined) {
    pieces.unshift({ text: '… ', isMarked: false });
  }
  const isWhole = end === text.length || /[.!?…][”’")]*$/.test(text.slice(start, end));
  if (!isWhole) pieces.push({ text: ' …', isMarked: false });
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
  const earliest = Math.max(0, (best.at(-1)?.end ?? 0) + after - longest);
  const start = chooseStart(text, first, earliest);
  const most = start + longest;
  const least = best.at(-1)?.end ?? 0;
  const shortest = longest * shortestShare;
  const end =
    most >= text.length
      ? text.length
      : (endOfSentence(text, Math.max(least, start + shortest), most) ??
        endOfSentence(text, least, most) ??
        endOfWord(text, most));
  if (end - start >= shortest) return { start, end };
  return { start: startOfSentence(text, Math.max(0, end - longest), end - shortest) ?? start, end };
}

/** A sentence's beginning before the first marked word, else a phrase's, else a word's. */
function chooseStart(text: string, first: number, earliest: number): number {
  if (first <= before) return 0;
  const sentence = startOfSentence(text, earliest, first);
  if (sentence !== undefined) return sentence;
  if (earliest === 0) return 0;
  const phrase = startOfPhrase(text, Math.max(earliest, first - before), first);
  return phrase ?? startOfWord(text, first - before);
}

const countWords = (ranges: readonly Range[]): number => new Set(ranges.map(({ word }) => word)).size;

/** What is between two sentences, not after the number of a heading. */
const gapPattern = /(?<=[.!?…][”’")]*)(?<!(?:^|\s)\d{1,2}\.)\s+/gu;

/** Those of a part of a text and a few characters around it. */
function listGaps(text: string, from: number, to: number): { start: number; end: number }[] {
  const offset = Math.max(0, Math.floor(from) - 4);
  const gaps = text.slice(offset, to + 4).matchAll(gapPattern);
  return Array.from(gaps, ({ 0: gap, index }) => ({
    start: offset + index,
    end: offset + index + gap.length,
  }));
}

/** The last one that begins from one place to another. */
const startOfSentence = (text: string, from: number, to: number): number | undefined =>
  listGaps(text, from, to).findLast(({ end }) => from <= end && end <= to)?.end;

/** The first one from one place to another. */
function startOfPhrase(text: string, from: number, to: number): number | undefined {
  const [gap] = text.slice(from, to).matchAll(/[,;:–—]\s+/g);
  return gap && from + gap.index + gap[0].length;
}

/** The last one that ends there. */
const endOfSentence = (text: string, from: number, to: number): number | undefined =>
  listGaps(text, from, to).findLast(({ start }) => from <= start && start <= to)?.start;

/** Where scripts have no spaces, any place does. */
const nearSpace = 20;

function startOfWord(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + nearSpace ? wholeCharacter(text, at) : space + 1;
}

function endOfWord(text: string, at: number): number {
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

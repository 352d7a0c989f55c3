import { isBlock, styleOf, type Element } from '../markup.ts';
import { isLine, join, words, type Piece } from './pieces.ts';
import { writeTag } from './write-tags.ts';

const markTags: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  ...Object.fromEntries(
    'strong em s del u ins mark sub sup code kbd samp q abbr cite small bdi'
      .split(' ')
      .map((tag) => [tag, tag]),
  ),
};

/** The mark that an element's tag is, around what is inside. */
export function markByTag(element: Element, pieces: readonly Piece[]): Piece[] {
  const tag = markTags[element.tagName];
  return tag === undefined || isPlainLook(element) ? [...pieces] : mark(writeTag(tag, element), pieces);
}

/**
 * Google Docs wraps what it copies in a bold element that is not bold. Word's `mso-bidi-font-weight` is about
 * right-to-left script alone, and stands in elements that are.
 */
const isPlainLook = (element: Element): boolean =>
  /(?<!-)font-(?:weight|style):\s*(?:normal|400)/i.test(styleOf(element));

/** Word and Google Docs write looks; those that mean something become marks: bold, italic, struck, raised, lowered. */
export function markByLook(element: Element, pieces: readonly Piece[]): Piece[] {
  const style = styleOf(element).toLowerCase();
  if (style === '' || isBlock(element)) return [...pieces];
  let inside = [...pieces];
  if (/(?<!-)font-weight:\s*(?:bold|[6-9]00)/.test(style)) inside = mark('<strong>', inside);
  if (/(?<!-)font-style:\s*italic/.test(style)) inside = mark('<em>', inside);
  if (/text-decoration[^;]*line-through/.test(style)) inside = mark('<s>', inside);
  if (/vertical-align:\s*super/.test(style)) inside = mark('<sup>', inside);
  if (/vertical-align:\s*sub(?!\w)/.test(style)) inside = mark('<sub>', inside);
  return inside;
}

/** Puts a mark around words; blocks have none. @param start the tag */
function mark(start: string, pieces: readonly Piece[]): Piece[] {
  if (!isLine(pieces) || join(pieces).trim() === '') return [...pieces];
  const inside = join(pieces);
  const end = start.replace(/^<([a-z]+)[^]*$/, '</$1>');
  const isMarked = inside.startsWith(start) && inside.endsWith(end);
  return [words(isMarked ? inside : start + inside + end)];
}

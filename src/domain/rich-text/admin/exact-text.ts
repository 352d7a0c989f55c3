import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Node } from 'prosemirror-model';
import { isIsland, toBlock } from './from-markup.ts';
import { digestMarkup, isBlock, isText, parseMarkup, type ChildNode } from './markup.ts';
import { articleSchema } from './schema.ts';
import { followsLine, writeBlock } from './to-markup.ts';

const { nodes } = articleSchema;

/** A block of the source. */
interface Slice {
  /** The white space and comments between the block before and this one. */
  before: string;
  source: string;
  /** Whatever follows is no part of it. */
  isClosed: boolean;
  node: Node;
}

/** A text as a document to edit, and the sources of its blocks. */
export interface ExactText {
  doc: Node;
  slices: readonly Slice[];
}

/**
 * Reads HTML so that `writeExact` gives it back byte for byte where nothing was edited. What the editor has
 * no place for becomes an island.
 * @param former slices of texts that may come back, by undoing
 */
export function readExact(html: string, former: readonly Slice[] = []): ExactText {
  if (html.trim() === '') {
    const doc = nodes['doc']!.create({ tail: html, isBlank: true }, nodes['paragraph']!.create());
    return { doc, slices: former };
  }
  const { slices, ...around } = sliceText(html, former.length) ?? toIsland(html, former.length);
  const doc = nodes['doc']!.create(
    around,
    slices.map(({ node }) => node),
  );
  return { doc, slices: [...former, ...slices] };
}

interface SlicedText {
  slices: Slice[];
  /** The source before the first block. */
  head: string;
  /** The source after the last block. */
  tail: string;
}

/** @param first the number of the first slice @returns null where its blocks cannot be told apart */
function sliceText(html: string, first: number): SlicedText | null {
  const spans = findSpans(html);
  if (!spans || spans.length === 0) return null;
  const slices: Slice[] = [];
  const start = spans[0]!.from;
  let end = start;
  for (const { children, from, to } of spans) {
    const source = html.slice(from, to);
    const slice = toSlice(source, children, first + slices.length);
    if (!slice) return null;
    slices.push({ before: html.slice(end, from), source, ...slice });
    end = to;
  }
  return { slices, head: html.slice(0, start), tail: html.slice(end) };
}

interface Span {
  children: ChildNode[];
  from: number;
  to: number;
}

/** The top-level blocks of a source and its runs of words outside of any; null where they overlap. */
function findSpans(html: string): Span[] | null {
  const spans: Span[] = [];
  let line: Span | null = null;
  let end = 0;
  for (const node of parseMarkup(html)) {
    const location = node.sourceCodeLocation;
    if (!location || location.startOffset < end) return null;
    const { startOffset: from, endOffset: to } = location;
    if (!/^(?:\s|<!--[^]*?-->)*$/.test(html.slice(end, from))) return null;
    end = to;
    if (node.nodeName === '#comment') continue;
    if (isBlock(node) || isIsland(node)) {
      line = null;
      spans.push({ children: [node], from, to });
    } else if (line) {
      line.children.push(node);
      line.to = to;
    } else if (!isText(node) || node.value.trim() !== '') {
      line = { children: [node], from, to };
      spans.push(line);
    }
  }
  return spans.map((span) => (span.children.every((node) => !isBlock(node)) ? trimLine(html, span) : span));
}

/** White space at the edges of a line is layout of the source. */
function trimLine(html: string, { children, from, to }: Span): Span {
  const text = html.slice(from, to);
  return {
    children,
    from: from + (text.length - text.trimStart().length),
    to: to - (text.length - text.trimEnd().length),
  };
}

/** A block's node; null where its source alone is another than the same in its place. */
function toSlice(
  source: string,
  children: ChildNode[],
  origin: number,
): Pick<Slice, 'isClosed' | 'node'> | null {
  const alone = parseMarkup(source);
  const digest = digestMarkup(alone);
  if (digest !== digestMarkup(children)) return null;
  const followed = parseMarkup(`${source}<hr>`);
  const isClosed = followed.at(-1)?.nodeName === 'hr' && digestMarkup(followed.slice(0, -1)) === digest;
  const block = toBlock(alone);
  const isWhole = block && digestMarkup(parseMarkup(writeBlock(block))) === digest;
  const node = isWhole ? withOrigin(block, origin) : nodes['island']!.create({ html: source, origin });
  return { isClosed, node };
}

const withOrigin = (node: Node, origin: number | null): Node =>
  node.type.create({ ...node.attrs, origin }, node.content, node.marks);

function toIsland(html: string, origin: number): SlicedText {
  const node = nodes['island']!.create({ html, origin });
  return { slices: [{ before: '', source: html, isClosed: false, node }], head: '', tail: '' };
}

/**
 * The HTML of an edited text: blocks that were not touched as their source has them, touched ones with as
 * little of it changed as possible.
 */
export function writeExact(doc: Node, { slices }: Pick<ExactText, 'slices'>): string {
  const { head, tail, isBlank } = doc.attrs;
  if (isEmpty(doc)) return isBlank ? tail : '';
  const used = new Set<number>();
  const gap = slices.find(({ before }) => /^\s*\n\s*$/.test(before))?.before ?? '\n';
  let html = head;
  const children = listWritten(doc);
  children.forEach((node, index) => {
    const { origin } = node.attrs;
    const slice = origin === null || used.has(origin) ? undefined : slices[origin];
    if (slice) used.add(origin);
    const isAfterSame = children[index - 1]?.attrs['origin'] === origin - 1;
    const isFollowed = children[index + 1]?.attrs['origin'] === origin + 1;
    const isLast = index === children.length - 1;
    const isOwn = slice && (isAfterSame || slice.before.trim() !== '');
    html += isOwn ? slice.before : index === 0 ? '' : gap;
    const isUsable = slice && (slice.isClosed || isFollowed || isLast);
    const written = isUsable ? writeSlice(node, slice) : writeBlock(node);
    // Two lines outside of any element would be one.
    html += followsLine(doc, index) ? `<p>${written}</p>` : written;
  });
  return html + tail;
}

const isEmpty = (doc: Node): boolean =>
  doc.childCount === 1 && doc.firstChild!.isTextblock && doc.firstChild!.content.size === 0;

/** All blocks but a last, empty paragraph of the editor's own, which is only a place to write on. */
function listWritten({ children }: Node): readonly Node[] {
  const last = children.at(-1)!;
  const isPlace =
    last.type === nodes['paragraph'] && last.attrs['origin'] === null && last.content.size === 0;
  return isPlace ? children.slice(0, -1) : children;
}

function writeSlice(node: Node, { node: before, source }: Slice): string {
  if (node.eq(before)) return source;
  const written = writeBlock(node);
  if (before.type.name === 'island') return written;
  const patched = patchSource(source, writeBlock(before), written);
  const read = toBlock(parseMarkup(patched));
  return read && withOrigin(read, node.attrs['origin']).eq(node) ? patched : written;
}

/** Makes the change from one text to another in a source that differs from both in its layout. */
function patchSource(source: string, old: string, now: string): string {
  const toSource = alignTexts(old, source);
  let patched = '';
  let done = 0;
  let position = 0;
  for (const { value, added, removed } of findChanges(old, now)) {
    if (added) {
      const at = Math.max(done, toSource[position]!);
      patched += source.slice(done, at) + value;
      done = at;
    } else if (removed) {
      const from = Math.max(done, toSource[position]!);
      position += value.length;
      patched += source.slice(done, from);
      done = Math.max(from, toSource[position - 1]! + 1);
    } else position += value.length;
  }
  return patched + source.slice(done);
}

type Change = Pick<ReturnType<typeof diffWordsWithSpace>[number], 'value' | 'added' | 'removed'>;

/** One change where there was one; several by whole words. */
function findChanges(old: string, now: string): Change[] {
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [gone, come] = [old, now].map((text) => text.slice(start, text.length - end)) as [string, string];
  const unchanged = (value: string) => ({ value, added: false, removed: false });
  return [
    unchanged(old.slice(0, start)),
    ...diffWordsWithSpace(gone, come),
    unchanged(old.slice(old.length - end)),
  ];
}

/** Characters; a tag ends as a whole, so that the end of one is not found in another's. */
const splitTags = (text: string): string[] => text.match(/<\/[\w-]+>|<[\w-]+|[^]/g) ?? [];

/** For each place of one text, and its end, the place in the other. */
function alignTexts(one: string, other: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (const { value, added, removed } of diffArrays(splitTags(one), splitTags(other))) {
    const { length } = value.join('');
    if (added) place += length;
    else for (let index = 0; index < length; index += 1) places.push(removed ? place : place++);
  }
  places.push(place);
  return places;
}

import { Slice, type Mark, type Node } from 'prosemirror-model';
import { hrefSchema } from '#content/schema.ts';
import { parseRichText, toWords, writeRichText, type Block, type Inline } from '#content/rich-text.schema.ts';
import type { TextFormat } from '#domain/rich-text/admin/create-editor.ts';
import {
  attributeOf,
  isBlock,
  isElement,
  isText,
  parseMarkup,
  type ChildNode,
  type Element,
} from '#domain/rich-text/admin/markup.ts';
import { simpleSchema } from '#domain/rich-text/admin/schema.ts';

const { nodes, marks } = simpleSchema;

const listTypes = { ul: nodes['bullet_list']!, ol: nodes['ordered_list']! };

/** The rich text of a document: what it may have is all that the editor knows. */
export const richFormat: TextFormat = {
  read: (html) => toDocument(parseRichText(html) ?? (html === '' ? [] : [{ tag: 'p', children: [html] }])),
  write: (doc) => writeRichText(toBlocks(doc)),
  paste: (tr, html) => tr.replaceSelection(Slice.maxOpen(toDocument(readBlocks(parseMarkup(html))).content)),
};

function toDocument(blocks: readonly Block[]): Node {
  const content = blocks.map((block) =>
    block.tag === 'p'
      ? toParagraph(block.children)
      : listTypes[block.tag].create(
          null,
          block.items.map((item) => nodes['list_item']!.create(null, toParagraph(item))),
        ),
  );
  return nodes['doc']!.create(null, content.length > 0 ? content : toParagraph([]));
}

const toParagraph = (words: readonly Inline[]): Node => nodes['paragraph']!.create(null, toTexts(words, []));

const toTexts = (words: readonly Inline[], around: readonly Mark[]): Node[] =>
  words.flatMap((word) => {
    if (typeof word !== 'string') return toTexts(word.children, toMark(word).addToSet(around));
    const text = word.replaceAll(/[\n\t]+/g, ' ');
    return text === '' ? [] : [simpleSchema.text(text, around)];
  });

const toMark = (word: Exclude<Inline, string>): Mark =>
  word.tag === 'a' ? marks['link']!.create({ attributes: [['href', word.href]] }) : marks[word.tag]!.create();

/** Lines and items without words are left out. */
function toBlocks({ children }: Node): Block[] {
  return children.flatMap((node): Block[] => {
    if (node.type === nodes['paragraph']) {
      const words = tidy(nest(node.children, 0));
      return words.length > 0 ? [{ tag: 'p', children: words }] : [];
    }
    const lines = node.children.flatMap((item) => item.children);
    const items = lines.map((line) => tidy(nest(line.children, 0))).filter((item) => item.length > 0);
    return items.length > 0 ? [{ tag: node.type === listTypes.ul ? 'ul' : 'ol', items }] : [];
  });
}

/** Words as they are stored: those beside each other with one mark are one element. @param depth of the marks */
function nest(texts: readonly Node[], depth: number): Inline[] {
  const words: Inline[] = [];
  for (let start = 0; start < texts.length;) {
    const mark = texts[start]!.marks[depth];
    const isEnd = (node: Node) => !mark || !node.marks[depth]?.eq(mark);
    const length = texts.slice(start + 1).findIndex(isEnd) + 1 || texts.length - start;
    const run = texts.slice(start, start + length);
    words.push(...(mark ? wrap(mark, nest(run, depth + 1)) : [cleanWords(run[0]!.text!)]));
    start += length;
  }
  return words;
}

/** A mark on white space alone is none. */
function wrap({ type, attrs }: Mark, children: Inline[]): Inline[] {
  if (toWords(children).trim() === '') return [toWords(children)];
  if (type !== marks['link']) return [{ tag: type === marks['em'] ? 'em' : 'strong', children }];
  const [[, href]] = attrs['attributes'];
  return [{ tag: 'a', href, children }];
}

const cleanWords = (text: string): string =>
  text.replaceAll(/[\s\u00a0]+/g, ' ').replaceAll(/[\p{Cc}\p{Cs}]/gu, '');

/** Without white space at its ends; nothing if only that was left. */
function tidy(words: readonly Inline[]): Inline[] {
  if (toWords(words).trim() === '') return [];
  const trimmed = [...words];
  while (typeof trimmed[0] === 'string' && trimmed[0].trim() === '') trimmed.shift();
  while (typeof trimmed.at(-1) === 'string' && String(trimmed.at(-1)).trim() === '') trimmed.pop();
  const last = trimmed.length - 1;
  if (typeof trimmed[0] === 'string') trimmed[0] = trimmed[0].trimStart();
  if (typeof trimmed[last] === 'string') trimmed[last] = trimmed[last].trimEnd();
  return trimmed;
}

/** Pasted nodes as a rich text has them: every block is a line, and the items of a list are items. */
function readBlocks(children: readonly ChildNode[]): Block[] {
  const blocks: Block[] = [];
  let words: Inline[] = [];
  const endLine = () => {
    const line = tidy(words);
    if (line.length > 0) blocks.push({ tag: 'p', children: line });
    words = [];
  };
  for (const child of children) {
    if (!isLine(child)) {
      words.push(...readInline(child, []));
      continue;
    }
    endLine();
    const { tagName: tag, childNodes } = child;
    if (tag !== 'ul' && tag !== 'ol') blocks.push(...readBlocks(childNodes));
    else {
      const items = readItems(child);
      if (items.length > 0) blocks.push({ tag, items });
    }
  }
  endLine();
  return blocks;
}

const isLine = (node: ChildNode): node is Element =>
  isBlock(node) || (isElement(node) && node.tagName === 'br');

const isList = (node: ChildNode): node is Element =>
  isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

/** The items of a list; those of a list inside come after the item that it is in. */
const readItems = ({ childNodes }: Element): Inline[][] =>
  childNodes.filter(isElement).flatMap((item) => {
    const lines = readBlocks(item.childNodes.filter((node) => !isList(node)));
    const words = lines.flatMap((line, index): Inline[] => [
      ...(index > 0 ? [' '] : []),
      ...(line.tag === 'p' ? line.children : line.items.flat()),
    ]);
    return [...(words.length > 0 ? [words] : []), ...item.childNodes.filter(isList).flatMap(readItems)];
  });

const tags: Readonly<Record<string, 'strong' | 'em' | 'a'>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  a: 'a',
};

/** @param above the enclosing marks */
function readInline(node: ChildNode, above: readonly string[]): Inline[] {
  if (isText(node)) return [cleanWords(node.value)];
  if (!isElement(node)) return [];
  const tag = tags[node.tagName];
  const isMark = tag !== undefined && !above.includes(tag);
  const children = node.childNodes.flatMap((child) => readInline(child, isMark ? [...above, tag] : above));
  if (!isMark || toWords(children).trim() === '') return children;
  if (tag !== 'a') return [{ tag, children }];
  const href = attributeOf(node, 'href');
  return hrefSchema.safeParse(href).success ? [{ tag, href: href!, children }] : children;
}

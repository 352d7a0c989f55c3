import { toWords, type Block, type Inline } from '#content/rich-text.schema.ts';

/** The elements that browsers create for each mark. */
const marks: Record<string, 'strong' | 'em'> = { B: 'strong', STRONG: 'strong', I: 'em', EM: 'em' };

/** Block elements, which start a new line. */
const lines = /^(?:P|DIV|LI|H[1-6]|BLOCKQUOTE|PRE|TR|DT|DD|SECTION|ARTICLE)$/;

/** Converts part of a page to the marks that a rich text has; everything else is dropped. */
export function readElements(root: Node): Block[] {
  const blocks: Block[] = [];
  let words: Inline[] = [];
  const endLine = () => {
    const children = tidy(words);
    if (children.length > 0) blocks.push({ tag: 'p', children });
    words = [];
  };
  function read(node: Node) {
    for (const child of node.childNodes) {
      const list = child.nodeName === 'UL' || child.nodeName === 'OL';
      const isLine = list || lines.test(child.nodeName) || child.nodeName === 'BR';
      if (isLine) endLine();
      if (list) addList(child as Element);
      else if (isLine) {
        read(child);
        endLine();
      } else words.push(...readInline(child, []));
    }
  }
  function addList(list: Element) {
    const items = [...list.querySelectorAll('li')]
      .map((item) => tidy(readItem(item)))
      .filter((item) => item.length > 0);
    if (items.length > 0) blocks.push({ tag: list.nodeName === 'OL' ? 'ol' : 'ul', items });
  }
  read(root);
  endLine();
  return blocks;
}

/** Without nested lists, whose items are separate items. */
const readItem = (item: Element): Inline[] =>
  [...item.childNodes]
    .filter(({ nodeName }) => nodeName !== 'UL' && nodeName !== 'OL')
    .flatMap((child) => readInline(child, []));

/** @param above the enclosing marks */
function readInline(node: Node, above: readonly string[]): Inline[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.nodeValue ?? '').replaceAll(/[\s\u00a0]+/g, ' ').replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
    return text === '' ? [] : [text];
  }
  if (node.nodeName === 'BR') return [' '];
  if (!(node instanceof Element) || node.nodeName === 'SCRIPT' || node.nodeName === 'STYLE') return [];
  const tag = node.nodeName === 'A' ? 'a' : marks[node.nodeName];
  const isMark = tag !== undefined && !above.includes(tag);
  const children = [...node.childNodes].flatMap((child) =>
    readInline(child, isMark ? [...above, tag] : above),
  );
  if (!isMark || toWords(children).trim() === '') return children;
  if (tag !== 'a') return [{ tag, children }];
  const href = node.getAttribute('href');
  return href ? [{ tag, href, children }] : children;
}

/** Without white space at its ends; nothing if only that was left. */
function tidy(words: Inline[]): Inline[] {
  if (toWords(words).trim() === '') return [];
  const trimmed = [...words];
  while (typeof trimmed[0] === 'string' && trimmed[0].trim() === '') trimmed.shift();
  while (typeof trimmed.at(-1) === 'string' && String(trimmed.at(-1)).trim() === '') trimmed.pop();
  const last = trimmed.length - 1;
  if (typeof trimmed[0] === 'string') trimmed[0] = trimmed[0].trimStart();
  if (typeof trimmed[last] === 'string') trimmed[last] = trimmed[last].trimEnd();
  return trimmed;
}

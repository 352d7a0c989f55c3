import type { Mark, Node } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';
import {
  isBlock,
  isElement,
  isMark,
  isText,
  newlines,
  toAttributes,
  toInnerHtml,
  toOuterHtml,
  type ChildNode,
  type Element,
} from './markup.ts';
import { articleSchema, markElements } from './schema.ts';

/** The markup has something that the document has no place for. */
class Unrepresentable extends Error {}

const { nodes, marks: markTypes } = articleSchema;

/** Elements at the top of a text that are blocks of their own there, shown as they are. */
const islandTags = new Set(
  'audio button canvas embed form iframe link math meta noscript object script select style svg template video'.split(
    ' ',
  ),
);

/** Divisions of a text: a paragraph if there are only words inside, a container if there are blocks. */
const divisionTags = new Set(
  'article center dd div dl dt figcaption figure footer header main section'.split(' '),
);

interface Place {
  /** A newline of the source is a space here. */
  isLayout: boolean;
}

export const isIsland = (node: ChildNode): boolean => isElement(node) && islandTags.has(node.tagName);

/** One block of a text's top level, or a run of words outside of any; null where there is no place for all of it. */
export function toBlock(children: readonly ChildNode[]): Node | null {
  try {
    const [first] = children;
    if (children.length === 1 && isIsland(first!)) return null;
    const block =
      children.length === 1 && isBlock(first!)
        ? readBlock(first, { isLayout: false })
        : readLine(children, { isLayout: false });
    block.check();
    return block;
  } catch {
    return null;
  }
}

function readBlock(element: Element, place: Place): Node {
  const attributes = toAttributes(element);
  const tag = element.tagName;
  if (tag === 'p' || (divisionTags.has(tag) && !hasBlock(element) && tag !== 'figure')) {
    return nodes['paragraph']!.create({ tag, attributes }, readInline(element.childNodes, place));
  }
  if (/^h[1-6]$/.test(tag)) {
    return nodes['heading']!.create(
      { level: Number(tag[1]), attributes },
      readInline(element.childNodes, place),
    );
  }
  if (tag === 'blockquote') return nodes['blockquote']!.create({ attributes }, readBlocks(element, place));
  if (tag === 'aside') return readCallout(element, place);
  if (tag === 'details') return readDetails(element, place);
  if (tag === 'ul' || tag === 'ol') return readList(element);
  if (tag === 'pre') return readCode(element);
  if (tag === 'hr') return nodes['horizontal_rule']!.create({ attributes });
  if (tag === 'table') return readTable(element);
  if (tag === 'figure' && hasPicture(element)) return readFigure(element, place);
  if (divisionTags.has(tag)) {
    const content = readBlocks(element, { isLayout: place.isLayout || tag === 'dl' });
    if (tag === 'figure' && content.some(isLoose)) throw new Unrepresentable();
    return nodes['container']!.create({ tag, attributes }, content);
  }
  throw new Unrepresentable();
}

/** Words beside a figure's media would be outside of its caption. */
const isLoose = ({ type, attrs }: Node): boolean => type === nodes['bare'] || attrs['tag'] === 'div';

const hasBlock = ({ childNodes }: Element): boolean => childNodes.some(isBlock);

/** The blocks inside an element; words outside of any are lines. */
function readBlocks({ childNodes }: Pick<Element, 'childNodes'>, place: Place): Node[] {
  const blocks: Node[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    if (line.some((node) => isElement(node) || (isText(node) && node.value.trim() !== ''))) {
      blocks.push(readLine(line, place));
    }
    line = [];
  };
  for (const child of childNodes) {
    if (isBlock(child)) {
      endLine();
      blocks.push(readBlock(child, place));
    } else line.push(child);
  }
  endLine();
  return blocks.length > 0 ? blocks : [nodes['bare']!.create()];
}

const readLine = (children: readonly ChildNode[], place: Place): Node =>
  nodes['bare']!.create(null, readInline(children, place));

function readCallout(element: Element, place: Place): Node {
  const attributes = toAttributes(element);
  const kind = attributes.find(([name]) => name === 'class')?.[1];
  const content = readBlocks(element, place);
  if (kind !== 'note' && kind !== 'warning')
    return nodes['container']!.create({ tag: 'aside', attributes }, content);
  const others = attributes.filter(([name]) => name !== 'class');
  return nodes['callout']!.create({ kind, attributes: others }, content);
}

function readDetails(element: Element, place: Place): Node {
  const [summary, ...others] = element.childNodes.filter((node) => !isText(node) || node.value.trim() !== '');
  if (!summary || !isElement(summary) || summary.tagName !== 'summary') throw new Unrepresentable();
  const title = nodes['summary']!.create(
    { attributes: toAttributes(summary) },
    readInline(summary.childNodes, place),
  );
  const body = others.length > 0 ? readBlocks({ childNodes: others }, place) : [];
  return nodes['details']!.create({ attributes: toAttributes(element) }, [title, ...body]);
}

/** The elements among children that have nothing else but layout. @throws Unrepresentable */
function readElements({ childNodes }: Element): Element[] {
  return childNodes.flatMap((node) => {
    if (isElement(node)) return [node];
    if (isText(node) && node.value.trim() !== '') throw new Unrepresentable();
    return [];
  });
}

function readList(element: Element): Node {
  const items = readElements(element).map((item) => {
    if (item.tagName !== 'li') throw new Unrepresentable();
    return nodes['list_item']!.create(
      { attributes: toAttributes(item) },
      readBlocks(item, { isLayout: true }),
    );
  });
  const type = element.tagName === 'ul' ? 'bullet_list' : 'ordered_list';
  return nodes[type]!.createChecked({ attributes: toAttributes(element) }, items);
}

function readCode(element: Element): Node {
  const [only] = element.childNodes;
  const hasCode = element.childNodes.length === 1 && isElement(only!) && only.tagName === 'code';
  const inside = hasCode ? (only as Element).childNodes : element.childNodes;
  if (!inside.every(isText)) throw new Unrepresentable();
  const text = inside.map(({ value }) => value).join('');
  const code = hasCode ? toAttributes(only as Element) : null;
  const content = text === '' ? null : articleSchema.text(text);
  return nodes['code_block']!.create({ code, attributes: toAttributes(element) }, content);
}

function readTable(element: Element): Node {
  let caption: string | null = null;
  let columns = '';
  const rows: Node[] = [];
  for (const part of readElements(element)) {
    if (part.tagName === 'caption' && rows.length === 0 && caption === null && part.attrs.length === 0) {
      caption = toInnerHtml(part);
    } else if (part.tagName === 'colgroup' && rows.length === 0) {
      columns += toOuterHtml(part);
    } else if (['thead', 'tbody', 'tfoot'].includes(part.tagName)) {
      const section = { section: part.tagName, sectionAttributes: toAttributes(part) };
      for (const row of readElements(part)) rows.push(readRow(row, section));
    } else throw new Unrepresentable();
  }
  const table = nodes['table']!.createChecked({ caption, columns, attributes: toAttributes(element) }, rows);
  // Cells that overlap or are missing would be mended by the editor.
  if (TableMap.get(table).problems) throw new Unrepresentable();
  return table;
}

function readRow(element: Element, section: object): Node {
  const cells = readElements(element).map((cell) => {
    if (cell.tagName !== 'td' && cell.tagName !== 'th') throw new Unrepresentable();
    const all = toAttributes(cell);
    const attributes = all.filter(([name]) => name !== 'colspan' && name !== 'rowspan');
    const span = (wanted: string) => {
      const value = all.find(([name]) => name === wanted)?.[1];
      if (value === undefined) return 1;
      if (!/^[1-9]\d{0,2}$/.test(value)) throw new Unrepresentable();
      return Number(value);
    };
    const type = cell.tagName === 'td' ? 'table_cell' : 'table_header';
    const attrs = { colspan: span('colspan'), rowspan: span('rowspan'), attributes };
    return nodes[type]!.create(attrs, readBlocks(cell, { isLayout: true }));
  });
  return nodes['table_row']!.create({ ...section, attributes: toAttributes(element) }, cells);
}

const isPicture = (node: ChildNode | undefined): node is Element =>
  node !== undefined && isElement(node) && node.tagName === 'img';

const findLink = (node: ChildNode | undefined): Element | null =>
  node &&
  isElement(node) &&
  node.tagName === 'a' &&
  node.childNodes.length === 1 &&
  isPicture(node.childNodes[0])
    ? node
    : null;

const hasPicture = ({ childNodes }: Element): boolean =>
  childNodes.some((node) => isPicture(node) || findLink(node) !== null);

function readFigure(element: Element, place: Place): Node {
  const [picture, caption, ...others] = readElements(element);
  const link = findLink(picture);
  const image = link ? link.childNodes[0] : picture;
  if (!isPicture(image) || others.length > 0) throw new Unrepresentable();
  if (caption && caption.tagName !== 'figcaption') throw new Unrepresentable();
  return nodes['figure']!.create(
    {
      image: toAttributes(image),
      link: link && toAttributes(link),
      attributes: toAttributes(element),
      caption: caption ? toAttributes(caption) : [],
    },
    caption ? readInline(caption.childNodes, place) : [],
  );
}

/** The words, breaks and pictures of a line. @throws Unrepresentable for a block inside */
function readInline(children: readonly ChildNode[], place: Place): Node[] {
  const line: Node[] = [];
  addInline(children, [], place, line);
  // White space with a newline at a block's edge is layout of the source.
  while (isNewline(line[0])) line.shift();
  while (isNewline(line.at(-1))) line.pop();
  return line;
}

const isNewline = (node: Node | undefined): boolean =>
  node?.type === nodes['newline'] || node?.type === nodes['wrap'];

function addInline(
  children: readonly ChildNode[],
  around: readonly Mark[],
  place: Place,
  line: Node[],
): void {
  for (const child of children) {
    if (isText(child)) {
      for (const piece of child.value.split(newlines)) {
        if (piece !== '') line.push(readPiece(piece, place).mark(around));
      }
    } else if (isBlock(child)) throw new Unrepresentable();
    else if (!isElement(child)) continue;
    else if (child.tagName === 'br' && child.attrs.length === 0) {
      line.push(nodes['hard_break']!.create(null, null, around));
    } else if (child.tagName === 'img') {
      line.push(nodes['image']!.create({ attributes: toAttributes(child) }, null, around));
    } else if (isMark(child) && child.childNodes.length > 0) {
      addInline(child.childNodes, readMark(child).addToSet(around), place, line);
    } else line.push(nodes['inline_island']!.create({ html: toOuterHtml(child) }, null, around));
  }
}

function readPiece(piece: string, { isLayout }: Place): Node {
  if (!newlines.test(piece)) return articleSchema.text(piece);
  return nodes[isLayout ? 'wrap' : 'newline']!.create({ space: piece });
}

function readMark(element: Element): Mark {
  const tag = element.tagName;
  const [name] = Object.entries(markElements).find(([, tags]) => tags.includes(tag))!;
  return markTypes[name]!.create({ tag, attributes: toAttributes(element) });
}

import type { Mark, Node } from 'prosemirror-model';
import type { Attributes } from './schema.ts';

/** A block's HTML, as it is written where its source has none, or another. */
export function writeBlock(node: Node): string {
  const { attrs } = node;
  const attributes: Attributes = attrs['attributes'] ?? [];
  switch (node.type.name) {
    case 'paragraph':
      return element(attrs['tag'], attributes, writeInline(node));
    case 'bare':
      return writeInline(node);
    case 'heading':
      return element(`h${attrs['level']}`, attributes, writeInline(node));
    case 'summary':
      return element('summary', attributes, writeInline(node));
    case 'blockquote':
      return element('blockquote', attributes, writeBlocks(node));
    case 'container':
      return element(attrs['tag'], attributes, writeBlocks(node));
    case 'callout':
      return element('aside', [['class', attrs['kind']], ...attributes], writeBlocks(node));
    case 'details':
      return element('details', attributes, `\n${joinBlocks(node)}\n`);
    case 'bullet_list':
      return element('ul', attributes, `\n${joinBlocks(node)}\n`);
    case 'ordered_list':
      return element('ol', attributes, `\n${joinBlocks(node)}\n`);
    case 'list_item':
      return element('li', attributes, joinBlocks(node));
    case 'code_block':
      return writeCode(node);
    case 'horizontal_rule':
      return `<hr${writeAttributes(attributes)}>`;
    case 'figure':
      return writeFigure(node);
    case 'table':
      return writeTable(node);
    case 'table_row':
      return element('tr', attributes, node.children.map(writeBlock).join(''));
    case 'table_cell':
    case 'table_header':
      return writeCell(node);
    case 'island':
      return attrs['html'];
    default:
      throw new Error(`no markup for ${node.type.name}`);
  }
}

function writeBlocks(node: Node): string {
  const inside = joinBlocks(node);
  return node.childCount === 1 && node.firstChild!.type.name === 'bare' ? inside : `\n${inside}\n`;
}

/** Two lines outside of any element would be one: the second becomes a paragraph. */
const joinBlocks = (node: Node): string =>
  node.children
    .map((child, index) => (followsLine(node, index) ? writeAsParagraph(child) : writeBlock(child)))
    .join('\n');

/** Whether this child and the one before are both words outside of any element. */
export const followsLine = (parent: Node, index: number): boolean =>
  parent.child(index).type.name === 'bare' && index > 0 && parent.child(index - 1).type.name === 'bare';

const writeAsParagraph = (node: Node): string => element('p', [], writeInline(node));

function writeCode(node: Node): string {
  const text = escapeText(node.textContent);
  const { code, attributes } = node.attrs;
  // The parser drops a newline at the beginning.
  const inside = code === null ? text : element('code', code, text);
  return element('pre', attributes, code === null && text.startsWith('\n') ? `\n${inside}` : inside);
}

function writeFigure(node: Node): string {
  const { image, link, attributes, caption } = node.attrs;
  const picture = `<img${writeAttributes(image)}>`;
  const words = node.childCount > 0 ? `\n${element('figcaption', caption, writeInline(node))}` : '';
  return element(
    'figure',
    attributes,
    `\n${link === null ? picture : element('a', link, picture)}${words}\n`,
  );
}

function writeTable(node: Node): string {
  const { caption, columns, attributes } = node.attrs;
  const parts = caption === null ? [] : [element('caption', [], caption)];
  if (columns !== '') parts.push(columns);
  const rows = node.children;
  for (let start = 0; start < rows.length;) {
    const { section, sectionAttributes } = rows[start]!.attrs;
    let end = start + 1;
    while (end < rows.length && rows[end]!.attrs['section'] === section) end += 1;
    const inside = rows.slice(start, end).map(writeBlock).join('\n');
    parts.push(element(section, sectionAttributes, `\n${inside}\n`));
    start = end;
  }
  return element('table', attributes, `\n${parts.join('\n')}\n`);
}

function writeCell(node: Node): string {
  const { colspan, rowspan, attributes } = node.attrs;
  const spans: [string, string][] = [];
  if (colspan !== 1) spans.push(['colspan', String(colspan)]);
  if (rowspan !== 1) spans.push(['rowspan', String(rowspan)]);
  return element(node.type.name === 'table_cell' ? 'td' : 'th', [...attributes, ...spans], joinBlocks(node));
}

/** The words of a line with their marks; a mark that goes on over a break is one element. */
function writeInline(node: Node): string {
  let open: readonly Mark[] = [];
  let html = '';
  const close = (kept: number) => {
    for (const mark of open.slice(kept).toReversed()) html += `</${mark.attrs['tag']}>`;
    open = open.slice(0, kept);
  };
  for (const child of node.children) {
    const firstEnded = open.findIndex((mark) => !mark.isInSet(child.marks));
    if (firstEnded >= 0) close(firstEnded);
    for (const mark of child.marks) {
      if (mark.isInSet(open)) continue;
      open = [...open, mark];
      html += `<${mark.attrs['tag']}${writeAttributes(mark.attrs['attributes'])}>`;
    }
    html += writeLeaf(child);
  }
  close(0);
  return html;
}

function writeLeaf(node: Node): string {
  if (node.isText) return escapeText(node.text!);
  const { attrs } = node;
  switch (node.type.name) {
    case 'hard_break':
      return '<br>';
    case 'image':
      return `<img${writeAttributes(attrs['attributes'])}>`;
    case 'inline_island':
      return attrs['html'];
    default:
      return attrs['space'];
  }
}

const element = (tag: string, attributes: Attributes, inside: string): string =>
  `<${tag}${writeAttributes(attributes)}>${inside}</${tag}>`;

/** Attributes whose presence is their value (HTML Standard, 2.3.2). */
const flags = new Set(['open', 'reversed']);

const writeAttributes = (attributes: Attributes): string =>
  attributes
    .map(([name, value]) =>
      value === '' && flags.has(name)
        ? ` ${name}`
        : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\u00A0', '&nbsp;')}"`,
    )
    .join('');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00A0': '&nbsp;' };

const escapeText = (text: string): string =>
  text.replaceAll(/[&<>\u00A0]/g, (character) => entities[character]!);

import { parseFragment, serialize, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that stand alone; between others there is only text. */
const blocks = new Set(
  'p h2 h3 h4 h5 h6 ul ol dl blockquote hr figure pre div section aside table details summary figcaption li'.split(
    ' ',
  ),
);

/**
 * An article's HTML, sanitized, as Markdown (CommonMark with tables and strikethrough). What Markdown has no way to say
 * stays as HTML, which Markdown allows: callouts, details, captions, footnotes' places, merged cells.
 */
export function toMarkdown(html: string): string {
  const { childNodes } = parseFragment(html);
  const targets = new Set([...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id));
  dropIds(childNodes, targets);
  return `${writeBlocks(childNodes).trim()}\n`;
}

/** Of those that nothing in the article leads to. */
function dropIds(nodes: readonly Node[], targets: ReadonlySet<string | undefined>): void {
  for (const node of nodes.filter(isElement)) {
    node.attrs = node.attrs.filter(({ name, value }) => name !== 'id' || targets.has(value));
    dropIds(node.childNodes, targets);
  }
}

const isElement = (node: Node | undefined): node is Element => node !== undefined && 'tagName' in node;

const isBlock = (node: Node): node is Element => isElement(node) && blocks.has(node.tagName);

function writeBlocks(nodes: readonly Node[]): string {
  const parts: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const text = writeLine(line).trim();
    if (text !== '') parts.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    const text = writeBlock(node);
    if (text !== '') parts.push(text);
  }
  endLine();
  return parts.join('\n\n');
}

function writeBlock(element: Element): string {
  const { tagName, attrs, childNodes } = element;
  // An id or a direction is an attribute that Markdown does not have.
  if (attrs.length > 0 && !['ol', 'table', 'pre'].includes(tagName)) return writeHtml(element);
  switch (tagName) {
    case 'p':
      return writeLine(childNodes).trim();
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return `${'#'.repeat(Number(tagName[1]))} ${writeLine(childNodes)
        .replaceAll(/\s*\\\n/g, ' ')
        .trim()}`;
    case 'hr':
      return '---';
    case 'blockquote':
      return writeBlocks(childNodes).replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '');
    case 'ul':
    case 'ol':
      return writeList(element);
    case 'pre':
      return writeListing(element);
    case 'table':
      return writeTable(element) ?? writeHtml(element);
    case 'div':
    case 'section':
      return writeBlocks(childNodes);
    case 'figure':
      return writeFigure(element);
    default:
      return writeHtml(element);
  }
}

/** Without blank lines, which would end it. */
const writeHtml = (element: Element): string => serializeOuter(element).replaceAll(/\n\s*\n/g, '\n');

function writeFigure(figure: Element): string {
  const content = figure.childNodes.filter((node) => !isElement(node) || node.tagName !== 'figcaption');
  const [only, ...others] = content.filter((node) => !isSpace(node));
  const hasCaption = content.length < figure.childNodes.length;
  if (hasCaption || others.length > 0 || !isElement(only)) return writeHtml(figure);
  return isBlock(only) ? writeBlock(only) : writeLine([only]);
}

const isSpace = (node: Node): boolean => 'value' in node && node.value.trim() === '';

function writeList(list: Element): string {
  const start = Number(list.attrs.find(({ name }) => name === 'start')?.value ?? 1);
  if (list.attrs.some(({ name }) => name !== 'start')) return writeHtml(list);
  const items = list.childNodes.filter((node): node is Element => isElement(node) && node.tagName === 'li');
  if (items.some(({ attrs }) => attrs.length > 0)) return writeHtml(list);
  const isLoose = items.some(({ childNodes }) =>
    childNodes.some((node) => isElement(node) && node.tagName === 'p'),
  );
  const written = items.map((item, index) => {
    const bullet = list.tagName === 'ol' ? `${start + index}. ` : '- ';
    const content = isLoose
      ? writeBlocks(item.childNodes)
      : writeBlocks(item.childNodes).replaceAll('\n\n', '\n');
    return bullet + content.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(bullet.length)}`);
  });
  return written.join(isLoose ? '\n\n' : '\n');
}

function writeListing(pre: Element): string {
  const code = pre.childNodes.find(isElement);
  const isPlain =
    code?.tagName === 'code' &&
    pre.childNodes.length === 1 &&
    code.childNodes.every((node) => 'value' in node);
  if (!isPlain) return writeHtml(pre).includes('\n') ? serializeOuter(pre) : writeHtml(pre);
  const text = textOf(code).replace(/\n$/, '');
  const language =
    /language-([\w-]+)/.exec(code.attrs.find(({ name }) => name === 'class')?.value ?? '')?.[1] ?? '';
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Null for one that Markdown's tables cannot say. */
function writeTable(table: Element): string | null {
  const html = serialize(table);
  if (/<(?:caption|p|ul|ol|pre|table|br)\b|(?:col|row)span=/.test(html)) return null;
  const rows = listRows(table);
  const width = rows[0]?.length ?? 0;
  const isHead =
    rows[0]?.every(({ tagName }) => tagName === 'th') && rows.every((row) => row.length === width);
  if (!isHead || width === 0) return null;
  const lines = rows.map(
    (row) =>
      `| ${row
        .map((cell) =>
          writeLine(cell.childNodes)
            .trim()
            .replaceAll(/(?<!\\)\|/g, '\\|'),
        )
        .join(' | ')} |`,
  );
  return [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n');
}

const listRows = (parent: Element): Element[][] =>
  parent.childNodes
    .filter(isElement)
    .flatMap((one) => (one.tagName === 'tr' ? [one.childNodes.filter(isElement)] : listRows(one)));

/** Text with its marks. */
const writeLine = (nodes: readonly Node[]): string => nodes.map(writeInline).join('');

function writeInline(node: Node): string {
  if ('value' in node) return escapeText(node.value.replaceAll(/\s+/g, ' '));
  if (!isElement(node)) return '';
  const { tagName, childNodes } = node;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const extra = Object.keys(attributes).filter(
    (name) => !['href', 'title', 'rel', 'src', 'alt', 'loading', 'decoding'].includes(name),
  );
  if (extra.length > 0 && attributes['class'] !== 'embed') return serializeOuter(node);
  switch (tagName) {
    case 'br':
      return '\\\n';
    case 'strong':
    case 'b':
      return mark('**', writeLine(childNodes));
    case 'em':
    case 'i':
      return mark('*', writeLine(childNodes));
    case 's':
    case 'del':
      return mark('~~', writeLine(childNodes));
    case 'code':
      return childNodes.every((one) => 'value' in one) ? writeCode(textOf(node)) : serializeOuter(node);
    case 'a':
      return attributes['href'] === undefined
        ? writeLine(childNodes)
        : `[${writeLine(childNodes)}](${writeTarget(attributes['href'], attributes['title'])})`;
    case 'img':
      return `![${escapeText(attributes['alt'] ?? '')}](${writeTarget(attributes['src'] ?? '', attributes['title'])})`;
    default:
      return serializeOuter(node);
  }
}

/** Space belongs outside of the marks. */
function mark(sign: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner === '' ? text : before + sign + inner + sign + after;
}

function writeCode(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return fence + space + text + space + fence;
}

const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));

function writeTarget(address: string, title: string | undefined): string {
  const target = /[\s()<>]/.test(address)
    ? `<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>`
    : address;
  return title ? `${target} "${title.replaceAll('"', '\\"')}"` : target;
}

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Escapes the signs that Markdown would read as its own: signs anywhere, and those that begin a line. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>~&|]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : `\\${sign}`))
    .replace(
      /^(\s*)([#+-]|\d+[.)])(?=\s)/,
      (_, space: string, sign: string) =>
        space + sign.slice(0, -1) + (sign.length > 1 ? `\\${sign.at(-1)!}` : `\\${sign}`),
    );

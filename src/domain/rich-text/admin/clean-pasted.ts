import { articleClasses, articleElements, findLanguage } from '../elements.ts';
import { markMissingPicture } from '../missing-picture.ts';
import { writeCheck } from './check-boxes.ts';
import {
  attributeOf,
  isBlock,
  isElement,
  isText,
  parseMarkup,
  styleOf,
  textOf,
  toAttributes,
  type ChildNode,
  type Element,
} from './markup.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { gatherFootnotes } from './pasted-footnotes.ts';
import { takeForeign } from './take-foreign.ts';
import { isWordMarker, readWordLists } from './word-lists.ts';

/** A written piece of an element: a block, or words of a line. */
interface Piece {
  isBlock: boolean;
  html: string;
}

interface Cleaned {
  /** HTML of the closed set. */
  html: string;
  /** What is not in it as it was copied, as sentences. */
  notices: string[];
}

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

const headings: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

/**
 * A copied text from Word, Google Docs, a web page or this editor as HTML of the closed set: looks become
 * marks where they mean something (bold, italic, struck, raised), white space is that of the words.
 * @param lastFootnote the highest number of a footnote in the text that it is pasted into
 */
export function cleanPastedMarkup(html: string, lastFootnote = 0): Cleaned {
  const nodes = parseMarkup(html);
  const notices = takeForeign(nodes);
  gatherFootnotes(nodes, lastFootnote);
  const pieces = clean(nodes);
  const isLine = pieces.every(({ isBlock: is }) => !is);
  return { html: isLine ? join(pieces).trim() : toBlocks(pieces).join('\n'), notices };
}

/** Copied text: Markdown if it is written so, paragraphs otherwise. */
export function cleanPastedText(text: string, lastFootnote = 0): Cleaned {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  if (isMarkdown(lines)) return cleanPastedMarkup(parseMarkdown(lines), lastFootnote);
  const paragraphs = lines.split(/\n\s*\n/).map((one) => escape(one).replaceAll('\n', '<br>'));
  const html =
    paragraphs.length > 1 ? paragraphs.map((one) => `<p>${one}</p>`).join('\n') : paragraphs.join('');
  return { html, notices: [] };
}

/** A mark at the beginning of a line, or around words, that people do not write by chance. */
const isMarkdown = (text: string): boolean =>
  /^(?:#{1,6} |```|> |[-*+] \[[ xX]\] |\|.+\|$|\[\^[\w-]+\]: )/m.test(text) ||
  /^(?:[-*+]|\d+\.) \S.*\n(?:\s*(?:[-*+]|\d+\.) \S)/m.test(text) ||
  /\*\*\S[^*\n]*\*\*|(?<!!)\[[^\]\n]+\]\((?:https?:|mailto:|\/)[^)\s]+\)|(?<![`\w])`[^`\n]+`(?![`\w])/.test(
    text,
  );

function clean(nodes: readonly ChildNode[]): Piece[] {
  const pieces: Piece[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    const lists = readWordLists(nodes, index, (inside) => trimLine(join(clean(inside))));
    if (lists) {
      pieces.push(block(lists.html));
      index = lists.last;
    } else pieces.push(...cleanNode(node));
  }
  return pieces;
}

function cleanNode(node: ChildNode): Piece[] {
  if (isText(node))
    return node.value === '' ? [] : [words(escape(node.value.replaceAll(/[ \t\r\n\f]+/g, ' ')))];
  if (!isElement(node) || isWordMarker(node)) return [];
  const { tagName: tag, childNodes } = node;
  switch (tag) {
    case 'br':
      return [words('<br>')];
    case 'hr':
      return [block('<hr>')];
    case 'img':
      return cleanPicture(node);
    case 'wbr':
      return [words('<wbr>')];
    case 'pre':
      return [block(writeListing(textOf(node), languageOf(node)))];
    case 'a':
      return cleanLink(node);
    case 'ul':
    case 'ol':
      return [block(writeTag(tag, node, `\n${cleanItems(node).join('\n')}\n`))];
    case 'blockquote':
      return [block(cleanQuote(toBlocks(clean(childNodes))))];
    case 'figure':
      return cleanFigure(node);
    case 'dl':
      return cleanTerms(node);
    case 'table':
      return cleanTable(node);
    case 'details':
      return [block(cleanDetails(node))];
    case 'aside':
      return cleanAside(node);
    default: {
      if (tag in headings) return wrapLines(headings[tag]!, clean(childNodes));
      const inside = markByLook(node, clean(childNodes));
      if (isBlock(node)) return toBlocks(inside).map(block);
      return tag in markTags && !isPlainLook(node) ? mark(writeTag(markTags[tag]!, node), inside) : inside;
    }
  }
}

/** How GitHub's Markdown marks a callout, at the beginning of a quote. */
const calloutSign = /^<p>\[!(note|tip|important|warning|caution)\](?:\s|<br>)*/i;

function cleanQuote(blocks: readonly string[]): string {
  const kind = calloutSign.exec(blocks[0] ?? '')?.[1]?.toLowerCase();
  if (!kind) return `<blockquote>\n${blocks.join('\n')}\n</blockquote>`;
  const name = kind === 'warning' || kind === 'caution' ? 'warning' : 'note';
  const inside = [blocks[0]!.replace(calloutSign, '<p>'), ...blocks.slice(1)].filter(
    (html) => html !== '<p></p>',
  );
  return `<aside class="${name}">\n${inside.join('\n')}\n</aside>`;
}

/** A callout of this editor; any other is its blocks alone. */
function cleanAside(node: Element): Piece[] {
  const blocks = toBlocks(clean(node.childNodes));
  const kind = attributeOf(node, 'class');
  if (!kind || !articleClasses['aside']!.includes(kind)) return blocks.map(block);
  return [block(`<aside class="${kind}">\n${blocks.join('\n')}\n</aside>`)];
}

const block = (html: string): Piece => ({ isBlock: true, html });

const words = (html: string): Piece => ({ isBlock: false, html });

const join = (pieces: readonly Piece[]): string => pieces.map(({ html }) => html).join('');

/** Runs of words become paragraphs; those of white space or breaks alone are none. */
function toBlocks(pieces: readonly Piece[]): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = () => {
    const html = trimLine(line);
    if (html !== '') blocks.push(`<p>${html}</p>`);
    line = '';
  };
  for (const piece of pieces) {
    if (!piece.isBlock) line += piece.html;
    else {
      endLine();
      blocks.push(piece.html);
    }
  }
  endLine();
  return blocks;
}

const trimLine = (html: string): string => html.replaceAll(/^(?:\s|&nbsp;|<br>)+|(?:\s|&nbsp;|<br>)+$/g, '');

/** A heading of one line, and the blocks that stood in it. */
function wrapLines(tag: string, pieces: readonly Piece[]): Piece[] {
  const line = trimLine(join(pieces.filter(({ isBlock: is }) => !is)));
  const heading = line === '' ? [] : [block(`<${tag}>${line}</${tag}>`)];
  return [...heading, ...pieces.filter(({ isBlock: is }) => is)];
}

/** @param start the tag */
function mark(start: string, pieces: readonly Piece[]): Piece[] {
  if (pieces.some(({ isBlock: is }) => is) || join(pieces).trim() === '') return [...pieces];
  const inside = join(pieces);
  const end = start.replace(/^<([a-z]+)[^]*$/, '</$1>');
  const isMarked = inside.startsWith(start) && inside.endsWith(end);
  return [words(isMarked ? inside : start + inside + end)];
}

/**
 * Google Docs wraps what it copies in a bold element that is not bold. Word's `mso-bidi-font-weight` is about
 * right-to-left script alone, and stands in elements that are.
 */
const isPlainLook = (element: Element): boolean =>
  /(?<!-)font-(?:weight|style):\s*(?:normal|400)/i.test(styleOf(element));

function markByLook(element: Element, pieces: readonly Piece[]): Piece[] {
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

function cleanLink(element: Element): Piece[] {
  const href = attributeOf(element, 'href')?.trim();
  const inside = clean(element.childNodes);
  if (href === undefined || inside.some(({ isBlock: is }) => is)) return inside;
  if (join(inside).trim() === '') return inside;
  const title = attributeOf(element, 'title');
  const more = (title ? ` title="${escape(title)}"` : '') + writeFootnoteId(element);
  return [words(`<a href="${escape(href)}"${more}>${join(inside)}</a>`)];
}

function cleanPicture(element: Element): Piece[] {
  const source = attributeOf(element, 'src')?.trim() ?? '';
  if (/^(?:https:|\/uploads\/|pasted:)/i.test(source)) return [words(writeTag('img', element))];
  const isShown = !['width', 'height'].some((side) => /^[01](?:px)?$/.test(attributeOf(element, side) ?? ''));
  if (source === '' || source.startsWith('data:') || !isShown) return [];
  const name = attributeOf(element, 'alt')?.trim() || /[^/\\]*$/.exec(source)![0].slice(0, 100) || source;
  return [words(markMissingPicture(escape(name.replaceAll(']', ''))))];
}

function cleanFigure({ childNodes }: Element): Piece[] {
  const caption = childNodes.find((node) => isElement(node) && node.tagName === 'figcaption');
  const inside = clean(childNodes.filter((node) => node !== caption));
  const text = caption ? trimLine(join(clean((caption as Element).childNodes))) : '';
  const picture = inside.filter(({ isBlock: is, html }) => !is && html.trim() !== '');
  if (picture.length === 1 && inside.every(({ isBlock: is }) => !is) && picture[0]!.html.includes('<img')) {
    const captionHtml = text === '' ? '' : `\n<figcaption>${text}</figcaption>`;
    return [block(`<figure>\n${picture[0]!.html}${captionHtml}\n</figure>`)];
  }
  return [...toBlocks(inside).map(block), ...(text === '' ? [] : [block(`<p>${text}</p>`)])];
}

/** Google Docs has lists beside the items that they belong to. */
function cleanItems({ childNodes }: Element): string[] {
  const items: string[] = [];
  for (const node of childNodes) {
    if (!isElement(node)) continue;
    const pieces = clean(node.tagName === 'li' ? node.childNodes : [node]);
    const html = writeCheck(node) + writeItem(pieces);
    if (html === '') continue;
    if (node.tagName !== 'li' && items.length > 0)
      items.push(items.pop()!.replace(/<\/li>$/, `\n${html}</li>`));
    else items.push(`${writeTag('li', node).slice(0, -1)}${writeFootnoteId(node)}>${html}</li>`);
  }
  return items;
}

/** The ids of footnotes and of their places are kept; others may be those of something in the text. */
function writeFootnoteId(element: Element): string {
  const id = attributeOf(element, 'id') ?? '';
  return /^fn-\d+(?:-place)?$/.test(id) ? ` id="${id}"` : '';
}

/** An item's words without a paragraph around them, where there is only one. */
function writeItem(pieces: readonly Piece[]): string {
  const blocks = toBlocks(pieces);
  const [first, ...others] = blocks;
  if (first === undefined) return '';
  const isAlone = others.every((html) => !html.startsWith('<p>'));
  return [isAlone ? first.replace(/^<p>([^]*)<\/p>$/, '$1') : first, ...others].join('\n');
}

function cleanTerms({ childNodes }: Element): Piece[] {
  const items = listTerms(childNodes).flatMap(({ tagName, childNodes: inside }) => {
    const html = writeItem(clean(inside));
    const tag = tagName === 'dt' ? 'dt' : 'dd';
    return html === '' ? [] : [`<${tag}>${html}</${tag}>`];
  });
  return items.length === 0 ? [] : [block(`<dl>\n${items.join('\n')}\n</dl>`)];
}

/** Divisions may group terms with what is said of them. */
const listTerms = (nodes: readonly ChildNode[]): Element[] =>
  nodes.filter(isElement).flatMap((node) => (node.tagName === 'div' ? listTerms(node.childNodes) : [node]));

function cleanTable(table: Element): Piece[] {
  const rows = listRows(table).map((row) => {
    const cells = row.childNodes.filter(
      (cell) => isElement(cell) && /^t[dh]$/.test(cell.tagName),
    ) as Element[];
    return `<tr>${cells.map((cell) => writeTag(cell.tagName, cell, writeItem(clean(cell.childNodes)))).join('')}</tr>`;
  });
  const caption = table.childNodes.find((node) => isElement(node) && node.tagName === 'caption');
  const title = caption ? trimLine(join(clean((caption as Element).childNodes))) : '';
  const captionHtml = title === '' ? '' : `<caption>${title}</caption>\n`;
  return rows.length === 0
    ? []
    : [block(`<table>\n${captionHtml}<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`)];
}

const listRows = ({ childNodes }: Element): Element[] =>
  childNodes
    .filter(isElement)
    .flatMap((node) =>
      node.tagName === 'tr' ? [node] : /^t(?:head|body|foot)$/.test(node.tagName) ? listRows(node) : [],
    );

function cleanDetails(details: Element): string {
  const { childNodes } = details;
  const summary = childNodes.find((node) => isElement(node) && node.tagName === 'summary');
  const title = summary ? trimLine(join(clean((summary as Element).childNodes))) : 'More';
  const body = toBlocks(clean(childNodes.filter((node) => node !== summary)));
  return writeTag('details', details, `\n<summary>${title}</summary>\n${body.join('\n')}\n`);
}

const mayBeEmpty = new Set(['alt', 'open', 'reversed']);

function writeTag(tag: string, element: Element, inside?: string): string {
  const kept = toAttributes(element).filter(
    ([name, value]) => articleElements[tag]!.includes(name) && (value !== '' || mayBeEmpty.has(name)),
  );
  const start = `<${tag}${kept.map(([name, value]) => ` ${name}="${escape(value)}"`).join('')}>`;
  return inside === undefined ? start : `${start}${inside}</${tag}>`;
}

/** The language that a listing's classes or those around it name. */
function languageOf(pre: Element): string {
  const code = pre.childNodes.find((node) => isElement(node) && node.tagName === 'code');
  const around = pre.parentNode && 'attrs' in pre.parentNode ? pre.parentNode : undefined;
  const elements = [code, pre, around].filter((one) => one !== undefined) as Element[];
  return findLanguage([
    ...elements.flatMap((one) => (attributeOf(one, 'class') ?? '').split(/\s+/)),
    attributeOf(pre, 'lang') ?? '',
  ]);
}

/** A block of code. @param language one of `codeLanguages` */
export const writeListing = (text: string, language: string): string =>
  `<pre><code${language && ` class="language-${language}"`}>${escape(text)}</code></pre>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00A0': '&nbsp;',
};

export const escape = (text: string): string =>
  text.replaceAll(/[&<>"\u00A0]/g, (character) => entities[character]!);

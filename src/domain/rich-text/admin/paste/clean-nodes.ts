import { articleClasses } from '../../elements.ts';
import { markMissingPicture } from '../../missing-picture.ts';
import { attributeOf, isBlock, isElement, isText, textOf, type ChildNode, type Element } from '../markup.ts';
import { cleanList, cleanTerms } from './clean-lists.ts';
import { cleanTable } from './clean-table.ts';
import { markByLook, markByTag } from './marks.ts';
import { block, isLine, join, toBlocks, trimLine, words, wrapLines, type Piece } from './pieces.ts';
import { isWordMarker, readWordLists } from './word-lists.ts';
import { escape, languageOf, writeFootnoteId, writeListing, writeTag } from './write-tags.ts';

const headings: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

/** Copied elements as pieces of the closed set; white space is that of the words. */
export function cleanNodes(nodes: readonly ChildNode[]): Piece[] {
  const pieces: Piece[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    const lists = readWordLists(nodes, index, (inside) => trimLine(join(cleanNodes(inside))));
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
      return [cleanList(node, cleanNodes)];
    case 'blockquote':
      return [block(cleanQuote(toBlocks(cleanNodes(childNodes))))];
    case 'figure':
      return cleanFigure(node);
    case 'dl':
      return cleanTerms(node, cleanNodes);
    case 'table':
      return cleanTable(node, cleanNodes);
    case 'details':
      return [block(cleanDetails(node))];
    case 'aside':
      return cleanAside(node);
    default: {
      if (tag in headings) return wrapLines(headings[tag]!, cleanNodes(childNodes));
      const inside = markByLook(node, cleanNodes(childNodes));
      if (isBlock(node)) return toBlocks(inside).map(block);
      return markByTag(node, inside);
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
  const blocks = toBlocks(cleanNodes(node.childNodes));
  const kind = attributeOf(node, 'class');
  if (!kind || !articleClasses['aside']!.includes(kind)) return blocks.map(block);
  return [block(`<aside class="${kind}">\n${blocks.join('\n')}\n</aside>`)];
}

function cleanLink(element: Element): Piece[] {
  const href = attributeOf(element, 'href')?.trim();
  const inside = cleanNodes(element.childNodes);
  if (href === undefined || !isLine(inside)) return inside;
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
  const inside = cleanNodes(childNodes.filter((node) => node !== caption));
  const text = caption ? trimLine(join(cleanNodes((caption as Element).childNodes))) : '';
  const picture = inside.filter(({ isBlock: is, html }) => !is && html.trim() !== '');
  if (picture.length === 1 && isLine(inside) && picture[0]!.html.includes('<img')) {
    const captionHtml = text === '' ? '' : `\n<figcaption>${text}</figcaption>`;
    return [block(`<figure>\n${picture[0]!.html}${captionHtml}\n</figure>`)];
  }
  return [...toBlocks(inside).map(block), ...(text === '' ? [] : [block(`<p>${text}</p>`)])];
}

function cleanDetails(details: Element): string {
  const { childNodes } = details;
  const summary = childNodes.find((node) => isElement(node) && node.tagName === 'summary');
  const title = summary ? trimLine(join(cleanNodes((summary as Element).childNodes))) : 'More';
  const body = toBlocks(cleanNodes(childNodes.filter((node) => node !== summary)));
  return writeTag('details', details, `\n<summary>${title}</summary>\n${body.join('\n')}\n`);
}

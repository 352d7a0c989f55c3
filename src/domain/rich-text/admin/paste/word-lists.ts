import { isElement, isText, styleOf, textOf, type ChildNode, type Element } from '../markup.ts';

/** The words of a line, cleaned. */
type CleanLine = (inside: readonly ChildNode[]) => string;

interface WordItem {
  index: number;
  /** Of the list: one that begins anew has another. */
  id: string;
  level: number;
  isNumbered: boolean;
  html: string;
}

/**
 * The lists that begin at a place among elements copied from Word, whose items are paragraphs with a level;
 * null if none does.
 */
export function readWordLists(
  nodes: readonly ChildNode[],
  from: number,
  cleanLine: CleanLine,
): { html: string; last: number } | null {
  const items = takeItems(nodes, from, cleanLine);
  return items.length === 0 ? null : { html: writeLists(items), last: items.at(-1)!.index };
}

/** Recognizes an item's bullet or number: it stands among the item's words. */
export const isWordMarker = (element: Element): boolean => /mso-list:\s*ignore/i.test(styleOf(element));

function takeItems(nodes: readonly ChildNode[], from: number, cleanLine: CleanLine): WordItem[] {
  const items: WordItem[] = [];
  for (let index = from; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    if (isText(node) && node.value.trim() === '') continue;
    const style = isElement(node) ? styleOf(node) : '';
    const [, list, level, format] = /mso-list:\s*(l\d+)\s+level(\d)(?:\s+(lfo\d+))?/i.exec(style) ?? [];
    if (list === undefined) break;
    const marker = textOf(findMarker(node as Element) ?? { childNodes: [] }).trim();
    const html = cleanLine((node as Element).childNodes).replace(/^[·•o§▪-](?:&nbsp;|\s)+/, '');
    const isNumbered = /^\(?[\da-z]{1,4}[.)]/i.test(marker);
    items.push({ index, id: `${list} ${format}`, level: Number(level), isNumbered, html });
  }
  return items;
}

function findMarker(element: Element): Element | undefined {
  for (const child of element.childNodes) {
    if (!isElement(child)) continue;
    const found = isWordMarker(child) ? child : findMarker(child);
    if (found) return found;
  }
  return undefined;
}

/** Lists beside each other, with those inside their items. */
function writeLists(items: readonly WordItem[]): string {
  const { id, level, isNumbered } = items[0]!;
  const end = items.findIndex((item, index) => index > 0 && item.level <= level && item.id !== id);
  const [own, others] = end < 0 ? [items, []] : [items.slice(0, end), items.slice(end)];
  const tag = isNumbered ? 'ol' : 'ul';
  let html = '';
  for (let index = 0; index < own.length;) {
    let next = index + 1;
    while (next < own.length && own[next]!.level > level) next += 1;
    const nested = own.slice(index + 1, next);
    html += `<li>${own[index]!.html}${nested.length > 0 ? `\n${writeLists(nested)}` : ''}</li>\n`;
    index = next;
  }
  return `<${tag}>\n${html}</${tag}>${others.length > 0 ? `\n${writeLists(others)}` : ''}`;
}

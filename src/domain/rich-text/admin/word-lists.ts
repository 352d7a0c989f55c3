import { isElement, isText, styleOf, textOf, type ChildNode, type Element } from './markup.ts';

/** The words of a line, cleaned. */
type CleanLine = (inside: readonly ChildNode[]) => string;

interface WordItem {
  index: number;
  level: number;
  isNumbered: boolean;
  html: string;
}

/**
 * The list that begins at a place among elements copied from Word, whose items are paragraphs with a level;
 * null if none does.
 */
export function readWordList(
  nodes: readonly ChildNode[],
  from: number,
  cleanLine: CleanLine,
): { html: string; last: number } | null {
  const items = takeItems(nodes, from, cleanLine);
  return items.length === 0 ? null : { html: writeList(items), last: items.at(-1)!.index };
}

/** What an item's bullet or number looks like: it stands among the item's words. */
export const isWordMarker = (element: Element): boolean => /mso-list:\s*ignore/i.test(styleOf(element));

function takeItems(nodes: readonly ChildNode[], from: number, cleanLine: CleanLine): WordItem[] {
  const items: WordItem[] = [];
  for (let index = from; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    if (isText(node) && node.value.trim() === '') continue;
    const level = isElement(node) ? /mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(node))?.[1] : undefined;
    if (level === undefined) break;
    const marker = textOf(findMarker(node as Element) ?? { childNodes: [] }).trim();
    const html = cleanLine((node as Element).childNodes).replace(/^[·•o§▪-](?:&nbsp;|\s)+/, '');
    items.push({ index, level: Number(level), isNumbered: /^\(?[\da-z]{1,4}[.)]/i.test(marker), html });
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

function writeList(items: readonly WordItem[]): string {
  const tag = items[0]!.isNumbered ? 'ol' : 'ul';
  const level = items[0]!.level;
  let html = '';
  for (let index = 0; index < items.length;) {
    let end = index + 1;
    while (end < items.length && items[end]!.level > level) end += 1;
    const nested = items.slice(index + 1, end);
    html += `<li>${items[index]!.html}${nested.length > 0 ? `\n${writeList(nested)}` : ''}</li>\n`;
    index = end;
  }
  return `<${tag}>\n${html}</${tag}>`;
}

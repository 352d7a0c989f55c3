import { isElement, type ChildNode, type Element } from '../markup.ts';
import { writeCheck } from './check-boxes.ts';
import { block, writeItem, type CleanNodes, type Piece } from './pieces.ts';
import { writeFootnoteId, writeTag } from './write-tags.ts';

/** A list with its items. */
export const cleanList = (list: Element, clean: CleanNodes): Piece =>
  block(writeTag(list.tagName, list, `\n${cleanItems(list, clean).join('\n')}\n`));

/** Google Docs has lists beside the items that they belong to. */
function cleanItems({ childNodes }: Element, clean: CleanNodes): string[] {
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

/** Terms, each with what is said of it. */
export function cleanTerms({ childNodes }: Element, clean: CleanNodes): Piece[] {
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

import { defaultTreeAdapter, parseFragment } from 'parse5';
import { attributeOf, isBlock, isElement, isText, styleOf, type ChildNode, type Element } from '../markup.ts';

/** A note of a pasted text. */
interface Note {
  number: number;
  block: Element;
}

/**
 * Makes links that lead to a note, and back, footnotes of ours, whoever wrote them (Word, Google Docs, Markdown, a web
 * page): numbered references in the text, and the notes as a list at its end.
 * @param last the highest number that the text has them with already
 */
export function gatherFootnotes(nodes: ChildNode[], last: number): void {
  const parts = listElements(nodes);
  const targets = new Map<string, Element>();
  for (const part of parts) {
    for (const name of [attributeOf(part, 'id'), part.tagName === 'a' && attributeOf(part, 'name')])
      if (name && !targets.has(name)) targets.set(name, part);
  }
  const targetOf = (link: Element): Element | undefined =>
    targets.get(/^#(.+)$/.exec(attributeOf(link, 'href') ?? '')?.[1] ?? '');
  const notes = new Map<Element, Note>();
  const backLinks = new Set<Element>();
  const references: { link: Element; note: Note; isFirst: boolean }[] = [];
  for (const link of parts) {
    const target = link.tagName === 'a' && !backLinks.has(link) ? targetOf(link) : undefined;
    const block = target && findNoteBlock(target);
    if (!block || isWithin(link, block)) continue;
    const back = listElements(block.childNodes).filter((inside) => {
      const place = inside.tagName === 'a' ? targetOf(inside) : undefined;
      return place && (isWithin(link, place) || isWithin(place, link));
    });
    const known = notes.get(block);
    if (!known && back.length === 0) continue;
    const note = known ?? { number: last + notes.size + 1, block };
    notes.set(block, note);
    for (const one of back) backLinks.add(one);
    references.push({ link, note, isFirst: !known });
  }
  for (const { link, note, isFirst } of references) replaceReference(link, note.number, isFirst);
  for (const link of backLinks) defaultTreeAdapter.detachNode(outermost(link));
  for (const { block } of notes.values()) removeRule(block);
  for (const { block } of notes.values()) remove(block);
  if (notes.size > 0) nodes.push(createList([...notes.values()]));
}

/** All elements, in the order of the text. */
function listElements(nodes: readonly ChildNode[]): Element[] {
  const found: Element[] = [];
  const open = nodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    found.push(node);
    open.push(...node.childNodes.toReversed());
  }
  return found;
}

const parentOf = ({ parentNode }: ChildNode): Element | null =>
  parentNode && 'tagName' in parentNode ? parentNode : null;

function isWithin(element: Element, outer: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at)) if (at === outer) return true;
  return false;
}

/** The item, paragraph or division that a link to a note leads to; null for a heading, or for words of a line. */
function findNoteBlock(target: Element): Element | null {
  let block: Element | null = target;
  while (block && !isBlock(block)) block = parentOf(block);
  if (!block) return null;
  const parent = parentOf(block);
  if (parent?.tagName === 'li' && attributeOf(target, 'id') === undefined) return parent;
  // Word has the paragraphs of a note in a division.
  if (parent && /mso-element:\s*(?:foot|end)note(?!-)/i.test(styleOf(parent))) return parent;
  return ['li', 'p', 'div', 'dd', 'aside'].includes(block.tagName) ? block : null;
}

/** `isBlock` as a plain question, which narrows nothing. */
const standsAlone = (element: Element): boolean => isBlock(element);

/** A link with what raises it. */
function outermost(link: Element): Element {
  let element = link;
  let parent = parentOf(link);
  while (parent && !standsAlone(parent)) {
    const inner = element;
    if (parent.childNodes.some((node) => node !== inner && !isBlank(node))) break;
    element = parent;
    parent = parentOf(parent);
  }
  return element;
}

const isBlank = (node: ChildNode): boolean => isText(node) && node.value.trim() === '';

function replaceReference(link: Element, number: number, isFirst: boolean): void {
  const place = isFirst ? ` id="fn-${number}-place"` : '';
  const made = parse(`<a href="#fn-${number}"${place}><sup>${number}</sup></a>`);
  const old = outermost(link);
  defaultTreeAdapter.insertBefore(old.parentNode!, made, old);
  defaultTreeAdapter.detachNode(old);
}

const parse = (html: string): Element => parseFragment(html).childNodes[0] as Element;

/** The line between a text and its notes. */
function removeRule(block: Element): void {
  for (const element of [block, parentOf(block)]) {
    const siblings = element?.parentNode?.childNodes.filter(isElement) ?? [];
    const before = element ? siblings[siblings.indexOf(element) - 1] : undefined;
    if (before?.tagName === 'hr') defaultTreeAdapter.detachNode(before);
  }
}

/** An element and the lists around it that nothing else is in. */
function remove(element: Element): void {
  const parent = parentOf(element);
  defaultTreeAdapter.detachNode(element);
  if (parent && ['ol', 'ul'].includes(parent.tagName) && parent.childNodes.every(isBlank)) remove(parent);
}

function createList(notes: readonly Note[]): Element {
  const list = parse('<ol></ol>');
  for (const { number, block } of notes) {
    const item = parse(`<ol><li id="fn-${number}"></li></ol>`).childNodes[0] as Element;
    const blocks = block.childNodes.filter(isBlock);
    for (const node of [...block.childNodes]) defaultTreeAdapter.appendChild(item, node);
    const line = blocks.at(-1)?.tagName === 'p' ? blocks.at(-1)! : item;
    trimEnd(line);
    defaultTreeAdapter.insertText(line, ' ');
    defaultTreeAdapter.appendChild(line, parse(`<a href="#fn-${number}-place">↩</a>`));
    defaultTreeAdapter.appendChild(list, item);
  }
  return list;
}

function trimEnd(line: Element): void {
  for (let last = line.childNodes.at(-1); last && isText(last); last = line.childNodes.at(-1)) {
    last.value = last.value.trimEnd();
    if (last.value !== '') return;
    defaultTreeAdapter.detachNode(last);
  }
}

import {
  defaultTreeAdapter as tree,
  html,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { articleClasses, blockElements } from '#domain/rich-text/elements.ts';
import { readMarkup } from '#domain/rich-text/server/read-markup.ts';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Other nodes that take an element's place; itself if null. Its content has been changed before it. */
export type Change = (element: Element) => Node[] | null;

/**
 * Changes a markup element by element, from the inside out.
 * @param isPlain whether a newline in running text is only layout of the source
 */
export function changeMarkup(markup: string, change: Change, isPlain: boolean): string {
  if (findDepth(markup) > deepest) throw new TooDeepError();
  const root = parseFragment(dropComments(markup));
  changeIn(root, change, isPlain);
  clean(root);
  return serialize(root).trim();
}

/** Deeper than anything written; the parser's time grows with the square of it. */
const deepest = 1000;

export class TooDeepError extends Error {
  override name = 'TooDeepError';
}

/** These end by themselves. */
const selfEnding = new Set('br hr img wbr input source meta link p li dt dd tr td th option'.split(' '));

function findDepth(markup: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepestSeen = 0;
  for (const token of readMarkup(markup)) {
    if (token.kind === 'text' || selfEnding.has(token.name)) continue;
    const count = open.get(token.name) ?? 0;
    if (token.kind === 'end' && count === 0) continue;
    const step = token.kind === 'start' ? 1 : -1;
    open.set(token.name, count + step);
    depth += step;
    deepestSeen = Math.max(deepestSeen, depth);
  }
  return deepestSeen;
}

/** In one pass: one without an end goes on to the end, as in a browser. */
function dropComments(markup: string): string {
  let kept = '';
  let from = 0;
  for (;;) {
    const start = markup.indexOf('<!--', from);
    if (start < 0) return kept + markup.slice(from);
    const end = markup.indexOf('-->', start);
    kept += markup.slice(from, start);
    if (end < 0) return kept;
    from = end + 3;
  }
}

/** Takes away what only the former system's styles used, and space between blocks. */
function clean(parent: Parent): void {
  const nodes = [...parent.childNodes];
  for (const [index, node] of nodes.entries()) {
    if (tree.isTextNode(node)) {
      const isBetween = isBlock(nodes[index - 1]) || isBlock(nodes[index + 1]);
      // A newline beside a block is layout.
      if (isBetween && node.value.trim() === '') node.value = '\n';
    } else if (tree.isElementNode(node)) {
      clean(node);
      node.attrs = node.attrs.filter((one) => !isIdle(node.tagName, one));
      if (node.tagName !== 'span' || node.attrs.length > 0) continue;
      for (const inner of [...node.childNodes]) {
        tree.detachNode(inner);
        tree.insertBefore(parent, inner, node);
      }
      tree.detachNode(node);
    }
  }
}

const isBlock = (node: Node | undefined): boolean =>
  node !== undefined && tree.isElementNode(node) && blockElements.has(node.tagName);

function isIdle(tag: string, { name, value }: { name: string; value: string }): boolean {
  if (name === 'class') return !articleClasses[tag]?.includes(value);
  return name === 'style' ? /^white-space:\s*pre-wrap;?$/.test(value) : /^(?:data-|aria-)/.test(name);
}

const toSpace = (space: string): string => (space.includes('\n') ? ' ' : space);

function changeIn(parent: Parent, change: Change, isPlain: boolean): void {
  for (const node of [...parent.childNodes]) {
    if (tree.isTextNode(node)) {
      if (isPlain) node.value = node.value.replaceAll(/\s+/g, toSpace);
    } else if (tree.isElementNode(node)) {
      changeIn(node, change, isPlain && node.tagName !== 'pre');
      const changed = change(node);
      if (!changed) continue;
      for (const one of changed) {
        if (one.parentNode) tree.detachNode(one);
        tree.insertBefore(parent, one, node);
      }
      tree.detachNode(node);
    }
  }
}

export const attributeOf = (element: Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? '';

export const classesOf = (element: Element): string[] => attributeOf(element, 'class').split(/\s+/);

export const hasClass = (element: Element, ...names: string[]): boolean =>
  classesOf(element).some((one) => names.includes(one));

/** Itself and all elements inside, in order. */
function* listElements(parent: Parent): Generator<Element> {
  if (tree.isElementNode(parent as Node)) yield parent as Element;
  for (const node of parent.childNodes) if (tree.isElementNode(node)) yield* listElements(node);
}

/** The first element inside that has a tag or, after a dot, a class. */
export const findIn = (parent: Element, selector: string): Element | undefined =>
  [...listElements(parent)].find((one) =>
    selector.startsWith('.') ? hasClass(one, selector.slice(1)) : one.tagName === selector,
  );

export const findAll = (parent: Element, name: string): Element[] =>
  [...listElements(parent)].filter(({ tagName }) => tagName === name);

/** The text inside. */
export function readText(parent: Parent): string {
  const parts: string[] = [];
  for (const node of parent.childNodes) {
    if (tree.isTextNode(node)) parts.push(node.value);
    else if (node.nodeName === 'br') parts.push(' ');
    else if (tree.isElementNode(node)) parts.push(isBlock(node) ? ` ${readText(node)} ` : readText(node));
  }
  return parts.join('');
}

/** The text nodes and pictures inside, but for what a test of elements passes over. */
export function* listLeaves(
  parent: Parent,
  isPassedOver: (element: Element) => boolean,
): Generator<{ text: string } | { image: Element }> {
  for (const node of parent.childNodes) {
    if (tree.isTextNode(node)) yield { text: node.value };
    else if (!tree.isElementNode(node) || isPassedOver(node)) continue;
    else if (node.tagName === 'img') yield { image: node };
    else yield* listLeaves(node, isPassedOver);
  }
}

/** A new element. Nodes are taken from where they were. */
export function makeElement(
  name: string,
  attributes: Record<string, string>,
  content: (Node | string)[],
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = tree.createElement(name, html.NS.HTML, attrs);
  for (const node of content) {
    if (typeof node === 'string') tree.insertText(element, node);
    else {
      if (node.parentNode) tree.detachNode(node);
      tree.appendChild(element, node);
    }
  }
  return element;
}

/** A paragraph with a link. */
export const linkParagraph = (href: string, text: string, ...after: (Node | string)[]): Element =>
  makeElement('p', {}, [makeElement('a', { href }, [text || href]), ...after]);

export const setAttributes = (element: Element, attributes: Record<string, string>): void => {
  element.attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
};

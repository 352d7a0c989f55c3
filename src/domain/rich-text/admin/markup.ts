import {
  defaultTreeAdapter,
  parseFragment,
  serialize,
  serializeOuter,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { layoutElements } from '../elements.ts';
import { markElements, type Attributes } from './schema.ts';

export type Element = Tree.Element;
export type ChildNode = Tree.ChildNode;

/** Elements that stand on lines of their own. */
const blockTags = new Set(
  'address article aside blockquote center col colgroup dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul caption'.split(
    ' ',
  ),
);

const markTags = new Set(Object.values(markElements).flat());

/** Far deeper than anyone nests. */
const deepest = 100;

/** Elements whose words stand in elements inside. */
const framingTags = new Set('details dl figure ol table tbody tfoot thead tr ul'.split(' '));

/**
 * Neither a script runs nor a picture loads: the tree is no document. What is nested too deep to be followed
 * is its words alone.
 */
export function parseMarkup(html: string): ChildNode[] {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  const open: { nodes: ChildNode[]; depth: number }[] = [{ nodes: childNodes, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { nodes, depth } = next;
    for (const node of nodes) {
      if (!isElement(node)) continue;
      if (depth >= deepest && !framingTags.has(node.tagName)) flatten(node);
      else open.push({ nodes: node.childNodes, depth: depth + 1 });
    }
  }
  return childNodes;
}

/** Leaves an element its words. */
function flatten(element: Element): void {
  const words: string[] = [];
  const open = element.childNodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (isText(node)) words.push(node.value);
    else if (isElement(node)) open.push(...node.childNodes.toReversed());
  }
  element.childNodes = [];
  if (words.length > 0) defaultTreeAdapter.insertText(element, words.join(' '));
}

export const isElement = (node: ChildNode): node is Element => 'tagName' in node;

export const isText = (node: ChildNode): node is Tree.TextNode => node.nodeName === '#text';

export const isBlock = (node: ChildNode): node is Element => isElement(node) && blockTags.has(node.tagName);

export const isMark = (node: ChildNode): node is Element => isElement(node) && markTags.has(node.tagName);

const isLayout = (element: Element): boolean => layoutElements.has(element.tagName);

export const toAttributes = ({ attrs }: Element): Attributes => attrs.map(({ name, value }) => [name, value]);

export const attributeOf = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

export const styleOf = (element: Element): string => attributeOf(element, 'style') ?? '';

/** The words inside, without their marks; a break is a newline. */
export const textOf = ({ childNodes }: Pick<Element, 'childNodes'>): string =>
  childNodes
    .map((node) =>
      isText(node) ? node.value : !isElement(node) ? '' : node.tagName === 'br' ? '\n' : textOf(node),
    )
    .join('');

export const toOuterHtml = (node: ChildNode): string => serializeOuter(node);

export const toInnerHtml = (element: Element): string => serialize(element);

/** A newline of running text, with the spaces around it. */
export const newlines = /([ \t\f]*[\r\n][ \t\f\r\n]*)/;

type Run = { text: string; marks: string } | { tag: string };

/**
 * Two sources with one digest are the same to a reader: elements, attributes, words and breaks, whatever
 * the order of nested marks and the layout of the source.
 */
export function digestMarkup(nodes: readonly ChildNode[]): string {
  const runs: Run[] = [];
  addRuns(nodes, { marks: [], isLayout: false, isVerbatim: false }, runs);
  return JSON.stringify(runs.filter((run, index) => !isEdge(run, runs[index - 1], runs[index + 1])));
}

interface Place {
  marks: readonly string[];
  isLayout: boolean;
  isVerbatim: boolean;
}

function addRuns(nodes: readonly ChildNode[], place: Place, runs: Run[]): void {
  for (const node of nodes) {
    if (isText(node)) {
      const pieces = place.isVerbatim ? [node.value] : node.value.split(newlines);
      for (const piece of pieces) if (piece !== '') addText(piece, place, runs);
    } else if (isMark(node) && node.childNodes.length > 0) {
      addRuns(node.childNodes, { ...place, marks: [...place.marks, writeTag(node)].toSorted() }, runs);
    } else if (isBlock(node)) {
      const inside = {
        marks: place.marks,
        isLayout: place.isLayout || isLayout(node),
        isVerbatim: place.isVerbatim || node.tagName === 'pre',
      };
      runs.push({ tag: writeTag(node) });
      addRuns(node.childNodes, inside, runs);
      runs.push({ tag: `/${node.tagName}` });
    } else if (isElement(node)) {
      runs.push({ text: toOuterHtml(node), marks: [...place.marks, 'leaf'].join(' ') });
    }
  }
}

function addText(piece: string, { marks, isLayout: isSpace, isVerbatim }: Place, runs: Run[]): void {
  const isBreak = !isVerbatim && newlines.test(piece);
  const text = !isBreak ? piece : isSpace ? ' ' : piece.replaceAll(/[^\n]/g, '');
  const key = isBreak ? 'break' : marks.join(' ');
  const last = runs.at(-1);
  if (!last || !('text' in last) || last.marks !== key) runs.push({ text, marks: key });
  else if (!isBreak || !isSpace) last.text += text;
}

/** White space with a newline at the edge of a block is layout of the source. */
function isEdge(run: Run, before: Run | undefined, after: Run | undefined): boolean {
  if (!('text' in run) || (run.marks !== 'break' && !/^[ \t]+$/.test(run.text))) return false;
  return before === undefined || after === undefined || 'tag' in before || 'tag' in after;
}

const writeTag = ({ tagName, attrs }: Element): string =>
  `${tagName} ${JSON.stringify(attrs.map(({ name, value }) => [name, value]))}`;

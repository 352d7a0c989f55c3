import { defaultTreeAdapter as tree, html } from 'parse5';
import {
  childlessElements,
  describeHiding,
  isLinkAddress,
  leftOutWhole,
  mediaElements,
  readMedia,
} from '../../other-elements.ts';
import { attributeOf, isElement, type ChildNode, type Element } from '../markup.ts';

type Kind = readonly [one: string, many: string];

const hidden: Kind = ['hidden text', 'hidden text'];
const linkAddress: Kind = ['the address of a link', 'addresses of links'];
const page: Kind = ['an embedded page', 'embedded pages'];
const drawing: Kind = ['a drawing', 'drawings'];
const field: Kind = ['a field of a form', 'fields of forms'];

/** What readers of a copied text miss. The other elements that no article has show nothing, or their words alone. */
const kinds: Readonly<Record<string, Kind>> = {
  ...{ video: ['a video', 'videos'], audio: ['a recording', 'recordings'] },
  ...{ iframe: page, object: page, embed: page },
  ...{ form: ['a form', 'forms'], button: ['a button', 'buttons'] },
  ...{ input: field, select: field, textarea: field },
  ...{ svg: drawing, canvas: drawing, math: ['a formula', 'formulas'] },
};

/**
 * Takes out of a copied text what no article has, as it is done with what is stored: hidden elements go, links take
 * the place of embedded media, of others the words stay.
 * @param nodes are changed
 * @returns what is not as it was copied, as sentences
 */
export function takeForeign(nodes: readonly ChildNode[]): string[] {
  const taken = {
    leftOut: new Map<Kind, number>(),
    linked: new Map<Kind, number>(),
    words: new Map<Kind, number>(),
  };
  const open = nodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    const { tagName: tag } = node;
    const kind = kinds[tag];
    if (isHidden(node)) {
      count(taken.leftOut, hidden);
      tree.detachNode(node);
    } else if (mediaElements.has(tag)) {
      const media = findMedia(node);
      if (media) replaceMedia(node, media);
      if (!media?.known) count(media ? taken.linked : taken.leftOut, kind);
      tree.detachNode(node);
    } else if (isCheckBox(node)) {
      continue;
    } else if (leftOutWhole.has(tag) || childlessElements.has(tag) || tag === 'noscript') {
      if (attributeOf(node, 'type') !== 'hidden') count(taken.leftOut, kind);
      tree.detachNode(node);
    } else {
      count(taken.words, kind);
      if (tag === 'a' && !leadsSomewhere(node)) {
        count(taken.leftOut, linkAddress);
        node.attrs = node.attrs.filter(({ name }) => name !== 'href');
      }
      open.push(...node.childNodes.toReversed());
    }
  }
  return [
    ...describe('Left out', taken.leftOut),
    ...describe('Shown as a link', taken.linked),
    ...describe('Kept as words alone', taken.words),
  ];
}

function count(counts: Map<Kind, number>, kind: Kind | undefined): void {
  if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

function describe(what: string, counts: ReadonlyMap<Kind, number>): string[] {
  if (counts.size === 0) return [];
  const names = [...counts].map(([[one, many], number]) =>
    number === 1 || one === many ? one : `${number} ${many}`,
  );
  return [`${what}: ${names.join(', ')}.`];
}

const isHidden = (element: Element): boolean =>
  describeHiding(element.tagName, (attribute) => attributeOf(element, attribute)) !== null;

/** It may be that of an item, which a sign takes the place of (`check-boxes.ts`). */
const isCheckBox = (element: Element): boolean =>
  element.tagName === 'input' && attributeOf(element, 'type') === 'checkbox';

/** An address without a scheme is one of the page that it was copied from. */
function leadsSomewhere(link: Element): boolean {
  const href = attributeOf(link, 'href');
  return href === undefined || (/^\s*(?:[a-z][a-z\d+.-]*:|[/#])/i.test(href) && isLinkAddress(href));
}

function findMedia(element: Element) {
  const source = element.childNodes.find((node) => isElement(node) && node.tagName === 'source');
  const address =
    attributeOf(element, 'src') ??
    attributeOf(element, 'data') ??
    (source && attributeOf(source as Element, 'src'));
  return readMedia(element.tagName, address);
}

/** Puts a paragraph in the place of media: a link, or the address of what becomes a card. */
function replaceMedia(element: Element, { address, known }: NonNullable<ReturnType<typeof readMedia>>): void {
  const line = tree.createElement('p', html.NS.HTML, []);
  const link = tree.createElement('a', html.NS.HTML, [{ name: 'href', value: address }]);
  tree.insertText(link, attributeOf(element, 'title')?.trim() || address);
  if (known) tree.insertText(line, address);
  else tree.appendChild(line, link);
  tree.insertBefore(element.parentNode!, line, element);
}

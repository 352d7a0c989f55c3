import { Fragment, type Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { articleSchema, type Attributes } from './schema.ts';

const { nodes } = articleSchema;

const idOf = ({ attrs }: Node): string =>
  ((attrs['attributes'] ?? []) as Attributes).find(([name]) => name === 'id')?.[1] ?? '';

const isNote = (item: Node): boolean => /^fn-?\d+$/.test(idOf(item));

/** A list of footnotes' notes. */
export const areNotes = (node: Node): boolean =>
  node.type === nodes['ordered_list'] && isNote(node.lastChild!);

/** The highest number of a footnote; 0 for none. */
export function findLastFootnote(doc: Node): number {
  let highest = 0;
  doc.descendants((node) => {
    if (node.type === nodes['list_item'] && isNote(node)) {
      highest = Math.max(highest, Number(/\d+$/.exec(idOf(node))![0]));
    }
  });
  return highest;
}

/** Puts notes after those at the text's end. */
export function addNotes(tr: Transaction, notes: readonly Node[]): void {
  const end = tr.doc.content.size;
  if (areNotes(tr.doc.lastChild!)) tr.insert(end - 1, notes);
  else tr.insert(end, nodes['ordered_list']!.create(null, notes));
}

const referenced = /^#fn-(\d+)$/;
const named = /^(#?)fn-(\d+)(-place)?$/;

/** The number of the note that a text refers to. */
function referenceOf({ marks }: Node): number | null {
  const link = marks.find(({ type }) => type === articleSchema.marks['link']);
  const href = ((link?.attrs['attributes'] ?? []) as Attributes).find(([name]) => name === 'href')?.[1];
  const number = referenced.exec(href ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

/** Numbers footnotes by the order of their references, and puts their notes into it; those without one come last. */
export function renumberFootnotes(tr: Transaction): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  const list = tr.doc.lastChild!;
  if (!areNotes(list)) return numbers;
  const numberOf = (item: Node): number => Number(/\d+$/.exec(idOf(item))?.[0] ?? 0);
  const items = list.children.map(numberOf);
  const references: { node: Node; position: number }[] = [];
  const put = (number: number) => {
    if (items.includes(number) && !numbers.has(number)) numbers.set(number, numbers.size + 1);
  };
  const listAt = tr.doc.content.size - list.nodeSize;
  tr.doc.descendants((node, position) => {
    const number = node.isText ? referenceOf(node) : null;
    if (number === null) return;
    put(number);
    if (position < listAt) references.push({ node, position });
  });
  for (const number of items) put(number);
  if ([...numbers].every(([before, after]) => before === after)) return numbers;
  const order = (item: Node): number => numbers.get(numberOf(item))!;
  const notes = list.children.toSorted((a, b) => order(a) - order(b));
  const changed = list.copy(Fragment.from(notes.map((item) => renumber(item, numbers))));
  tr.replaceWith(listAt, listAt + list.nodeSize, changed);
  for (const { node, position } of references.toReversed())
    tr.replaceWith(position, position + node.nodeSize, renumber(node, numbers));
  return numbers;
}

/** A node with the new numbers in its references, links and names. */
function renumber(node: Node, numbers: ReadonlyMap<number, number>): Node {
  const change = (attributes: Attributes): Attributes =>
    attributes.map(([name, value]) => {
      const [, hash = '', number = '', place = ''] = named.exec(value) ?? [];
      const next = name === 'id' || name === 'href' ? numbers.get(Number(number)) : undefined;
      return number === '' || next === undefined ? [name, value] : [name, `${hash}fn-${next}${place}`];
    });
  if (node.isText) {
    const marks = node.marks.map((mark) =>
      mark.type === articleSchema.marks['link']
        ? mark.type.create({ ...mark.attrs, attributes: change(mark.attrs['attributes'] as Attributes) })
        : mark,
    );
    const number = referenceOf(node);
    const next = number !== null && node.text === String(number) ? numbers.get(number) : undefined;
    return articleSchema.text(next === undefined ? node.text! : String(next), marks);
  }
  const content = node.children.map((child) => renumber(child, numbers));
  const { attributes } = node.attrs as { attributes?: Attributes };
  const attrs = attributes ? { ...node.attrs, attributes: change(attributes) } : node.attrs;
  return node.type.create(attrs, content, node.marks);
}

/** Where a footnote's note is. */
export function findNote(doc: Node, number: number): number {
  let found = -1;
  doc.descendants((node, position) => {
    if (idOf(node) === `fn-${number}`) found = position;
  });
  return found;
}

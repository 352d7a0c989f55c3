import type { Node } from 'prosemirror-model';
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

/** Puts notes after those at the text's end. @returns where the first is */
export function addNotes(tr: Transaction, notes: readonly Node[]): number {
  const end = tr.doc.content.size;
  const hasNotes = areNotes(tr.doc.lastChild!);
  if (hasNotes) tr.insert(end - 1, notes);
  else tr.insert(end, nodes['ordered_list']!.create(null, notes));
  return hasNotes ? end - 1 : end + 1;
}

import type { Node } from 'prosemirror-model';
import { TextSelection, type Command } from 'prosemirror-state';
import { articleSchema, type Attributes } from '../schema.ts';

const { nodes, marks } = articleSchema;

const link = (attributes: Attributes) => marks['link']!.create({ attributes });

/** Puts the next footnote's number at the cursor, and its note, with the cursor in it, at the text's end. */
export const insertFootnote: Command = (state, dispatch) => {
  const { $from, to } = state.selection;
  if (!$from.parent.inlineContent || $from.parent.type.spec.code) return false;
  const number = findLast(state.doc) + 1;
  const name = `fn-${number}`;
  const place = `${name}-place`;
  const sup = marks['element']!.create({ tag: 'sup' });
  const reference = articleSchema.text(String(number), [
    link([
      ['href', `#${name}`],
      ['id', place],
    ]),
    sup,
  ]);
  const back = articleSchema.text('↩', [link([['href', `#${place}`]])]);
  const note = nodes['bare']!.create(null, [articleSchema.text(' '), back]);
  const item = nodes['list_item']!.create({ attributes: [['id', name]] }, note);
  const tr = state.tr.insert(to, reference);
  const last = tr.doc.lastChild!;
  const end = tr.doc.content.size;
  const hasNotes = last.type === nodes['ordered_list'] && isNote(last.lastChild!);
  if (hasNotes) tr.insert(end - 1, item);
  else tr.insert(end, nodes['ordered_list']!.create(null, item));
  const first = hasNotes ? end - 1 : end + 1;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, first + 2)).scrollIntoView());
  return true;
};

const idOf = ({ attrs }: Node): string =>
  ((attrs['attributes'] ?? []) as Attributes).find(([name]) => name === 'id')?.[1] ?? '';

const isNote = (item: Node): boolean => /^fn-?\d+$/.test(idOf(item));

/** The highest number of a footnote; 0 for none. */
function findLast(doc: Node): number {
  let highest = 0;
  doc.descendants((node) => {
    if (node.type === nodes['list_item'] && isNote(node)) {
      highest = Math.max(highest, Number(/\d+$/.exec(idOf(node))![0]));
    }
  });
  return highest;
}

import { TextSelection, type Command } from 'prosemirror-state';
import { addNotes, findLastFootnote, findNote, renumberFootnotes } from '../footnotes.ts';
import { articleSchema, type Attributes } from '../schema.ts';

const { nodes, marks } = articleSchema;

const link = (attributes: Attributes) => marks['link']!.create({ attributes });

/** Puts a footnote's number at the cursor, and its note, with the cursor in it, among those at the text's end. */
export const insertFootnote: Command = (state, dispatch) => {
  const { $from, to } = state.selection;
  if (!$from.parent.inlineContent || $from.parent.type.spec.code) return false;
  const number = findLastFootnote(state.doc) + 1;
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
  addNotes(tr, [item]);
  const at = findNote(tr.doc, renumberFootnotes(tr).get(number) ?? number);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 2)).scrollIntoView());
  return true;
};

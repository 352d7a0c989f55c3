import type { Node } from 'prosemirror-model';
import { TextSelection, type Command } from 'prosemirror-state';
import { createTable, insertBlock, toggleList } from '../edit-commands.ts';
import { articleSchema } from '../schema.ts';
import { blockKinds } from './block-kinds.ts';
import { insertFootnote } from './insert-footnote.ts';

const { nodes } = articleSchema;

/** Something that a menu puts into the text. */
export interface Insertion {
  label: string;
  /** Further words by which it is found. */
  words: string;
  command: Command;
}

const line = (): Node => nodes['paragraph']!.create();

/** A new node each time: a document has no block twice. */
const insert =
  (create: () => Node): Command =>
  (state, dispatch, view) =>
    insertBlock(create())(state, dispatch, view);

const callout = (kind: string) => insert(() => nodes['callout']!.create({ kind }, line()));

/** Puts a divider, and goes on below it. */
const insertDivider: Command = (state, dispatch) => {
  const divider = nodes['horizontal_rule']!.create();
  return insertBlock(divider)(
    state,
    dispatch &&
      ((tr) => {
        let after = 0;
        tr.doc.forEach((node, offset) => {
          if (node === divider) after = offset + node.nodeSize;
        });
        if (tr.doc.nodeAt(after)?.type !== nodes['paragraph']) tr.insert(after, line());
        dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)));
      }),
  );
};

/** Ways to choose a picture: a file, or one that was uploaded before. */
export interface PictureChoices {
  file: () => void;
  library: () => void;
}

/** Belongs to the words before it. */
const footnote: Insertion = { label: 'Footnote', words: 'reference source', command: insertFootnote };

/** Insertions without a button of their own. */
export const listInsertions = (choose: PictureChoices): readonly Insertion[] => [
  { label: 'Picture', words: 'image photo figure', command: () => (choose.file(), true) },
  {
    label: 'From the media library',
    words: 'uploaded',
    command: () => (choose.library(), true),
  },
  { label: 'Table', words: 'rows columns grid', command: insert(() => createTable(3, 3)) },
  { label: 'Note', words: 'callout info box', command: callout('note') },
  { label: 'Warning', words: 'callout caution box', command: callout('warning') },
  {
    label: 'Details',
    words: 'fold collapse summary',
    command: insert(() => nodes['details']!.create(null, [nodes['summary']!.create(), line()])),
  },
  footnote,
  { label: 'Divider', words: 'line rule separator', command: insertDivider },
];

/** Everything that a new line can become. */
export const listLines = (choose: PictureChoices): readonly Insertion[] => [
  ...blockKinds.filter(({ value }) => value !== 'paragraph').map((kind) => ({ ...kind, words: '' })),
  { label: 'Bulleted list', words: 'items ul', command: toggleList('bullet_list') },
  { label: 'Numbered list', words: 'items ol', command: toggleList('ordered_list') },
  ...listInsertions(choose).filter((one) => one !== footnote),
];

/** All that can come within a line. */
export const listInline = (askLink: () => void): readonly Insertion[] => [
  footnote,
  { label: 'Link', words: 'address url', command: () => (askLink(), true) },
];

/** Those that a typed word means: each of their words may begin with it. */
export function findInsertions(insertions: readonly Insertion[], typed: string): readonly Insertion[] {
  const wanted = typed.toLowerCase();
  return insertions.filter(({ label, words }) => {
    const text = `${label} ${words}`.toLowerCase();
    return text.startsWith(wanted) || text.split(' ').some((word) => word.startsWith(wanted));
  });
}

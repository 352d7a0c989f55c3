import { baseKeymap, chainCommands, exitCode, setBlockType, wrapIn } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Plugin, type Command } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import {
  breakLine,
  endLine,
  goBack,
  goDeeper,
  leaveList,
  moveBlock,
  toggle,
  toggleList,
} from './edit-commands.ts';
import { goBeyond, leaveDetails } from './leave-block.ts';
import { articleSchema, simpleSchema } from './schema.ts';
import { createTypedMarkdown, openFence } from './typed-markdown.ts';
import { goToEdge, keepWholeBlocks } from './whole-blocks.ts';

const { nodes } = articleSchema;

/** The commands of keys, by name of the key as ProseMirror has it (Mod is Ctrl, or Command on a Mac). */
type Keys = Readonly<Record<string, Command>>;

/** Those of every text. */
const simpleKeys: Keys = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-b': toggle('strong'),
  'Mod-i': toggle('em'),
  'Mod-Shift-8': toggleList('bullet_list'),
  'Mod-Shift-7': toggleList('ordered_list'),
  'Shift-Enter': endLine,
  Enter: endLine,
};

/** Those of a post's text. */
const editKeys: Keys = {
  ...simpleKeys,
  'Mod-e': toggle('code'),
  'Mod-Shift-x': toggle('strike'),
  'Mod-Alt-0': setBlockType(nodes['paragraph']!),
  'Mod-Alt-2': setBlockType(nodes['heading']!, { level: 2 }),
  'Mod-Alt-3': setBlockType(nodes['heading']!, { level: 3 }),
  'Mod-Alt-4': setBlockType(nodes['heading']!, { level: 4 }),
  'Mod-Alt-c': setBlockType(nodes['code_block']!),
  'Mod-Shift-9': wrapIn(nodes['blockquote']!),
  'Alt-ArrowUp': moveBlock(-1),
  'Alt-ArrowDown': moveBlock(1),
  'Mod-Enter': exitCode,
  'Mod-Home': goToEdge(-1),
  'Mod-End': goToEdge(1),
  Enter: chainCommands(openFence, leaveDetails, endLine),
  ArrowUp: goBeyond(-1),
  ArrowDown: goBeyond(1),
  'Shift-Enter': breakLine,
  Tab: goDeeper,
  'Shift-Tab': goBack,
};

/** Keys, Markdown as it is typed and undo: all that a text of `simpleSchema` needs. */
export const createSimplePlugins = (more: Keys = {}): Plugin[] => [
  keymap(more),
  createTypedMarkdown(simpleSchema),
  keymap({ ...simpleKeys, Backspace: leaveList }),
  keymap(baseKeymap),
  history(),
  oneLineItems,
];

/** An item has one line: what would be a second one becomes an item. */
const oneLineItems = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const seams: number[] = [];
    doc.descendants((node, position) => {
      if (node.type.name !== 'list_item') return !node.isTextblock;
      node.forEach((_line, offset, index) => void (index > 0 && seams.push(position + 1 + offset)));
      return false;
    });
    for (const seam of seams.toReversed()) tr.split(seam);
    return seams.length > 0 ? tr : null;
  },
});

/** Keys, Markdown as it is typed, undo, tables and where something is dropped. */
export const createEditPlugins = (more: Keys = {}): Plugin[] => [
  keymap(more),
  createTypedMarkdown(articleSchema),
  keymap(editKeys),
  keymap(baseKeymap),
  history(),
  dropCursor({ class: 'drop-cursor', color: false }),
  gapCursor(),
  keepWholeBlocks,
  tableEditing(),
];

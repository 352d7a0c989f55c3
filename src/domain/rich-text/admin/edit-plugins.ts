import { baseKeymap, exitCode, setBlockType, wrapIn } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
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
import { articleSchema } from './schema.ts';

const { nodes, marks } = articleSchema;

/** What keys do, by name of the key as ProseMirror has it (Mod is Ctrl, or Command on a Mac). */
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
  'Shift-Enter': breakLine,
  Tab: goDeeper,
  'Shift-Tab': goBack,
};

/** Keys and undo: all that a text of `simpleSchema` needs. */
export const createSimplePlugins = (more: Keys = {}): Plugin[] => [
  keymap(more),
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
  typedMarkdown,
  keymap(editKeys),
  keymap(baseKeymap),
  history(),
  dropCursor({ class: 'drop-cursor', color: false }),
  gapCursor(),
  tableEditing(),
];

const typedMarkdown = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/, nodes['heading']!, ([, signs]) => ({
      level: Math.max(2, signs!.length),
    })),
    textblockTypeInputRule(/^```([\w+#-]*)\s$/, nodes['code_block']!, ([, language]) => ({
      code: language ? [['class', `language-${language}`]] : [],
    })),
    wrappingInputRule(/^\s*>\s$/, nodes['blockquote']!),
    listRule(/^\s*[-*+]\s$/, 'bullet_list'),
    listRule(/^\s*\d+\.\s$/, 'ordered_list'),
    new InputRule(/^(?:---|___|\*\*\*)$/, (state, _match, start) => {
      const $start = state.doc.resolve(start);
      if ($start.depth !== 1) return null;
      const line = [nodes['horizontal_rule']!.create(), nodes['paragraph']!.create()];
      return state.tr.replaceWith($start.before(), $start.after(), line);
    }),
    markRule(/(?:^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks['strong']!),
    markRule(/(?:^|[^*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks['em']!),
    markRule(/(?:^|[^`])`([^`]+)`$/, marks['code']!),
    markRule(/(?:^|[^~])~~([^~]+)~~$/, marks['strike']!),
    new InputRule(
      /\[([^\]]+)\]\((https?:\/\/[^)\s]+|\/[^)\s]*|mailto:[^)\s]+)\)$/,
      (state, match, start, end) => {
        const link = marks['link']!.create({ attributes: [['href', match[2]!]] });
        return state.tr.replaceWith(start, end, articleSchema.text(match[1]!, [link])).removeStoredMark(link);
      },
    ),
  ],
});

function listRule(pattern: RegExp, name: Parameters<typeof toggleList>[0]): InputRule {
  return new InputRule(pattern, (state, _match, start, end) => {
    let result = null;
    const cleared = state.tr.delete(start, end);
    toggleList(name)(state.apply(cleared), (tr) => (result = tr));
    if (result === null) return null;
    for (const step of (result as typeof cleared).steps) cleared.step(step);
    return cleared;
  });
}

/** Words between signs, of which the last was just typed. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, _start, end) => {
    const inner = match[1]!;
    const sign = match[0].slice(match[0].indexOf(inner) + inner.length);
    const from = end - (inner.length + sign.length * 2 - 1);
    const { tr } = state;
    // The last sign is not in the document yet.
    tr.delete(end - (sign.length - 1), end).delete(from, from + sign.length);
    return tr.addMark(from, from + inner.length, type.create()).removeStoredMark(type);
  });
}

import {
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  newlineInCode,
  splitBlockAs,
  toggleMark,
} from 'prosemirror-commands';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { Selection, TextSelection, type Command, type Transaction } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { articleSchema, type Attributes } from './schema.ts';

const { nodes, marks } = articleSchema;

/** New items have their words without a paragraph around them, and what leaves a list gets one. */
function fitLines(tr: Transaction): Transaction {
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, position, parent) => {
    const isPlain = node.type === nodes['paragraph'] && node.attrs['attributes'].length === 0;
    if (isPlain && parent?.type === nodes['list_item']) tr.setNodeMarkup(position, nodes['bare']!, {});
    if (node.type === nodes['bare'] && parent?.type === nodes['doc']) {
      tr.setNodeMarkup(position, nodes['paragraph']!, { origin: node.attrs['origin'] });
    }
  });
  return tr;
}

const fitting =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(state, dispatch && ((tr) => dispatch(fitLines(tr))), view);

/** Makes the selected lines a list, or another, or none any more. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth);
      if (node.type === type) return fitting(liftListItem(nodes['list_item']!))(state, dispatch, view);
      if (node.type === nodes['bullet_list'] || node.type === nodes['ordered_list']) {
        const { origin } = node.attrs;
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { origin }));
        return true;
      }
    }
    return fitting(wrapInList(type))(state, dispatch, view);
  };

const withoutId = (attributes: Attributes): Attributes => attributes.filter(([name]) => name !== 'id');

/** The second half is new; after a heading comes a paragraph. */
const splitLine = splitBlockAs((node: Node, isAtEnd: boolean) => {
  if (isAtEnd && node.type === nodes['heading']) return { type: nodes['paragraph']! };
  const { attributes } = node.attrs;
  return {
    type: node.type,
    attrs: { ...node.attrs, ...(attributes && { attributes: withoutId(attributes) }) },
  };
});

export const endLine: Command = chainCommands(
  newlineInCode,
  fitting(splitListItem(nodes['list_item']!, { attributes: [] })),
  fitting(liftListItem(nodes['list_item']!)),
  createParagraphNear,
  liftEmptyBlock,
  splitLine,
);

export const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code) return newlineInCode(state, dispatch);
  dispatch?.(state.tr.replaceSelectionWith(nodes['hard_break']!.create()).scrollIntoView());
  return true;
};

/** To the next cell, or one level down in a list. Elsewhere, Tab leaves the editor. */
export const goDeeper: Command = chainCommands(goToNextCell(1), sinkListItem(nodes['list_item']!));

export const goBack: Command = chainCommands(goToNextCell(-1), fitting(liftListItem(nodes['list_item']!)));

/** Moves the block with the cursor up (-1) or down (1) among those of the top level. */
export const moveBlock =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const { $from, $to } = state.selection;
    if ($from.depth === 0 || !$from.sameParent($to)) return false;
    const { doc } = state;
    const index = $from.index(0);
    const other = doc.maybeChild(index + by);
    if (!other) return false;
    const node = doc.child(index);
    const from = $from.before(1);
    const target = by < 0 ? from - other.nodeSize : from + other.nodeSize;
    const tr = state.tr.delete(from, from + node.nodeSize).insert(target, node);
    const offset = $from.pos - from;
    const selection = TextSelection.between(tr.doc.resolve(target + offset), tr.doc.resolve(target + offset));
    dispatch?.(tr.setSelection(selection).scrollIntoView());
    return true;
  };

/** Inserts a block after the one with the cursor, and puts the cursor into it. */
export const insertBlock =
  (node: Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const isEmptyLine = $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0;
    const at = $from.depth === 0 ? $from.pos : $from.after(1);
    const from = isEmptyLine ? $from.before(1) : at;
    const tr = state.tr.replaceWith(from, at, node);
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(from + 1))).scrollIntoView());
    return true;
  };

/** A table with a row of headings. */
export function createTable(rows: number, columns: number): Node {
  const create = (type: string) =>
    Array.from({ length: columns }, () => nodes[type]!.create(null, nodes['bare']!.create()));
  const head = nodes['table_row']!.create({ section: 'thead' }, create('table_header'));
  const body = Array.from({ length: rows - 1 }, () => nodes['table_row']!.create(null, create('table_cell')));
  return nodes['table']!.create(null, [head, ...body]);
}

/** Links the selected words, or changes the link around the cursor; null removes it. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { from, to } = linkAround(state.selection) ?? state.selection;
    if (from === to && href === null) return false;
    const tr = state.tr.removeMark(from, to, marks['link']!);
    if (href !== null) {
      const mark = marks['link']!.create({ attributes: [['href', href]] });
      if (from === to) tr.insert(from, articleSchema.text(href, [mark]));
      else tr.addMark(from, to, mark);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** The link that the cursor is in. */
export function linkAround({ $from, empty }: Selection): { from: number; to: number; href: string } | null {
  const mark = marks['link']!.isInSet($from.marks());
  if (!empty || !mark) return null;
  const start = $from.start();
  let [from, to] = [$from.pos, $from.pos];
  $from.parent.forEach((node, offset) => {
    if (!mark.isInSet(node.marks)) return;
    from = Math.min(from, start + offset);
    to = Math.max(to, start + offset + node.nodeSize);
  });
  const href = (mark.attrs['attributes'] as Attributes).find(([name]) => name === 'href')?.[1] ?? '';
  return { from, to, href };
}

export const toggle = (name: 'strong' | 'em' | 'strike' | 'code'): Command => toggleMark(marks[name]!);

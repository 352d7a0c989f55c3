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
import {
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state';
import { articleSchema, type Attributes } from './schema.ts';
import { goToCellAfter, goToCellBefore } from './table-commands.ts';
import { goBelow } from './whole-blocks.ts';

const { nodes } = articleSchema;

/** New items have their words without a paragraph around them, and what leaves a list gets one. */
function fitLines(tr: Transaction): Transaction {
  const { paragraph, bare, list_item: item } = tr.doc.type.schema.nodes;
  if (!bare) return tr;
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, position, parent) => {
    const isPlain = node.type === paragraph && node.attrs['attributes'].length === 0;
    if (isPlain && parent?.type === item) tr.setNodeMarkup(position, bare, {});
    if (node.type === bare && parent?.type.name === 'doc') {
      tr.setNodeMarkup(position, paragraph, { origin: node.attrs['origin'] });
    }
  });
  return tr;
}

const fitting =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(state, dispatch && ((tr) => dispatch(fitLines(tr))), view);

/** A command on the items of a list, whatever the text's schema. */
const onItems =
  (create: (item: NodeType) => Command): Command =>
  (state, dispatch, view) =>
    fitting(create(state.schema.nodes['list_item']!))(state, dispatch, view);

/** Makes the selected lines a list, or another, or none any more. */
export const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch, view) => {
    const { $from } = state.selection;
    const type = state.schema.nodes[name]!;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth);
      if (node.type === type) return onItems(liftListItem)(state, dispatch, view);
      if (node.type.name === 'bullet_list' || node.type.name === 'ordered_list') {
        const { origin } = node.attrs;
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { origin }));
        return true;
      }
    }
    return fitting(wrapInList(type))(state, dispatch, view);
  };

/** Out of the list, at the beginning of an item. */
export const leaveList: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  return empty && $from.parentOffset === 0 && onItems(liftListItem)(state, dispatch, view);
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
  onItems((item) => splitListItem(item, { attributes: [] })),
  onItems(liftListItem),
  createParagraphNear,
  liftEmptyBlock,
  splitLine,
);

export const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code) return newlineInCode(state, dispatch);
  dispatch?.(goBelow(state).replaceSelectionWith(nodes['hard_break']!.create()).scrollIntoView());
  return true;
};

/** To the next cell, or one level down in a list. Elsewhere, Tab leaves the editor. */
export const goDeeper: Command = chainCommands(goToCellAfter, sinkListItem(nodes['list_item']!));

export const goBack: Command = chainCommands(goToCellBefore, onItems(liftListItem));

/** The index of the first block, and the one after the last. */
type Range = readonly [from: number, to: number];

/**
 * Moves blocks of the top level, with the selection if it is in them.
 * @param before the index of the one that they come before; the count of all for the end
 */
export function moveBlocks(state: EditorState, [from, to]: Range, before: number): Transaction {
  const { doc, tr, selection } = state;
  const startOf = (index: number) => {
    let position = 0;
    for (let at = 0; at < index; at += 1) position += doc.child(at).nodeSize;
    return position;
  };
  const [start, end] = [startOf(from), startOf(to)];
  const target = before >= to ? startOf(before) - (end - start) : startOf(before);
  tr.delete(start, end).insert(target, doc.children.slice(from, to));
  if (selection.from < start || selection.to > end) return tr;
  const shift = target - start;
  const moved = (position: number) => tr.doc.resolve(position + shift);
  return tr.setSelection(
    selection instanceof NodeSelection
      ? new NodeSelection(moved(selection.from))
      : TextSelection.between(moved(selection.anchor), moved(selection.head)),
  );
}

/** Moves the selected blocks up (-1) or down (1) among those of the top level. */
export const moveBlock =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const { $from, $to } = state.selection;
    const range: Range = [$from.index(0), $to.depth === 0 ? $to.index(0) : $to.index(0) + 1];
    const before = by < 0 ? range[0] - 1 : range[1] + 1;
    if (range[0] >= range[1] || before < 0 || before > state.doc.childCount) return false;
    dispatch?.(moveBlocks(state, range, before).scrollIntoView());
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
    const link = state.schema.marks['link']!;
    const tr = state.tr.removeMark(from, to, link);
    if (href !== null) {
      const mark = link.create({ attributes: [['href', href]] });
      if (from === to) tr.insert(from, state.schema.text(href, [mark]));
      else tr.addMark(from, to, mark);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** The link that the cursor is in. */
export function linkAround({ $from, empty }: Selection): { from: number; to: number; href: string } | null {
  const mark = $from.marks().find(({ type }) => type.name === 'link');
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

export const toggle =
  (name: 'strong' | 'em' | 'strike' | 'code'): Command =>
  (state, dispatch, view) =>
    toggleMark(state.schema.marks[name]!)(state, dispatch, view);

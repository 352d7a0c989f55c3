import type { Node } from 'prosemirror-model';
import { Selection, type Command, type Transaction } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { articleSchema } from './schema.ts';

const { nodes } = articleSchema;

/** Commands on the table with the cursor. */
export const tableCommands: readonly { label: string; command: Command }[] = [
  { label: 'Row above', command: fitting(addRowBefore) },
  { label: 'Row below', command: fitting(addRowAfter) },
  { label: 'Column before', command: fitting(addColumnBefore) },
  { label: 'Column after', command: fitting(addColumnAfter) },
  { label: 'Row of headings', command: fitting(toggleHeaderRow) },
  { label: 'Delete row', command: fitting(deleteRow) },
  { label: 'Delete column', command: fitting(deleteColumn) },
  { label: 'Delete table', command: deleteTable },
];

/** To the next cell; from the last one to that of a new row. */
export const goToCellAfter: Command = (state, dispatch) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  return addRowAfter(state, dispatch && ((tr) => dispatch(goToLastRow(fitTable(tr)).scrollIntoView())));
};

/** To the cell before; in the first one, the cursor stays. */
export const goToCellBefore: Command = (state, dispatch) =>
  goToNextCell(-1)(state, dispatch) || isInTable(state);

function goToLastRow(tr: Transaction): Transaction {
  const { $from } = tr.selection;
  let { depth } = $from;
  while ($from.node(depth).type !== nodes['table']) depth -= 1;
  const start = $from.end(depth) - $from.node(depth).lastChild!.nodeSize;
  return tr.setSelection(Selection.near(tr.doc.resolve(start + 1)));
}

function fitting(command: Command): Command {
  return (state, dispatch, view) => command(state, dispatch && ((tr) => dispatch(fitTable(tr))), view);
}

/** A row of headings stands in the table's head, and new cells have their words without a paragraph. */
function fitTable(tr: Transaction): Transaction {
  const { $from } = tr.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const table = $from.node(depth);
    if (table.type !== nodes['table']) continue;
    const start = $from.start(depth);
    const headRows = countHeadRows(table);
    table.forEach((row, offset, index) => {
      const isHead = index < headRows;
      if (isHead === (row.attrs['section'] === 'thead')) return;
      const section = isHead ? 'thead' : 'tbody';
      tr.setNodeMarkup(start + offset, null, { ...row.attrs, section, sectionAttributes: [] });
    });
    table.descendants((node, position, parent) => {
      const isNew = node.type === nodes['paragraph'] && node.content.size === 0;
      if (isNew && parent?.childCount === 1) tr.setNodeMarkup(start + position, nodes['bare']!, {});
    });
    return tr;
  }
  return tr;
}

function countHeadRows({ children }: Node): number {
  const first = children.findIndex(
    (row) => !row.children.every(({ type }) => type === nodes['table_header']),
  );
  return first < 0 ? 1 : first;
}

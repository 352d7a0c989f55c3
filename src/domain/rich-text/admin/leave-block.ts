import { TextSelection, type Command } from 'prosemirror-state';
import { articleSchema } from './schema.ts';

const { nodes } = articleSchema;

/** From the title of details into what they hide; from an empty last line of it, below them. */
export const leaveDetails: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const details = $from.depth > 0 ? $from.node(-1) : null;
  if (!empty || !details || details.type !== nodes['details']) return false;
  const { tr } = state;
  const line = nodes['paragraph']!.create();
  if ($from.index(-1) === 0) {
    const first = details.maybeChild(1);
    if (!first?.isTextblock || first.content.size > 0) tr.insert($from.after(), line);
    tr.setSelection(TextSelection.create(tr.doc, $from.after() + 1));
  } else {
    const isLast = $from.index(-1) === details.childCount - 1;
    if (!isLast || $from.parent.content.size > 0) return false;
    const after = $from.after(-1);
    tr.insert(after, line).setSelection(TextSelection.create(tr.doc, after + 1));
    if (details.childCount > 2) tr.delete($from.before(), $from.after());
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Where the text begins (-1) or ends (1) with something other than a line, goes on to a new line beyond it. */
export const goBeyond =
  (side: -1 | 1): Command =>
  (state, dispatch, view) => {
    const { $head, empty } = state.selection;
    const isLine = $head.depth === 1 && !$head.parent.type.spec.code && $head.parent.type !== nodes['figure'];
    if (!empty || $head.depth === 0 || isLine) return false;
    for (let depth = 0; depth < $head.depth; depth += 1) {
      const { type, childCount } = $head.node(depth);
      // The cells of a row are beside each other.
      if (type === nodes['table_row']) continue;
      if ($head.index(depth) !== (side < 0 ? 0 : childCount - 1)) return false;
    }
    if (!view?.endOfTextblock(side < 0 ? 'up' : 'down')) return false;
    const at = side < 0 ? 0 : state.doc.content.size;
    const tr = state.tr.insert(at, nodes['paragraph']!.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
    return true;
  };

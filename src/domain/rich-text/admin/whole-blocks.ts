import type { Node } from 'prosemirror-model';
import { GapCursor } from 'prosemirror-gapcursor';
import {
  NodeSelection,
  Plugin,
  Selection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state';

/** Where words can be typed at the beginning of a text: beside its first block if that is only selected whole. */
export function findStart(doc: Node): Selection {
  const first = Selection.atStart(doc);
  return first instanceof NodeSelection ? new GapCursor(first.$from) : first;
}

function findEnd(doc: Node): Selection {
  const last = Selection.atEnd(doc);
  return last instanceof NodeSelection ? new GapCursor(last.$to) : last;
}

/** To the beginning (-1) or the end (1) of the text. */
export const goToEdge =
  (side: -1 | 1): Command =>
  ({ doc, tr }, dispatch) => {
    dispatch?.(tr.setSelection(side < 0 ? findStart(doc) : findEnd(doc)).scrollIntoView());
    return true;
  };

const isWholeBlock = ({ selection }: EditorState): boolean =>
  selection instanceof NodeSelection && selection.node.isBlock;

/** Where a block is selected whole, goes to a new line below it: only Delete and Backspace remove it. */
export function goBelow(state: EditorState): Transaction {
  const { tr, selection, schema } = state;
  if (!isWholeBlock(state)) return tr;
  const line = schema.nodes['paragraph']!.create();
  tr.insert(selection.to, line);
  return tr.setSelection(Selection.near(tr.doc.resolve(selection.to + 1)));
}

/** Types below a block that is selected whole. */
export const typeBelow =
  (text: string): Command =>
  (state, dispatch) => {
    if (!isWholeBlock(state)) return false;
    dispatch?.(goBelow(state).insertText(text).scrollIntoView());
    return true;
  };

/** What is typed never replaces a block that is selected whole. */
export const keepWholeBlocks = new Plugin({
  props: {
    handleTextInput: (view, _from, _to, text) => typeBelow(text)(view.state, view.dispatch),
    handleDOMEvents: {
      beforeinput(view, event) {
        // The browser composes into the line that is there before.
        if (event.inputType === 'insertCompositionText' && isWholeBlock(view.state))
          view.dispatch(goBelow(view.state));
        return false;
      },
    },
  },
});

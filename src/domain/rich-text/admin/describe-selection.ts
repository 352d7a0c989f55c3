import { redoDepth, undoDepth } from 'prosemirror-history';
import type { EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { linkAround } from './edit-commands.ts';
import type { BlockKind } from './visual/block-kinds.ts';

/** The place of the cursor as a toolbar shows it. */
export interface SelectionSummary {
  /** Null for what has no kind, such as a picture. */
  kind: BlockKind | null;
  /** The marks of the selected words, or of what is typed next. */
  marks: readonly string[];
  list: 'bullet_list' | 'ordered_list' | null;
  isLinked: boolean;
  isInTable: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

export function describeSelection(state: EditorState): SelectionSummary {
  const { $from, from, to, empty } = state.selection;
  const around = Array.from({ length: $from.depth }, (_none, depth) => $from.node(depth + 1).type.name);
  const list = around.findLast((name) => name === 'bullet_list' || name === 'ordered_list');
  const active = Object.entries(state.schema.marks)
    .filter(([, mark]) =>
      empty ? mark.isInSet(state.storedMarks ?? $from.marks()) : state.doc.rangeHasMark(from, to, mark),
    )
    .map(([name]) => name);
  return {
    kind: kindOf(state),
    marks: active,
    list: (list as SelectionSummary['list']) ?? null,
    isLinked: active.includes('link') || linkAround(state.selection) !== null,
    isInTable: isInTable(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

function kindOf({ selection: { $from } }: EditorState): BlockKind | null {
  const { type, attrs } = $from.parent;
  if (type.name === 'heading') return `h${Math.min(4, Math.max(2, attrs['level']))}` as BlockKind;
  if (type.name === 'code_block') return 'code';
  if (type.name !== 'paragraph' && type.name !== 'bare') return null;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === 'blockquote') return 'quote';
  }
  return 'paragraph';
}

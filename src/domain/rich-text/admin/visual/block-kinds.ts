import { chainCommands, lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { articleSchema } from '../schema.ts';

const { nodes } = articleSchema;

export type BlockKind = 'paragraph' | 'h2' | 'h3' | 'h4' | 'code' | 'quote';

/** Out of a quote, if it is in one. */
const liftOfQuote: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const isQuoted = $from.depth > 1 && $from.node(-1).type === nodes['blockquote'];
  return isQuoted && lift(state, dispatch);
};

const toHeading = (level: number): Command => setBlockType(nodes['heading']!, { level });

/** The kinds of a line, with the command that makes the selected lines one. */
export const blockKinds: readonly { value: BlockKind; label: string; command: Command }[] = [
  {
    value: 'paragraph',
    label: 'Paragraph',
    command: chainCommands(setBlockType(nodes['paragraph']!), liftOfQuote),
  },
  { value: 'h2', label: 'Heading 2', command: toHeading(2) },
  { value: 'h3', label: 'Heading 3', command: toHeading(3) },
  { value: 'h4', label: 'Heading 4', command: toHeading(4) },
  { value: 'quote', label: 'Quote', command: wrapIn(nodes['blockquote']!) },
  { value: 'code', label: 'Code', command: setBlockType(nodes['code_block']!) },
];

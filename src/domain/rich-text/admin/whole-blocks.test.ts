import { baseKeymap, deleteSelection } from 'prosemirror-commands';
import { history, undo } from 'prosemirror-history';
import { EditorState, NodeSelection, type Command } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { readExact, writeExact } from './exact-text.ts';
import { findStart, goToEdge, typeBelow } from './whole-blocks.ts';

const overlapping = '<table bgcolor=red><tr><td rowspan=2>a<td>b</table>';
const player = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
const wholeBlocks = [overlapping, player, '<hr>', '<script>x()</script>', `<figure>${player}</figure>`];

const type: Command = (state, dispatch) => {
  if (!typeBelow('ZQ')(state, dispatch)) dispatch?.(state.tr.insertText('ZQ'));
  return true;
};

/** The HTML after commands, from the start of a text or with its first block selected. */
function act(html: string, commands: readonly Command[], isSelected = false): string {
  const exact = readExact(html);
  const { doc } = exact;
  const selection = isSelected ? NodeSelection.create(doc, 0) : findStart(doc);
  let state = EditorState.create({ doc, selection, plugins: [history()] });
  for (const command of commands) command(state, (tr) => (state = state.apply(tr)));
  return writeExact(state.doc, exact);
}

describe.each(wholeBlocks)('%s at the beginning of a text', (block) => {
  const text = `${block}\n<p>y</p>`;

  it('stays when one types without choosing a place', () => {
    expect(act(text, [type])).toBe(`<p>ZQ</p>\n${text}`);
    expect(act(block, [type])).toBe(`<p>ZQ</p>\n${block}`);
  });

  it('stays when it is selected and one types: the words come below it', () => {
    expect(act(text, [type], true)).toBe(`${block}\n<p>ZQ</p>\n<p>y</p>`);
    expect(act(text, [type, undo], true)).toBe(text);
  });

  it('goes by Delete and Backspace when it is selected, and comes back', () => {
    for (const key of ['Delete', 'Backspace']) {
      expect(act(text, [baseKeymap[key]!], true)).toBe('<p>y</p>');
      expect(act(text, [baseKeymap[key]!, undo], true)).toBe(text);
    }
    expect(act(text, [deleteSelection], true)).toBe('<p>y</p>');
  });

  it('is left by the keys to the beginning and the end of the text', () => {
    expect(act(text, [goToEdge(1), type], true)).toBe(`${block}\n<p>yZQ</p>`);
    expect(act(text, [goToEdge(-1), type], true)).toBe(`<p>ZQ</p>\n${text}`);
    expect(act(`<p>y</p>\n${block}`, [goToEdge(1), type])).toBe(`<p>y</p>\n${block}\n<p>ZQ</p>`);
  });
});

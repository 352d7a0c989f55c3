import { EditorState, NodeSelection, Selection, type Command } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { setLanguage } from './code-language.ts';
import { readExact, writeExact } from './exact-text.ts';

const html = '<pre><code>let a;</code></pre>\n<p>After</p>';

/** The HTML after a language is chosen for the first block and a word is typed. */
function choose(select: (state: EditorState) => Selection, languages: readonly string[]): string {
  const exact = readExact(html);
  let state = EditorState.create({ doc: exact.doc });
  state = state.apply(state.tr.setSelection(select(state)));
  const commands: Command[] = languages.map((language) => setLanguage(0, language));
  for (const command of commands) command(state, (tr) => (state = state.apply(tr)));
  return writeExact(state.apply(state.tr.insertText('x')).doc, exact);
}

it('keeps the code when a language is chosen, and puts the cursor after it', () => {
  const expected = '<pre><code class="language-java">let a;x</code></pre>\n<p>After</p>';
  expect(choose(({ doc }) => NodeSelection.create(doc, 0), ['js', 'java'])).toBe(expected);
  expect(choose(({ doc }) => Selection.atEnd(doc), ['java'])).toBe(expected);
});

it('leaves the cursor where it is in the code', () => {
  expect(choose(({ doc }) => Selection.atStart(doc), ['js', ''])).toBe(
    '<pre><code>xlet a;</code></pre>\n<p>After</p>',
  );
});

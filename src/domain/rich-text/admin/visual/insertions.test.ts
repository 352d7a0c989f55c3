import { EditorState, NodeSelection, Selection, TextSelection, type Command } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { endLine, goBack, goDeeper, moveBlock } from '../edit-commands.ts';
import { readExact, writeExact } from '../exact-text.ts';
import { leaveDetails } from '../leave-block.ts';
import { openFence } from '../typed-markdown.ts';
import { describeSelection } from '../describe-selection.ts';
import { insertFootnote } from './insert-footnote.ts';
import { findInsertions, listInsertions, listLines } from './insertions.ts';
import { tableCommands } from '../table-commands.ts';
import { findSlash } from './slash-menu.ts';

/** The HTML after commands at a word of a text, or at its end. */
function act(html: string, commands: readonly Command[], word?: string): string {
  const exact = readExact(html);
  let state = EditorState.create({ doc: exact.doc, selection: Selection.atEnd(exact.doc) });
  exact.doc.descendants((node, position) => {
    if (word === undefined || !node.isText || !node.text!.includes(word)) return;
    const at = position + node.text!.indexOf(word) + word.length;
    state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
  });
  for (const command of commands) command(state, (tr) => (state = state.apply(tr)));
  return writeExact(state.doc, exact);
}

const type =
  (words: string): Command =>
  (state, dispatch) => (dispatch?.(state.tr.insertText(words)), true);

const noChoices = { file() {}, library() {} };

const find = (label: string): Command =>
  [...listInsertions(noChoices), ...tableCommands].find((one) => one.label === label)!.command;

it('finds what can be inserted by the beginning of one of its words', () => {
  const labels = (typed: string) => findInsertions(listLines(noChoices), typed).map(({ label }) => label);
  expect(labels('head')).toEqual(['Heading 2', 'Heading 3', 'Heading 4']);
  expect(labels('Heading 3')).toEqual(['Heading 3']);
  expect(labels('photo')).toEqual(['Picture']);
  expect(labels('list')).toEqual(['Bulleted list', 'Numbered list']);
  expect(labels('xyz')).toEqual([]);
  expect(labels('foot')).toEqual([]);
});

it.each([
  ['/', { kind: 'lines', from: 1, typed: '' }],
  ['/head 2', { kind: 'lines', from: 1, typed: 'head 2' }],
  ['A claim /', { kind: 'inline', from: 9, typed: '' }],
  ['A claim /foot', { kind: 'inline', from: 9, typed: 'foot' }],
  ['and/or', null],
  ['yes / no', null],
  ['see /blog/a', null],
  ['<code>cd /</code>', null],
  [' /x', null],
])('finds the slash of %j', (words, found) => {
  const { doc } = readExact(`<p>${words}</p>`);
  const state = EditorState.create({ doc, selection: Selection.atEnd(doc) });
  expect(findSlash(state)).toEqual(found);
});

it.each([
  ['<tr><th>A</th><th>B</th></tr>', 'B', '<tr><th>A</th><th>B</th></tr>|<tr><td>x</td><td>y</td></tr>'],
  [
    '<tr><td rowspan="2">A</td><td>B</td></tr><tr><td>C</td></tr>',
    'C',
    '<tr><td rowspan="2">A</td><td>B</td></tr><tr><td>C</td></tr>|<tr><td>x</td><td>y</td></tr>',
  ],
])('adds a row to %s behind its last cell', (rows, last, expected) => {
  const html = act(
    `<table>${rows}</table>`,
    [goDeeper, type('x'), goDeeper, type('y'), goBack, goBack, goBack, goBack, goBack, goBack],
    last,
  );
  const [kept, added] = expected.split('|') as [string, string];
  expect(html.replaceAll(/\n|<\/?t(?:able|head|body)>/g, '')).toBe(kept + added);
});

it('numbers footnotes on, and collects their notes at the end', () => {
  const once = act('<p>One two</p>', [insertFootnote], 'One');
  expect(once).toBe(
    '<p>One<a href="#fn-1" id="fn-1-place"><sup>1</sup></a> two</p>\n<ol>\n<li id="fn-1"> <a href="#fn-1-place">↩</a></li>\n</ol>',
  );
  const twice = act(once, [insertFootnote], 'two');
  expect(twice).toContain('two<a href="#fn-2" id="fn-2-place"><sup>2</sup></a></p>');
  expect(twice).toMatch(/↩<\/a><\/li>\n<li id="fn-2"> <a href="#fn-2-place">↩<\/a><\/li>\n<\/ol>$/);
});

it('numbers footnotes by their places, with their notes in the same order', () => {
  const ref = (number: number, text = '') =>
    `${text}<a href="#fn-${number}" id="fn-${number}-place"><sup>${number}</sup></a>`;
  const note = (number: number, text: string) =>
    `\n<li id="fn-${number}">${text} <a href="#fn-${number}-place">↩</a></li>`;
  const text = act(
    act('<p>One two three</p>', [insertFootnote, type('B')], 'two'),
    [insertFootnote, type('C')],
    'three',
  );
  expect(act(text, [insertFootnote, type('A')], 'One')).toBe(
    `<p>${ref(1, 'One')}${ref(2, ' two')}${ref(3, ' three')}</p>\n<ol>${note(1, 'A')}${note(2, 'B')}${note(3, 'C')}\n</ol>`,
  );
});

it('numbers footnotes anew as far as they move, and keeps a second reference to one', () => {
  const second = '<a href="#fn-1"><sup>1</sup></a>';
  const text = act('<p>One two</p>', [insertFootnote, type('B')], 'two').replace(
    '</p>',
    ` again${second}</p>`,
  );
  const changed = act(text, [insertFootnote], 'One');
  expect(changed).toContain(
    'two<a href="#fn-2" id="fn-2-place"><sup>2</sup></a> again<a href="#fn-2"><sup>2</sup></a>',
  );
  expect(act(text, [insertFootnote], 'again')).toContain(
    'two<a href="#fn-1" id="fn-1-place"><sup>1</sup></a> again<a href="#fn-2" id="fn-2-place"><sup>2</sup></a><a href="#fn-1">',
  );
});

it('goes on after a footnote with ordinary words', () => {
  const text = act('<p>One</p>', [insertFootnote]);
  expect(act(text, [type(' more')], '1')).toContain('<sup>1</sup></a> more</p>');
});

it('puts a row of headings into the head of its table, and takes it out', () => {
  const plain = '<table>\n<tbody>\n<tr><td>A</td></tr>\n<tr><td>B</td></tr>\n</tbody>\n</table>';
  const headed = act(plain, [find('Row of headings')], 'A');
  expect(headed).toContain('<thead>\n<tr><th>A</th></tr>\n</thead>\n<tbody>\n<tr><td>B</td></tr>');
  expect(act(headed, [find('Row of headings')], 'A')).toBe(plain);
  expect(act(plain, [find('Column after')], 'A')).toContain('<tr><td>A</td><td></td></tr>');
});

it('goes on below a divider, and writes no empty line at the end', () => {
  expect(act('<p>One</p>', [find('Divider')])).toBe('<p>One</p>\n<hr>');
  expect(act('<p>One</p>\n<p>Two</p>', [find('Divider')], 'One')).toBe('<p>One</p>\n<hr>\n<p>Two</p>');
});

it('moves blocks among the others, and leaves each on a line of its own', () => {
  const text = '\n<P>One</P>\n\n<p>Two\nlines</p>\n\n<!-- by hand -->\n<hr>\n';
  expect(act(text, [moveBlock(-1)], 'Two')).toBe(
    '\n<p>Two\nlines</p>\n\n<P>One</P>\n\n<!-- by hand -->\n<hr>\n',
  );
  expect(act(text, [moveBlock(1), moveBlock(1)], 'One')).toBe(
    '\n<p>Two\nlines</p>\n\n<!-- by hand -->\n<hr>\n\n<P>One</P>\n',
  );
  expect(act(text, [moveBlock(-1)], 'One')).toBe(text);
  expect(act(text, [moveBlock(1), moveBlock(-1)], 'One')).toBe(text);
  const selectRule: Command = (state, dispatch) => {
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, state.doc.content.size - 1)));
    return true;
  };
  expect(act('<p>One</p>\n<hr>', [selectRule, moveBlock(-1), moveBlock(1), moveBlock(-1)])).toBe(
    '<hr>\n<p>One</p>',
  );
});

it('begins a block of code with three backticks and Enter', () => {
  expect(act('<p>```</p>', [openFence, type('a')])).toBe('<pre><code>a</code></pre>');
  expect(act('<p>```ts</p>', [openFence, type('a')])).toBe('<pre><code class="language-ts">a</code></pre>');
  expect(act('<p>a ```</p>', [openFence])).toBe('<p>a ```</p>');
});

it('goes from the title of details into them, and from an empty last line out of them', () => {
  const start = '<details>\n<summary>More</summary>\n<p></p>\n</details>';
  expect(act(start, [leaveDetails, type('Inside')], 'More')).toBe(
    '<details>\n<summary>More</summary>\n<p>Inside</p>\n</details>',
  );
  const filled = '<details>\n<summary>More</summary>\n<p>Inside</p>\n</details>';
  expect(act(filled, [leaveDetails, type('First')], 'More')).toBe(
    '<details>\n<summary>More</summary>\n<p>First</p>\n<p>Inside</p>\n</details>',
  );
  expect(act(filled, [leaveDetails], 'Inside')).toBe(filled);
  expect(act(filled, [endLine, leaveDetails, type('Below')], 'Inside')).toBe(`${filled}\n<p>Below</p>`);
  expect(act(start, [leaveDetails, type('Below')])).toBe(`${start}\n<p>Below</p>`);
});

it('begins a new item without a paragraph in it', () => {
  expect(act('<ul>\n<li>One</li>\n</ul>', [endLine])).toBe('<ul>\n<li>One</li>\n<li></li>\n</ul>');
});

it('says what the cursor is in', () => {
  const describe = (html: string) => {
    const { doc } = readExact(html);
    return describeSelection(EditorState.create({ doc, selection: Selection.atEnd(doc) }));
  };
  expect(describe('<h3>One</h3>')).toMatchObject({ kind: 'h3', list: null, isInTable: false });
  expect(describe('<blockquote><p>One</p></blockquote>')).toMatchObject({ kind: 'quote' });
  expect(describe('<ol><li>a <b>bold</b></li></ol>')).toMatchObject({
    kind: 'paragraph',
    list: 'ordered_list',
    marks: ['strong'],
  });
  expect(describe('<table><tr><td><a href="/x">a</a></td></tr></table>')).toMatchObject({
    isInTable: true,
  });
});

import { readFileSync } from 'node:fs';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { richText } from '#content/rich-text.schema.ts';
import { cleanPastedMarkup } from '#domain/rich-text/admin/paste/clean-pasted.ts';
import { endLine, leaveList, setLink, toggle, toggleList } from '#domain/rich-text/admin/edit-commands.ts';
import { createSimplePlugins } from '#domain/rich-text/admin/edit-plugins.ts';
import { richFormat } from './rich-format.ts';

const text =
  '<p>We <strong>tidy <em>up</em></strong>, as <a href="/contact?a=1&amp;b=2">agreed</a>.</p>' +
  '<ul><li>The desk</li><li>R&amp;D &lt;b&gt;</li></ul><ol><li>First</li></ol>';

/** The text after commands on its words from one place to another. */
function act(html: string, from: number, to: number, ...commands: Command[]): string {
  const doc = richFormat.read(html);
  let state = EditorState.create({
    doc,
    plugins: createSimplePlugins(),
    selection: TextSelection.create(doc, from, to),
  });
  for (const command of commands) command(state, (tr) => (state = state.apply(tr)));
  state.doc.check();
  return richFormat.write(state.doc);
}

/** Pastes into an empty text. @returns its HTML */
function paste(html: string): string {
  const state = EditorState.create({ doc: richFormat.read('') });
  const { tr } = state;
  richFormat.paste(tr, cleanPastedMarkup(html).html);
  const { doc } = state.apply(tr);
  doc.check();
  return richFormat.write(doc);
}

it('gives a stored text back as it was', () => {
  const doc = richFormat.read(text);
  doc.check();
  expect(richFormat.write(doc)).toBe(text);
  expect(richFormat.write(richFormat.read(''))).toBe('');
});

it('writes only what the schema takes', () => {
  expect(act('<p>one two</p>', 4, 5, toggle('strong'))).toBe('<p>one two</p>');
  expect(act('<p>one two</p>', 4, 8, toggle('strong'), toggle('em'))).toBe(
    '<p>one <strong><em>two</em></strong></p>',
  );
  expect(act('<p>one</p>', 4, 4, endLine, endLine)).toBe('<p>one</p>');
  expect(act('<p>one two</p>', 1, 4, setLink('/a?b=1&c=2'))).toBe(
    '<p><a href="/a?b=1&amp;c=2">one</a> two</p>',
  );
  for (const html of [text, act(text, 3, 30, toggle('em'), toggleList('bullet_list'))]) {
    expect(richText(1000, 'Text').safeParse(html).error).toBeUndefined();
  }
});

it('makes lines a list, another, and lines again', () => {
  const list = act('<p>one</p><p>two</p>', 1, 8, toggleList('bullet_list'));
  expect(list).toBe('<ul><li>one</li><li>two</li></ul>');
  expect(act(list, 3, 3, toggleList('ordered_list'))).toBe('<ol><li>one</li><li>two</li></ol>');
  expect(act(list, 3, 10, toggleList('bullet_list'))).toBe('<p>one</p><p>two</p>');
  expect(act('<ul><li>one</li></ul>', 6, 6, endLine, endLine)).toBe('<ul><li>one</li></ul>');
  expect(act('<ul><li>one</li><li>two</li></ul>', 10, 10, leaveList)).toBe('<ul><li>one</li></ul><p>two</p>');
});

it.each([
  [
    readFileSync('tests/html-corpus/gdocs-clipboard.html', 'utf8'),
    '<p>Plain words and <strong>heavy words</strong>.</p><p>Second paragraph</p><ul><li>one</li><li>two</li></ul>',
  ],
  [
    readFileSync('tests/html-corpus/word.html', 'utf8'),
    '<p><strong>Heading as bold</strong></p><p>Some text, two spaces and “quotes”.</p><ul><li>First item</li></ul><p>Cell</p><p>Other</p>',
  ],
  ['<ul><li><p>one</p><p>more</p><ul><li>in</li></ul></li></ul>', '<ul><li>one more</li><li>in</li></ul>'],
  ['<h1>Title</h1>one<br>two', '<p>Title</p><p>one</p><p>two</p>'],
  [
    '<p><a href="javascript:x()">a</a> <a href="/b">b</a> <a href="#c">c</a></p>',
    '<p>a <a href="/b">b</a> c</p>',
  ],
  ['<p>a&nbsp;b\n c</p>', '<p>a b c</p>'],
])('has no words glued together of what is pasted: %#', (html, stored) => {
  expect(paste(html)).toBe(stored);
});

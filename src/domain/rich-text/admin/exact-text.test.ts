import { readdirSync, readFileSync } from 'node:fs';
import type { Node } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { createArticleFormat } from './article-format.ts';
import { readExact, writeExact, type ExactText } from './exact-text.ts';

const folders = ['content/demo/articles', 'tests/html-corpus'];

const sources = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const),
);

/** Places of text blocks: before, in the middle of and after their words. */
function listPlaces(doc: Node): number[] {
  const places: number[] = [];
  doc.descendants((node, position) => {
    const { size } = node.content;
    if (node.isTextblock && size > 0)
      places.push(...[0, Math.floor(size / 2), size].map((at) => position + 1 + at));
  });
  return places;
}

function edit(exact: ExactText, change: (state: EditorState) => Transaction): string {
  const state = EditorState.create({ doc: exact.doc });
  return writeExact(state.apply(change(state)).doc, exact);
}

describe.each(sources)('%s', (_name, source) => {
  it('comes back byte for byte', () => {
    const exact = readExact(source);
    exact.doc.check();
    expect(writeExact(exact.doc, exact)).toBe(source);
  });

  it('has a typed word as the only change', () => {
    const exact = readExact(source);
    for (const place of listPlaces(exact.doc)) {
      const written = edit(exact, ({ tr }) => tr.insertText('typedword', place));
      expect(written.replace('typedword', '')).toBe(source);
    }
  });

  it('keeps the rest when a block goes, comes or moves', () => {
    const exact = readExact(source);
    const { doc, slices } = exact;
    if (doc.firstChild!.type.name === 'island' && doc.childCount === 1) return;
    doc.forEach((node, position, index) => {
      const without = edit(exact, ({ tr }) => tr.delete(position, position + node.nodeSize));
      const others = slices.filter((_slice, other) => other !== index);
      expect(others.filter((slice) => !without.includes(slice.source))).toEqual([]);
      const paragraph = doc.type.schema.nodes['paragraph']!.create(null, doc.type.schema.text('New words'));
      const more = edit(exact, ({ tr }) => tr.insert(position, paragraph));
      expect(more.replace(/<p>New words<\/p>\s*/, '').replaceAll(/\s+/g, '')).toBe(
        source.replaceAll(/\s+/g, ''),
      );
    });
  });
});

it('is written exactly after another text has taken its place, as when that is undone', () => {
  const format = createArticleFormat();
  const docs = sources.map(([, source]) => format.read(source));
  expect(docs.map((doc) => format.write(doc))).toEqual(sources.map(([, source]) => source));
});

it('has islands only for what it has no place for', () => {
  const islands = sources.flatMap(([, source]) =>
    readExact(source).doc.children.flatMap((node) =>
      node.type.name === 'island' ? [node.attrs['html']] : [],
    ),
  );
  expect(islands.map((html) => /^<[\w-]+/.exec(html)?.[0])).toEqual([
    '<figure',
    '<iframe',
    '<figure',
    '<figure',
    '<video',
    '<meta',
    '<b',
    '<div',
    '<figure',
    '<meta',
    '<b',
    '<p',
    '<figure',
  ]);
});

import { describe, expect, it } from 'vitest';
import { listDifferences, mergeTexts } from './differences.ts';

const base = { title: 'A', lead: 'B', results: [{ value: '1' }, { value: '2' }], tech: ['x'] };

describe('two texts of a document', () => {
  it('differ in the fields that one of them, or both, have changed', () => {
    const mine = { ...base, title: 'Mine', results: [{ value: '1' }, { value: 'mine' }] };
    const theirs = { ...base, title: 'Theirs', lead: 'Theirs', tech: ['x', 'y'] };
    expect(listDifferences(base, mine, theirs).map(({ path, changedBy }) => [path, changedBy])).toEqual([
      ['title', 'both'],
      ['lead', 'them'],
      ['results.1.value', 'me'],
      ['tech', 'them'],
    ]);
  });

  it('are merged field by field, and nobody loses what was not given up', () => {
    const mine = { ...base, title: 'Mine', note: 'new' };
    const theirs = { ...base, title: 'Theirs', lead: 'Theirs' };
    const differences = listDifferences(base, mine, theirs);
    expect(mergeTexts(theirs, differences, { title: 'mine', lead: 'theirs', note: 'mine' })).toEqual({
      ...base,
      title: 'Mine',
      lead: 'Theirs',
      note: 'new',
    });
    expect(mergeTexts(theirs, differences, {})).toEqual(theirs);
  });

  it('differ as a whole where lists have another length or parts another kind', () => {
    const paths = (mine: object, theirs: object) => listDifferences({}, mine, theirs).map(({ path }) => path);
    expect(paths({ a: [1] }, { a: [1, 2] })).toEqual(['a']);
    expect(paths({ a: { kind: 'text', x: 1 } }, { a: { kind: 'list', x: 2 } })).toEqual(['a']);
  });
});

import { describe, expect, it } from 'vitest';
import { isSameJson, readAt, writeAt } from './json-path.ts';

const text = { title: 'A', parts: [{ words: 'one' }, { words: 'two' }], link: { label: 'Go' } };

describe('places in a document', () => {
  it('are read and written as the API names them', () => {
    expect(readAt(text, 'parts.1.words')).toBe('two');
    const written = writeAt(text, 'parts.1.words', 'three');
    expect(written).toEqual({ ...text, parts: [{ words: 'one' }, { words: 'three' }] });
    expect(written.link).toBe(text.link);
    expect(text.parts[1]).toEqual({ words: 'two' });
  });

  it('are taken out with undefined, and made where they were not', () => {
    expect(writeAt(text, 'link', undefined)).not.toHaveProperty('link');
    expect(writeAt({}, 'link.label', 'Go')).toEqual({ link: { label: 'Go' } });
  });

  it('say the same in whatever order', () => {
    expect(isSameJson({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(isSameJson({ a: undefined }, {})).toBe(true);
    for (const other of [{ a: [] }, { a: {} }, { a: [1, 2] }, null, 'a'])
      expect(isSameJson({ a: [1] }, other)).toBe(false);
  });
});

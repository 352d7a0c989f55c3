import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUnstorable, isUnstorable } from './text-safety.ts';

const loneSurrogate = '\ud83d';

describe('text that cannot be stored', () => {
  it.each(['', 'plain', 'Zoë 🙂', 'a\tb\r\nc', '\u0001'])('is not %j', (text) => {
    expect(isUnstorable(text)).toBe(false);
  });

  it.each(['a\0b', `a${loneSurrogate}`, '\udc00b'])('is %j', (text) => {
    expect(isUnstorable(text)).toBe(true);
  });

  it('is exactly what UTF-8 or PostgreSQL cannot hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const survives = Buffer.from(text, 'utf8').toString('utf8') === text && !text.includes('\0');
        expect(isUnstorable(text)).toBe(!survives);
      }),
    );
  });

  it.each([
    ['nothing', { a: 'b', c: [1, null, true, { d: 'e' }] }, null],
    ['a string by itself', 'a\0', 'body'],
    ['a field', { name: 'a\0' }, 'name'],
    ['a nested field', { a: { b: ['ok', 'a\0'] } }, 'a.b.1'],
    ['an item of a list', ['ok', loneSurrogate], '1'],
    ['a key at the top', { 'a\0': 1 }, 'body'],
    ['a key inside', { a: { 'b\0': 1 } }, 'a'],
    ['the first of several', { a: 'fine', b: '\0', c: '\0' }, 'b'],
  ])('is found in %s', (_, value, path) => {
    expect(findUnstorable(value)).toBe(path);
  });
});

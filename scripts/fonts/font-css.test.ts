import { describe, expect, it } from 'vitest';
import { toUnicodeRange } from './font-css.ts';

describe('a unicode-range', () => {
  it.each([
    [[0x41], 'U+41'],
    [[0x41, 0x42, 0x43], 'U+41-43'],
    [[0x2014, 0x41, 0x42, 0x2013, 0xa0], 'U+41-42, U+A0, U+2013-2014'],
    [[0x41, 0x41], 'U+41'],
  ])('of %j is %s', (codePoints, range) => {
    expect(toUnicodeRange(codePoints)).toBe(range);
  });
});

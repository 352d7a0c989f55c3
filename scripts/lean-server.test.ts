import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { writeAscii } from './lean-server.ts';

test.each([
  ["'é, ’ and 😀'", 'é, ’ and 😀'],
  ['`a\\\\é`', 'a\\é'],
  ['`a\\é`', 'aé'],
  ["'\\u00e9\\x41'", 'éA'],
  ['/^[à-ü]$/.test("é")', true],
  ['/^\\p{L}😀$/u.test("é😀")', true],
  ['(() => { const naïve = 2; return naïve; })()', 2],
])('writes %s in ASCII, and it means the same', (code, value) => {
  const written = writeAscii(code);
  expect(written).toMatch(/^[\0-\x7f]*$/);
  expect(runInThisContext(written)).toEqual(value);
});

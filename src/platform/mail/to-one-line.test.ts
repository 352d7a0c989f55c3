import { expect, it } from 'vitest';
import { toIndented, toOneLine } from './to-one-line.ts';

it.each([
  ['A ward', 'A ward'],
  ['A ward\r\nRead it: https://evil.example', 'A ward Read it: https://evil.example'],
  ['A\u2028ward\u0000\u202egnorw', 'A ward gnorw'],
  ['  a \t b ', 'a b'],
  ['abcdefghijk', 'abcdefghi…'],
  ['abcdefgh😀kl', 'abcdefgh�…'],
])('keeps %j to one line', (text, line) => {
  expect(toOneLine(text, line.includes('…') ? 10 : 100)).toBe(line);
});

it('lets no line begin where the lines of a mail do', () => {
  const lines = toIndented('One\n\n--\rOwner: nobody\u2028Two').split('\n');
  expect(lines).toEqual(['  One', '', '  --', '  Owner: nobody', '  Two']);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMeantBy, isOneTypoApart, mayBeMistyped, readQuery, reverse, splitAtTypo } from './query.ts';

it.each(['automtion', 'automationn', 'automatoin', 'sutomation', 'automatiom', 'utomation', 'autoxmation'])(
  'reads %s as automation with a typo',
  (typed) => {
    expect(isOneTypoApart(typed, 'automation')).toBe(true);
    expect(isOneTypoApart('automation', typed)).toBe(true);
  },
);

it.each(['automation', 'automatn', 'atuomatoin', 'nation'])('does not read %s as one', (typed) => {
  expect(isOneTypoApart(typed, 'automation')).toBe(false);
});

it('has a half of each word that a typo is not in', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcü日'), minLength: 4, maxLength: 9 });
  const typo = fc.tuple(letters, fc.nat(8), fc.constantFrom('drop', 'double', 'change', 'swap'));
  fc.assert(
    fc.property(typo, ([word, place, kind]) => {
      const all = [...word];
      const at = place % (all.length - 1);
      if (kind === 'drop') all.splice(at, 1);
      if (kind === 'double') all.splice(at, 0, 'x');
      if (kind === 'change') all[at] = 'x';
      if (kind === 'swap') [all[at], all[at + 1]] = [all[at + 1]!, all[at]!];
      const other = all.join('');
      const { beginning, ending } = splitAtTypo(word);
      expect(other === word || isOneTypoApart(word, other)).toBe(true);
      expect(other.startsWith(beginning) || reverse(other).startsWith(reverse(ending))).toBe(true);
    }),
  );
});

it('takes a word of four letters for no other one of four but with its letters', () => {
  const pairs = [
    'cafe case',
    'uber user',
    'test rest',
    'webs web',
    'laed lead',
    'ward wards',
    'automatiom automation',
  ];
  const meant = pairs.filter((pair) => isMeantBy(...(pair.split(' ') as [string, string])));
  expect(meant).toEqual(['laed lead', 'ward wards', 'automatiom automation']);
});

it('forgives typos in words of four letters or more', () => {
  expect(['lead', 'ward'].every(mayBeMistyped)).toBe(true);
  expect(['led', '2026', 'v2026', '自動'].some(mayBeMistyped)).toBe(false);
});

it('leaves out words that say nothing, unless there are no others', () => {
  expect(readQuery('What does the audit cost?')).toEqual(['audit', 'cost']);
  expect(readQuery('to be')).toEqual(['to', 'be']);
  expect(readQuery('plan b')).toEqual(['plan']);
  expect(readQuery('C')).toEqual(['c']);
});

it('searches for a few words of a long text', () => {
  expect(readQuery('one two three four five six seven eight')).toHaveLength(6);
  expect(readQuery('a'.repeat(10_000))).toHaveLength(1);
  expect(readQuery('?!')).toEqual([]);
});

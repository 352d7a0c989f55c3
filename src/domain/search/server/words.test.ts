import { expect, it } from 'vitest';
import { foldWord, listWords, readWords } from './words.ts';

const words = (text: string) => [...readWords(text)];

it('reads the same words in both of Unicode’s forms, in any case and without accents', () => {
  for (const text of ['Über Café', 'u\u0308ber cafe\u0301', 'UBER CAFE', 'über café'.normalize('NFD')]) {
    expect(words(text)).toEqual(['uber', 'cafe']);
  }
});

it.each([
  ['İstanbul', 'istanbul'],
  ['ISTANBUL', 'istanbul'],
  ['ıstanbul', 'istanbul'],
  ['Straße', 'strasse'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['ﬁle', 'file'],
  ['ｗｅｂ', 'web'],
  ['سَلام', 'سلام'],
  ['שָׁלוֹם', 'שלום'],
  ['co\u00ADoperate', 'cooperate'],
])('folds %s', (word, folded) => {
  expect(words(word)).toEqual([folded]);
});

it.each([
  ['a⒈b', ['a1b']],
  ['ﷺ', ['صلىاللهعليهوسلم']],
  ['C++11 3½', ['c', '11', '31⁄2']],
  ['ـ ʼ ͺ ﹰ', []],
])('reads no space, punctuation or mark as a word or a part of one: %s', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

it('keeps the vowels and syllables that other scripts write as marks', () => {
  expect(words('हिन्दी')).toEqual(['हिन्दी'.normalize('NFC')]);
  expect(foldWord('한국')).toBe('한국');
  expect(foldWord('が')).not.toBe(foldWord('か'));
});

it('reads pairs of characters where a script has no spaces', () => {
  expect(words('自動化AI導入')).toEqual(['自動', '動化', 'ai', '導入']);
  expect(words('本')).toEqual(['本']);
});

it('tells programming languages apart', () => {
  expect(words('C, C++, C# and Node.js')).toEqual(['c', 'cplusplus', 'csharp', 'and', 'node', 'js']);
});

it('joins what an apostrophe or an ampersand before a letter is in', () => {
  expect(words("it's doesn’t AT&T R&D O'Brien")).toEqual(['its', 'doesnt', 'att', 'rd', 'obrien']);
  expect(words("'quoted' research&development &amp")).toEqual(['quoted', 'research', 'development', 'amp']);
});

it('finds no word in punctuation and emoji', () => {
  expect(words('?! … "%" 😀 \u0000 —')).toEqual([]);
});

it('says where each word stands', () => {
  const text = '😀 Über-Café';
  expect([...listWords(text)].map(({ start, end }) => text.slice(start, end))).toEqual(['Über', 'Café']);
});

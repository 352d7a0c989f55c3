import { expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const mark = (text: string, words: string[], longest?: number, beginning?: string) =>
  markWords(text, new Set(words), longest, beginning)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

it('marks words as they are written', () => {
  expect(mark('Café: u\u0308ber <b>alles</b>', ['uber', 'cafe'])).toBe('[Café]: [u\u0308ber] <b>alles</b>');
});

it('marks pairs of characters as one word', () => {
  expect(mark('業務自動化の導入', ['自動', '動化'])).toBe('業務[自動化]の導入');
});

it('shows where most of the words stand, cut between words', () => {
  const text = `${'alpha filler '.repeat(40)}alpha beta ${'filler '.repeat(60)}`;
  const shown = mark(text.trim(), ['alpha', 'beta'], 100);
  expect(shown).toMatch(/^… .*\[alpha\] \[beta\] .* …$/);
  expect(shown).not.toMatch(/ (fill|ller|fil|ler) /);
});

it('shows whole sentences where they are short enough', () => {
  const text = `${'Filler of no interest. '.repeat(9)}An alpha comes here. And some words. ${'More filler '.repeat(30)}`;
  expect(mark(text.trim(), ['alpha'], 70)).toBe('An [alpha] comes here. And some words.');
});

it('begins a long sentence where it begins, or else a phrase of it', () => {
  const text = `${'Filler of no interest. '.repeat(9)}3. A long sentence whose first words are far from it ${'and more so '.repeat(4)}has an alpha, a beta that is further from where it began, then a gamma. ${'More filler '.repeat(30)}`;
  expect(mark(text, ['alpha'], 200)).toMatch(/^A long sentence .* \[alpha\]/);
  expect(mark(text, ['gamma'], 90)).toMatch(/^… a beta that .* \[gamma\]\.$/);
});

it('shows one of the texts that stand apart: the first that has the most of the words', () => {
  const text = `Title · ${'Filler · '.repeat(20)}Mobile App Development · Utilities · 2 mobile engineers · Filler`;
  expect(mark(text, ['mobile'], 80)).toBe('[Mobile] App Development');
  expect(mark(text, ['mobile', 'engineers'], 80)).toBe('2 [mobile] [engineers]');
  expect(mark(text, ['nine'], 80)).toBe('Title');
});

it('has ellipses around a clause that stands apart', () => {
  expect(mark('A request · until it is closed; we look at alpha once a year', ['alpha'], 100)).toBe(
    '… until it is closed; we look at [alpha] once a year …',
  );
});

it('takes the title after a sentence for a text of its own', () => {
  const text = 'Team courses · Cloud, alpha, for twelve people. Half of it is your work. Review · Beta';
  expect(mark(text, ['alpha'], 100)).toBe('Cloud, [alpha], for twelve people. Half of it is your work.');
  expect(mark(text, ['review'], 100)).toBe('[Review]');
});

it('has a short text followed by the sentence after it, else by the beginning of the page', () => {
  const text = '1. Alpha is slow · It takes most of a day, so less is asked of it. 97% of betas pass · More';
  expect(mark(text, ['alpha'], 100)).toBe('[Alpha] is slow. It takes most of a day, so less is asked of it.');
  expect(mark('Beta · Gamma', ['beta'], 100, 'A page of letters. And more.')).toBe(
    '[Beta] · A page of letters. And more.',
  );
  expect(mark('Beta comes. · Gamma', ['beta'], 40, `A page of ${'many '.repeat(5)}letters.`)).toBe(
    '[Beta] comes.',
  );
});

it('begins a sentence earlier where the last one is short', () => {
  const text = `${'Filler of no interest. '.repeat(9)}This sentence is as long as it can be. An alpha.`;
  expect(mark(text, ['alpha'], 100)).toBe('This sentence is as long as it can be. An [alpha].');
});

it('cuts no character in two where there are no spaces', () => {
  const shown = mark('𠮷'.repeat(300) + '漢字', ['漢字'], 101);
  expect(shown.isWellFormed()).toBe(true);
  expect(shown).toContain('[漢字]');
});

it('shows the beginning of a text without the words', () => {
  expect(mark('one two three four', ['nine'], 9)).toBe('one two …');
});

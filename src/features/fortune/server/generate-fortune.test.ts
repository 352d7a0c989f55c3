import { describe, expect, it } from 'vitest';
import {
  everyAnswers,
  everyFortune as fortunes,
  fortuneWords as words,
} from '#tests/support/fortune-words.ts';
import { generateFortune } from './generate-fortune.ts';

describe('the local fortune', () => {
  it('differs for each of the 256 combinations', () => {
    expect(new Set(fortunes).size).toBe(256);
  });

  it('is the same for the same answers', () => {
    expect(everyAnswers.map((answers) => generateFortune(answers, words))).toEqual(fortunes);
  });

  it('has four lines, each as long as two rows on a phone', () => {
    const lines = fortunes.map((fortune) => fortune.split('\n'));
    expect(lines.filter((each) => each.length !== 4)).toEqual([]);
    expect(lines.flat().filter((line) => line.length > 86)).toEqual([]);
  });

  it.each([
    ['a doubled word', /\b(\p{L}+) \1\b/iu],
    ['a doubled or outer space', /\s{2}|^\s|\s$/],
    ['an unfilled place', /undefined|null|\[object|[{}]|\$(?!\d)/],
    ['a sentence that starts small', /[.!?] \p{Ll}/u],
    ['doubled or spaced punctuation', /[.,;:!?]{2}| [.,;:!?]/],
    ['a missing full stop', /[^.]$/],
  ])('never has %s', (_, flaw) => {
    expect(fortunes.filter((fortune) => flaw.test(fortune))).toEqual([]);
  });

  it('names a first step, a warning and a figure in every one', () => {
    for (const fortune of fortunes) {
      expect(fortune).toMatch(
        /^See: .+\.\nDo: Within 90 days, .+\.\nBeware: .+\.\nBudget: .*\$\d+(K|M) .+\.$/,
      );
    }
  });
});

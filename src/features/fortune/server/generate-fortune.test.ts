import { describe, expect, it } from 'vitest';
import { fortuneAnswersSchema, type FortuneAnswers } from '../contract.ts';
import { generateFortune } from './generate-fortune.ts';
import { fortuneWords as words } from '#tests/support/fortune-words.ts';

const { businessType, techChallenge, growthGoal, budget } = fortuneAnswersSchema.shape;

const combinations: FortuneAnswers[] = businessType.options.flatMap((size) =>
  techChallenge.options.flatMap((challenge) =>
    growthGoal.options.flatMap((goal) =>
      budget.options.map((band) => ({
        businessType: size,
        techChallenge: challenge,
        growthGoal: goal,
        budget: band,
      })),
    ),
  ),
);

const fortunes = combinations.map((answers) => generateFortune(answers, words));

describe('the local fortune', () => {
  it('differs for each of the 256 combinations', () => {
    expect(new Set(fortunes).size).toBe(256);
  });

  it('is the same for the same answers', () => {
    expect(combinations.map((answers) => generateFortune(answers, words))).toEqual(fortunes);
  });

  it('has 60 to 110 words', () => {
    const lengths = fortunes.map((fortune) => fortune.split(' ').length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(110);
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

  it('says each thing in a short line', () => {
    const lines = fortunes.flatMap((fortune) => fortune.split('\n'));
    expect(lines.filter((line) => line.split(' ').length > 27)).toEqual([]);
  });

  it('names a first step, a warning and a figure in every one', () => {
    for (const fortune of fortunes) {
      expect(fortune).toMatch(/In the next 90 days, .+\.\nThe risk is .+\n.*\$\d+(K|M)/);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { fortuneAnswersSchema, fortuneRequestSchema } from './contract.ts';

const answers = { businessType: 'startup', techChallenge: 'ai', growthGoal: 'reach', budget: 'small' };

describe('the fortune contract', () => {
  it('knows exactly the questions and answers that the quiz offers, in the same order', () => {
    expect(Object.keys(defaultContent.quiz)).toEqual(Object.keys(fortuneAnswersSchema.shape));
    for (const [key, { options }] of Object.entries(fortuneAnswersSchema.shape)) {
      const words = defaultContent.quiz[key as keyof typeof defaultContent.quiz];
      expect(Object.keys(words.options)).toEqual(options);
    }
  });

  it('takes four answers', () => {
    expect(fortuneRequestSchema.parse({ answers })).toEqual({ answers });
  });

  it.each([
    ['an answer is missing', { ...answers, budget: undefined }],
    ['an answer is not one of the options', { ...answers, budget: 'tiny' }],
    ['there is one too many', { ...answers, name: 'x' }],
  ])('refuses when %s', (_, given) => {
    expect(fortuneRequestSchema.safeParse({ answers: given }).success).toBe(false);
  });
});

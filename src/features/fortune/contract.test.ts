import { describe, expect, it } from 'vitest';
import { quizQuestions } from '#content/quiz.ts';
import { fortuneAnswersSchema, fortuneRequestSchema } from './contract.ts';

const answers = { businessType: 'startup', techChallenge: 'ai', growthGoal: 'reach', budget: 'small' };

describe('the fortune contract', () => {
  it('knows exactly the questions and answers that the quiz offers, in the same order', () => {
    expect(quizQuestions.map((question) => question.key)).toEqual(Object.keys(fortuneAnswersSchema.shape));
    for (const { key, options } of quizQuestions) {
      expect(options.map((option) => option.value)).toEqual(fortuneAnswersSchema.shape[key].options);
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

import { fortunes } from '#content/fortunes.ts';
import { fortuneAnswersSchema, type FortuneAnswers } from '#features/fortune/contract.ts';
import { generateFortune, type FortuneWords } from '#features/fortune/server/generate-fortune.ts';

/** A site's possible words for the budgets, and the texts that it starts with. */
export const fortuneWords: FortuneWords = {
  bands: {
    small: 'Under $50K',
    medium: '$50K to $200K',
    large: '$200K to $1M',
    enterprise: 'Over $1M',
  },
  fortunes,
};

const { businessType, techChallenge, growthGoal, budget } = fortuneAnswersSchema.shape;

export const everyAnswers: FortuneAnswers[] = businessType.options.flatMap((size) =>
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

export const everyFortune = everyAnswers.map((answers) => generateFortune(answers, fortuneWords));

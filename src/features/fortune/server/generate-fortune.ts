import type { BudgetBands, FortuneAnswers } from '../contract.ts';
import { closings, describeBudget, firstSteps, openings, warnings } from './fortune-fragments.ts';

/**
 * A fortune without any outside service: 80 to 130 words, the same for the same four answers, and different
 * for every other combination (each answer chooses a fragment that no other answer to that question shares).
 */
export function generateFortune(answers: FortuneAnswers, bands: BudgetBands): string {
  const { businessType, techChallenge, growthGoal, budget } = answers;
  return [
    openings[businessType],
    `In the next 90 days, ${firstSteps[businessType][techChallenge]}`,
    `Beware of ${warnings[techChallenge][growthGoal]}`,
    describeBudget(budget, growthGoal, bands),
    closings[techChallenge],
  ].join(' ');
}

import type { Fortunes } from '#content/fortunes.schema.ts';
import type { BudgetBands, FortuneAnswers } from '../contract.ts';

/** The site's texts that fortunes are made of. */
export interface FortuneWords {
  bands: BudgetBands;
  fortunes: Fortunes;
}

/**
 * A fortune without any outside service, put together from the site's texts: the same for the same four answers.
 * One line says what is seen, what to do, what the risk is and what the budget buys; the last one takes leave.
 * Each answer chooses texts that no other answer to that question has.
 */
export function generateFortune(answers: FortuneAnswers, { bands, fortunes }: FortuneWords): string {
  const { businessType, techChallenge, growthGoal, budget } = answers;
  return [
    fortunes.openings[businessType],
    `${fortunes.firstStep} ${fortunes.firstSteps[businessType][techChallenge]}`,
    `${fortunes.warning} ${fortunes.warnings[techChallenge][growthGoal]}`,
    `${bands[budget]} ${fortunes.teams[budget]}: ${fortunes.purchases[budget][growthGoal]}`,
    fortunes.closings[techChallenge],
  ].join('\n');
}

import type { Fortunes } from '#content/fortunes.schema.ts';
import { fortuneLines, type BudgetBands, type FortuneAnswers } from '../contract.ts';

/** The site's texts that fortunes are made of. */
export interface FortuneWords {
  bands: BudgetBands;
  fortunes: Fortunes;
}

/**
 * A fortune without any outside service, put together from the site's texts: the same for the same four answers.
 * Its lines are what is seen, what to do, what to beware of and what the budget buys, each after its name. Each answer
 * chooses texts that no other answer to that question has.
 */
export function generateFortune(answers: FortuneAnswers, { bands, fortunes }: FortuneWords): string {
  const { businessType, techChallenge, growthGoal, budget } = answers;
  const { firstStep, firstSteps, warning, warnings, teams, purchases } = fortunes;
  const lines: Record<(typeof fortuneLines)[number], string> = {
    See: fortunes.openings[businessType],
    Do: `${firstStep} ${firstSteps[businessType][techChallenge]}`,
    Beware: [warning, warnings[techChallenge][growthGoal]].filter(Boolean).join(' '),
    Budget: `${bands[budget]} ${teams[budget]}: ${purchases[budget][growthGoal]}`,
  };
  return fortuneLines.map((name) => `${name}: ${lines[name]}`).join('\n');
}

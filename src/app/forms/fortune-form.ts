import { fortuneAnswersSchema } from '#features/fortune/contract.ts';
import { describeFortune, describeFortuneRefusal } from '#features/fortune/outcome.ts';
import { tellFortune } from '#features/fortune/server/tell-fortune.ts';
import type { Platform } from '#platform/context.ts';
import { createFormAction, type FormAction } from './form-action.ts';
import { parseValues } from './parse-values.ts';

/** The quiz as four questions in one form. */
export function createFortuneAction(platform: Platform): FormAction {
  const run = createFormAction(
    'fortune',
    platform,
    async ({ businessType, techChallenge, growthGoal, budget }, sender) => {
      const answers = parseValues(fortuneAnswersSchema, { businessType, techChallenge, growthGoal, budget });
      return describeFortune(await tellFortune(platform, { answers, ...sender }));
    },
    describeFortuneRefusal,
  );
  // The page's recommendation follows from the answers, and it hands them on.
  return async (values, sender) => {
    const answer = await run(values, sender);
    return answer.outcome ? { ...answer, outcome: { ...answer.outcome, values } } : answer;
  };
}

import { fortuneAnswersSchema } from '#features/fortune/contract.ts';
import { createFortuneTeller } from '#features/fortune/server/ask-model.ts';
import { createTellFortune } from '#features/fortune/server/tell-fortune.ts';
import type { Platform } from '#platform/context.ts';
import { createFormAction, type FormAction } from './form-action.ts';
import { parseValues } from './parse-values.ts';

/** The quiz as four questions in one form; the notice's text is the fortune (texts: SPEC section 8). */
export function createFortuneAction(platform: Platform): FormAction {
  const teller = createFortuneTeller({ ai: platform.config.ai, log: platform.log });
  const tellFortune = createTellFortune(platform, teller);
  return createFormAction(
    'fortune',
    platform,
    async ({ businessType, techChallenge, growthGoal, budget }, sender) => {
      const answers = parseValues(fortuneAnswersSchema, { businessType, techChallenge, growthGoal, budget });
      return { title: 'Your fortune', text: await tellFortune(answers, sender.clientAddress) };
    },
    (problem) => ({
      title: 'No fortune yet',
      text: isExpected(problem.status) ? problem.message : 'Something went wrong. Please try again.',
    }),
  );
}

const isExpected = (status: number): boolean => [400, 402, 429, 502, 504].includes(status);

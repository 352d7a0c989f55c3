import type { Auth } from '#features/identity/server/create-auth.ts';
import type { Platform } from '#platform/context.ts';
import { createApplyAction } from './apply-form.ts';
import { createAuthActions } from './auth-forms.ts';
import { type FormAction, createFormAction } from './form-action.ts';
import { createContactAction, createNewsletterAction } from './lead-forms.ts';
import { createNewsletterActions } from './newsletter-forms.ts';
import { fortuneAnswersSchema } from '#features/fortune/contract.ts';
import { describeFortune, describeFortuneRefusal } from '#features/fortune/outcome.ts';
import { tellFortune } from '#features/fortune/server/tell-fortune.ts';
import { parseValues } from './parse-values.ts';

/** Every form that works without JavaScript, by the value of its hidden field `form`. */
export function createForms(platform: Platform, auth: Auth): Record<string, FormAction> {
  return {
    apply: createApplyAction(platform),
    contact: createContactAction(platform),
    newsletter: createNewsletterAction(platform),
    fortune: createFortuneAction(platform),
    ...createNewsletterActions(platform),
    ...createAuthActions(platform, auth),
  };
}

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

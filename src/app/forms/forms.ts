import type { Auth } from '#features/identity/server/create-auth.ts';
import { keepSource, type FindSource } from '#domain/attribution/server/complete-source.ts';
import type { Platform } from '#platform/context.ts';
import { createAuthActions } from './auth-forms.ts';
import type { FormAction } from './form-action.ts';
import { createFortuneAction } from './fortune-form.ts';
import { createContactAction, createNewsletterAction } from './lead-forms.ts';

/**
 * Every form that works without JavaScript, by the value of its hidden field `form`.
 * @param findSource what to keep of where it came from
 */
export function createForms(
  platform: Platform,
  auth: Auth,
  findSource: FindSource = keepSource,
): Record<string, FormAction> {
  return {
    contact: createContactAction(platform, findSource),
    newsletter: createNewsletterAction(platform, findSource),
    fortune: createFortuneAction(platform),
    ...createAuthActions(platform, auth),
  };
}

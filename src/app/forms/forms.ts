import type { Auth } from '#features/identity/server/create-auth.ts';
import type { Platform } from '#platform/context.ts';
import { createApplyAction } from './apply-form.ts';
import { createAuthActions } from './auth-forms.ts';
import type { FormAction } from './form-action.ts';
import { createFortuneAction } from './fortune-form.ts';
import { createContactAction, createNewsletterAction } from './lead-forms.ts';
import { createNewsletterActions } from './newsletter-forms.ts';

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

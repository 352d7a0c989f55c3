import {
  requestResetByForm,
  resetByForm,
  signInByForm,
  signUpByForm,
  useRecoveryCodeByForm,
  verifyCodeByForm,
} from '#features/identity/server/auth-forms.ts';
import type { Auth } from '#features/identity/server/create-auth.ts';
import type { Platform } from '#platform/context.ts';
import type { FormAction } from './form-action.ts';

/** The forms of /auth, by the value of their hidden field `form`. */
export function createAuthActions(platform: Platform, auth: Auth): Record<string, FormAction> {
  const forms = {
    'sign-in': signInByForm,
    'sign-up': signUpByForm,
    'second-factor': verifyCodeByForm,
    'recovery-code': useRecoveryCodeByForm,
    forgot: requestResetByForm,
    reset: resetByForm,
  };
  return Object.fromEntries(
    Object.entries(forms).map(([form, run]): [string, FormAction] => [
      form,
      async (values, sender) => {
        const { message, errors, values: typed, ...answer } = await run(platform, auth, values, sender);
        return { ...answer, outcome: { form, values: typed, message, errors } };
      },
    ]),
  );
}

import { authFormNames, submitAuthForm } from '#features/identity/server/auth-forms.ts';
import type { Auth } from '#features/identity/server/create-auth.ts';
import type { Platform } from '#platform/context.ts';
import { asClient } from '#features/identity/server/hash-queue.ts';
import { invitationLimit } from '#features/identity/server/limits.ts';
import { acceptInvitation } from '#features/identity/server/team/accept-invitation.ts';
import { acceptInvitationSchema, type AcceptInvitation } from '#features/identity/team.contract.ts';
import { listRateLimitNetworks } from '#platform/http/client-ip.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { createFormAction, type FormAction } from './form-action.ts';

/** Accepts an invitation. The page never shows a typed password again. */
function createJoinAction(platform: Platform): FormAction {
  const act = createFormAction(
    'join',
    platform,
    async ({ token = '', name, password }, { clientIp }) => {
      await platform.limits.take(invitationLimit, clientIp);
      const input = readInput({ token, name, password });
      await asClient(listRateLimitNetworks(clientIp)[0], () => acceptInvitation(platform, input));
      return { kind: 'success', title: 'Welcome to the team', text: 'Sign in to begin.' };
    },
    ({ detail }) => ({ kind: 'error', title: 'Error', text: detail }),
  );
  return async (values, sender) => {
    const { outcome, ...answer } = await act(values, sender);
    if (!outcome) return { ...answer, outcome };
    const { password: _, ...typed } = outcome.values;
    return { ...answer, outcome: { ...outcome, values: typed } };
  };
}

/** @throws Problem 400 */
function readInput(values: Record<string, string | undefined>): AcceptInvitation {
  const { data, error } = acceptInvitationSchema.safeParse(values);
  if (data) return data;
  throw invalidFields(error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
}

/** The forms of /auth, by the value of their hidden field `form`. */
export function createAuthActions(platform: Platform, auth: Auth): Record<string, FormAction> {
  const actions = Object.fromEntries(
    authFormNames.map((form): [string, FormAction] => [
      form,
      async (given, sender) => {
        const { message, errors, values, ...answer } = await submitAuthForm(
          { platform, auth },
          form,
          given,
          sender,
        );
        return { ...answer, outcome: { form, values, message, errors } };
      },
    ]),
  );
  return { ...actions, join: createJoinAction(platform) };
}

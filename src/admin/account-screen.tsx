import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '#design/ui/toast.ts';
import { AuthError } from '#features/identity/site/auth-client.ts';
import { SignInMethodsView } from '#features/identity/admin/methods/sign-in-methods-view.tsx';
import { makePasskey } from '#features/identity/site/passkeys.ts';
import { api } from './api-client.ts';
import { toErrorNotice } from './error-notice.ts';

export const accountTitle = 'Sign-in Methods';

const key = ['sign-in-methods'];
const sessionsKey = ['sessions'];

/** How the admin signs in, with the API behind it. */
export function AccountScreen({ email }: { email: string }) {
  const client = useQueryClient();
  const methods = useQuery({ queryKey: key, queryFn: api.signInMethods.read });
  const sessions = useQuery({ queryKey: sessionsKey, queryFn: api.session.list });

  /** What was answered once the screen shows it; null, after a notice, when it was refused. */
  async function change<Answer>(act: () => Promise<Answer>, done?: string): Promise<Answer | null> {
    try {
      const answer = await act();
      await Promise.all([key, sessionsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
      if (done) notify({ title: done, kind: 'success' });
      return answer;
    } catch (error) {
      // Of the browser's own refusals the text is the one to show.
      notify(toErrorNotice(error, error instanceof AuthError ? { fallback: error.message } : {}));
      return null;
    }
  }
  const succeeds = async (act: () => Promise<unknown>, done: string): Promise<boolean> =>
    (await change(act, done)) !== null;

  async function addPasskey(name: string): Promise<unknown> {
    const response = await makePasskey(await api.signInMethods.beginPasskey());
    return api.signInMethods.keepPasskey({ name, response });
  }

  return (
    <SignInMethodsView
      email={email}
      methods={methods.data ?? null}
      sessions={sessions.data ?? null}
      isFailed={methods.isError || sessions.isError}
      onRetry={() => void Promise.all([methods.refetch(), sessions.refetch()])}
      authenticator={{
        onBegin: (password) => change(() => api.signInMethods.beginTotp(password)),
        onVerify: (code) => succeeds(() => api.signInMethods.verifyTotp(code), 'Authenticator app set up'),
        onRenewCodes: (password) =>
          change(() => api.signInMethods.renewRecoveryCodes(password), 'New recovery codes made'),
        onTurnOff: (password) =>
          succeeds(() => api.signInMethods.disableTotp(password), 'Authenticator app turned off'),
      }}
      onEndOtherSessions={() => succeeds(() => api.session.endOthers(), 'Other sessions signed out')}
      passkeys={{
        onAdd: (name) => succeeds(() => addPasskey(name), 'Passkey added'),
        onDelete: (id) => void change(() => api.signInMethods.deletePasskey(id), 'Passkey deleted'),
      }}
    />
  );
}

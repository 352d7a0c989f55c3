import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runWrite } from '#design/admin/run-write.ts';
import { makePasskey } from '../site/passkeys.ts';
import { sessionApi, signInMethodsApi } from './account-api.ts';
import { SignInMethodsView } from './methods/sign-in-methods-view.tsx';

const key = ['sign-in-methods'];
const sessionsKey = ['sessions'];

/** How the admin signs in, with the API behind it. */
export function AccountScreen({ email }: { email: string }) {
  const client = useQueryClient();
  const methods = useQuery({ queryKey: key, queryFn: signInMethodsApi.read });
  const sessions = useQuery({ queryKey: sessionsKey, queryFn: sessionApi.list });

  /** The response, once the screen shows it; null, after a toast, if it was refused. */
  async function change<Answer>(act: () => Promise<Answer>, done?: string): Promise<Answer | null> {
    const write = async () => {
      const answer = await act();
      await Promise.all([key, sessionsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
      return answer;
    };
    const changed = await runWrite(write, { done });
    return changed.kind === 'done' ? changed.answer : null;
  }
  const succeeds = async (act: () => Promise<unknown>, done: string): Promise<boolean> =>
    (await change(act, done)) !== null;

  async function addPasskey(name: string): Promise<unknown> {
    const response = await makePasskey(await signInMethodsApi.beginPasskey());
    return signInMethodsApi.addPasskey({ name, response });
  }

  return (
    <SignInMethodsView
      email={email}
      methods={methods.data ?? null}
      sessions={sessions.data ?? null}
      isFailed={methods.isError || sessions.isError}
      onRetry={() => void Promise.all([methods.refetch(), sessions.refetch()])}
      authenticator={{
        onBegin: (password) => change(() => signInMethodsApi.beginTotp(password)),
        onVerify: (code) => succeeds(() => signInMethodsApi.verifyTotp(code), 'Authenticator app set up'),
        onRenewCodes: (password) =>
          change(() => signInMethodsApi.renewRecoveryCodes(password), 'New recovery codes created'),
        onTurnOff: (password) =>
          succeeds(() => signInMethodsApi.disableTotp(password), 'Authenticator app turned off'),
      }}
      onEndSession={(id) => succeeds(() => sessionApi.end(id), 'Session signed out')}
      onEndOtherSessions={() => succeeds(() => sessionApi.endOthers(), 'Other sessions signed out')}
      passkeys={{
        onAdd: (name) => succeeds(() => addPasskey(name), 'Passkey added'),
        onDelete: (id) => void change(() => signInMethodsApi.deletePasskey(id), 'Passkey deleted'),
      }}
    />
  );
}

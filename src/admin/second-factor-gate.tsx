import { useQueryClient } from '@tanstack/react-query';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { AccountScreen } from '#features/identity/admin/account-screen.tsx';
import { ConfirmSignInDialog } from '#features/identity/admin/confirm-sign-in-dialog.tsx';
import { NewSignInDialog } from '#features/identity/admin/new-sign-in-dialog.tsx';
import { signOut } from '#features/identity/site/auth-client.ts';
import { paths } from '#paths/paths.ts';

/** All that an account sees whose role requires a second factor, until it has one. */
export function SecondFactorGate({ email }: { email: string }) {
  const client = useQueryClient();

  async function logOut() {
    const signedOut = await runWrite(signOut);
    if (signedOut.kind === 'done') location.assign(paths.home());
  }

  return (
    <main className="mx-auto flex max-w-[52rem] flex-col gap-6 px-4 py-10">
      <InlineMessage
        kind="info"
        title="Set up a second factor"
        text="Your role requires one: an authenticator app or a passkey. The admin area opens once you have it."
      >
        <div className="flex flex-wrap gap-3">
          <Button size="compact" onClick={() => void client.invalidateQueries({ queryKey: ['session'] })}>
            Continue
          </Button>
          <Button variant="secondary" size="compact" onClick={() => void logOut()}>
            Logout
          </Button>
        </div>
      </InlineMessage>
      <AccountScreen email={email} />
      <ConfirmSignInDialog email={email} />
      <NewSignInDialog email={email} />
    </main>
  );
}

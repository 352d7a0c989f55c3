import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#design/admin/error-toast.ts';
import { Button } from '#design/ui/button.tsx';
import { notify } from '#design/ui/toast.ts';
import { askForPasskey, hasPasskeys } from '../site/passkeys.ts';
import { sessionApi, signInMethodsApi } from './account-api.ts';
import { PasswordDialog } from './methods/password-dialog.tsx';
import { signInConfirmation, useQuestion } from './question.ts';

/**
 * Asks for the password, or a passkey, if the last sign-in was too long ago; the interrupted action then
 * continues.
 */
export function ConfirmSignInDialog({ email }: { email: string }) {
  const isOpen = useQuestion(signInConfirmation);
  const [isWaiting, setIsWaiting] = useState(false);
  const methods = useQuery({
    queryKey: ['sign-in-methods'],
    queryFn: signInMethodsApi.read,
    enabled: isOpen && hasPasskeys(),
  });

  /** @returns why it did not succeed */
  async function confirm(show: () => Promise<unknown>): Promise<string | undefined> {
    try {
      await show();
    } catch (error) {
      return describeError(error);
    }
    signInConfirmation.settle(true);
    return undefined;
  }

  async function confirmByPasskey() {
    if (isWaiting) return;
    setIsWaiting(true);
    const refusal = await confirm(async () =>
      sessionApi.confirmByPasskey(await askForPasskey(await sessionApi.beginPasskey())),
    );
    setIsWaiting(false);
    if (refusal) notify({ title: 'Error', description: refusal, kind: 'error' });
  }

  return (
    <PasswordDialog
      open={isOpen}
      onOpenChange={() => signInConfirmation.settle(false)}
      title="Confirm It’s You"
      description="You signed in more than ten minutes ago. Enter your password to continue; you won’t lose what you typed."
      submitLabel="Confirm"
      email={email}
      onSubmit={(password) => confirm(() => sessionApi.confirm(password))}
    >
      {(methods.data?.passkeys.length ?? 0) > 0 && (
        <Button variant="secondary" busy={isWaiting} onClick={() => void confirmByPasskey()}>
          {isWaiting ? 'Waiting for your passkey...' : 'Use a passkey'}
        </Button>
      )}
    </PasswordDialog>
  );
}

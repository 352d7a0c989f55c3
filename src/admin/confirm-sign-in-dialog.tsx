import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/ui/button.tsx';
import { notify } from '#design/ui/toast.ts';
import { AuthError } from '#features/identity/site/auth-client.ts';
import { PasswordDialog } from '#features/identity/admin/methods/password-dialog.tsx';
import { askForPasskey, hasPasskeys } from '#features/identity/site/passkeys.ts';
import { api } from './api-client.ts';
import { toErrorNotice } from './error-notice.ts';
import { answerConfirmation, useConfirmationQuestion } from './sign-in-confirmation.ts';

/** Asks for the password, or a passkey, where a sign-in is too long ago; what was begun goes on afterwards. */
export function ConfirmSignInDialog({ email }: { email: string }) {
  const isOpen = useConfirmationQuestion();
  const [isWaiting, setIsWaiting] = useState(false);
  const methods = useQuery({
    queryKey: ['sign-in-methods'],
    queryFn: api.signInMethods.read,
    enabled: isOpen && hasPasskeys(),
  });

  async function confirm(show: () => Promise<unknown>) {
    try {
      await show();
      answerConfirmation(true);
    } catch (error) {
      // Of the browser's own refusals the text is the one to show.
      notify(toErrorNotice(error, error instanceof AuthError ? { fallback: error.message } : {}));
    }
  }

  async function confirmByPasskey() {
    if (isWaiting) return;
    setIsWaiting(true);
    await confirm(async () =>
      api.session.confirmByPasskey(await askForPasskey(await api.session.beginPasskey())),
    );
    setIsWaiting(false);
  }

  return (
    <PasswordDialog
      open={isOpen}
      onOpenChange={() => answerConfirmation(false)}
      title="Confirm It Is You"
      description="You signed in more than ten minutes ago. Enter your password to go on; what you typed stays as it is."
      submitLabel="Confirm"
      email={email}
      onSubmit={(password) => confirm(() => api.session.confirm(password))}
    >
      {(methods.data?.passkeys.length ?? 0) > 0 && (
        <Button variant="secondary" busy={isWaiting} onClick={() => void confirmByPasskey()}>
          {isWaiting ? 'Waiting for your passkey...' : 'Use a passkey'}
        </Button>
      )}
    </PasswordDialog>
  );
}

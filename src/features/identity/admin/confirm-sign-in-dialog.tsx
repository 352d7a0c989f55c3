import { useQuery } from '@tanstack/react-query';
import { describeError } from '#design/admin/error-toast.ts';
import { hasPasskeys } from '../site/passkeys.ts';
import { sessionApi, signInMethodsApi } from './account-api.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordDialog } from './methods/password-dialog.tsx';
import { signInConfirmation, useQuestion } from './question.ts';

/**
 * Asks for the password, or a passkey, if the last sign-in was too long ago; the interrupted action then
 * continues.
 */
export function ConfirmSignInDialog({ email }: { email: string }) {
  const isOpen = useQuestion(signInConfirmation);
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

  return (
    <PasswordDialog
      open={isOpen}
      onClose={() => signInConfirmation.settle(false)}
      title="Confirm It’s You"
      description="You signed in more than ten minutes ago. Enter your password to continue; you won’t lose what you typed."
      submitLabel="Confirm"
      email={email}
      onSubmit={(password) => confirm(() => sessionApi.confirm(password))}
    >
      {(methods.data?.passkeys.length ?? 0) > 0 && <PasskeyButton run={confirm} />}
    </PasswordDialog>
  );
}

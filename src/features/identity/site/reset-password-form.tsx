import { Button, buttonClass } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { paths } from '#paths/paths.ts';
import { AuthCard, type AuthFormProps } from './auth-card.tsx';
import { postAuth } from './auth-client.ts';
import { leaveToast } from './left-toast.ts';
import { PasswordField } from './password-field.tsx';
import { useAuthSubmit } from './use-auth-submit.ts';

interface ResetPasswordFormProps extends AuthFormProps {
  /** From the mailed link. */
  token: string;
  /** False: the link cannot be used any more. */
  isOpen: boolean;
}

/** Chooses a new password. A native form until its script has loaded. */
export function ResetPasswordForm({ token, isOpen, message, errors: given }: ResetPasswordFormProps) {
  const { isBusy, errors, handlers } = useAuthSubmit(async ({ newPassword = '' }) => {
    await postAuth('/reset-password', { token, newPassword });
    leaveToast({ title: 'Password changed. Please sign in.', kind: 'success' });
    location.assign(paths.signIn());
  }, given);

  if (!isOpen) {
    const isDone = message?.kind === 'success';
    return (
      <AuthCard heading="Choose a new password" message={message}>
        {!message && <p>This link was used before, or is older than one hour.</p>}
        <a href={isDone ? paths.signIn() : paths.forgotPassword()} className={buttonClass()}>
          {isDone ? 'Go to sign in' : 'Ask for a new link'}
        </a>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      heading="Choose a new password"
      message={message}
      facts={[
        ['Next', 'Sign in'],
        ['Signed out', 'Everywhere'],
      ]}
    >
      <form method="post" noValidate {...handlers} className="flex flex-col gap-4">
        <input type="hidden" name="form" value="reset" />
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label="New password"
          name="newPassword"
          minLength={6}
          autoComplete="new-password"
          error={errors['newPassword']}
          hint="At least 6 characters, or 12 if you manage this website. Everyone signed in to this account is signed out."
        />
        <Button type="submit" busy={isBusy} className="mt-2">
          {isBusy ? 'Processing...' : 'Save password'}
        </Button>
      </form>
      <a href={paths.forgotPassword()} className={`${linkClass} self-start text-small`}>
        Ask for a new link
      </a>
    </AuthCard>
  );
}

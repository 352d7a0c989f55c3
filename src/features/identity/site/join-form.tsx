import { sendRequest } from '#design/api/send-request.ts';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { apiPath } from '#paths/api-paths.ts';
import { paths } from '#paths/paths.ts';
import type { OpenInvitation } from '../team.contract.ts';
import { AuthCard, type AuthFormProps } from './auth-card.tsx';
import { leaveToast } from './left-toast.ts';
import { PasswordField } from './password-field.tsx';
import { useAuthSubmit } from './use-auth-submit.ts';

interface JoinFormProps extends AuthFormProps {
  token: string;
  /** Null: the link is not valid any more. */
  invitation: OpenInvitation | null;
}

/** Accepts an invitation. A native form until its script has loaded. */
export function JoinForm({ token, invitation, values, message, errors: given }: JoinFormProps) {
  const { isBusy, errors, handlers } = useAuthSubmit(async ({ name, password }) => {
    const json = { token, ...(name !== undefined && { name }), ...(password !== undefined && { password }) };
    await sendRequest(apiPath('acceptInvitation'), { method: 'POST', json });
    leaveToast({ title: 'Welcome to the team. Please sign in.', kind: 'success' });
    location.assign(paths.signIn());
  }, given);

  if (!invitation)
    return (
      <AuthCard heading="Join the team" message={message}>
        {!message && (
          <p>This invitation was used or withdrawn, or is older than seven days. Ask for a new one.</p>
        )}
        <a href={paths.signIn()} className={buttonClass()}>
          Go to sign in
        </a>
      </AuthCard>
    );
  return (
    <AuthCard
      heading="Join the team"
      message={message}
      facts={[
        ['Next', 'Sign in'],
        ['The link works', 'Seven days, once'],
      ]}
    >
      <p className="wrap-anywhere">
        {invitation.hasAccount
          ? `You have an account here: ${invitation.email}. Accept, then sign in as before.`
          : `You are invited as ${invitation.email}. Choose what you are called here, and a password.`}
      </p>
      <form method="post" noValidate {...handlers} className="flex flex-col gap-4">
        <input type="hidden" name="form" value="join" />
        <input type="hidden" name="token" value={token} />
        {!invitation.hasAccount && (
          <>
            <TextField
              label="Name"
              name="name"
              required
              maxLength={100}
              autoComplete="name"
              defaultValue={values?.['name']}
              error={errors['name']}
            />
            <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
            <PasswordField
              label="Password"
              name="password"
              minLength={12}
              autoComplete="new-password"
              hint="At least 12 characters."
              error={errors['password']}
            />
          </>
        )}
        <Button type="submit" busy={isBusy} className="mt-2">
          {isBusy ? 'Processing...' : 'Accept invitation'}
        </Button>
      </form>
    </AuthCard>
  );
}

import { useState } from 'react';
import type { FormMessage } from '#domain/forms/site/form-outcome.ts';
import { Button } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { TextField } from '#design/ui/text-field.tsx';
import { paths } from '#paths/paths.ts';
import { AuthCard, type AuthFormProps } from './auth-card.tsx';
import { postAuth } from './auth-client.ts';
import { useAuthSubmit } from './use-auth-submit.ts';

/** Shown whether or not the address has an account. */
const resetMailSent: FormMessage = {
  kind: 'success',
  title: 'Check your email',
  text: 'If this address has an account, a link to choose a new password is on its way. It works for one hour.',
};

/** Requests a link to choose a new password. A native form until its script has loaded. */
export function ForgotPasswordForm({ values, message, errors: given }: AuthFormProps) {
  const [shownMessage, setShownMessage] = useState(message);
  const { isBusy, errors, handlers } = useAuthSubmit(async ({ email = '' }) => {
    await postAuth('/request-password-reset', { email });
    setShownMessage(resetMailSent);
  }, given);

  return (
    <AuthCard
      heading="Forgot password"
      message={shownMessage}
      facts={[
        ['Next', 'A link by mail'],
        ['The link works', 'One hour, once'],
      ]}
    >
      <form
        method="post"
        action={paths.forgotPassword()}
        noValidate
        {...handlers}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="form" value="forgot" />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          hint="We send a link to choose a new password to this address."
          defaultValue={values?.['email']}
          error={errors['email']}
        />
        <Button type="submit" busy={isBusy} className="mt-2">
          {isBusy ? 'Processing...' : 'Send link'}
        </Button>
      </form>
      <a href={paths.signIn()} className={`${linkClass} self-start text-small`}>
        Back to sign in
      </a>
    </AuthCard>
  );
}

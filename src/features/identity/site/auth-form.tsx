import { useState, type MouseEvent } from 'react';
import { Button } from '#design/ui/button.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { TextField } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';
import { paths } from '#paths/paths.ts';
import type { SignInResponse } from '../contract.ts';
import { AuthCard, type AuthFormProps } from './auth-card.tsx';
import { postAuth } from './auth-client.ts';
import { enterAdmin } from './enter-admin.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthSubmit } from './use-auth-submit.ts';

export type AuthMode = 'sign-in' | 'sign-up';

const texts = {
  'sign-in': {
    heading: 'Admin Login',
    submit: 'Sign In',
    switch: ['Need an account?', 'Sign up'],
    href: paths.signUp(),
    autoComplete: 'current-password',
    hint: undefined,
  },
  'sign-up': {
    heading: 'Create Account',
    submit: 'Sign Up',
    switch: ['Already have an account?', 'Sign in'],
    href: paths.signIn(),
    autoComplete: 'new-password',
    hint: 'At least 6 characters.',
  },
} as const;

/** Signs in or up. A native form until its script has loaded; then it responds in place. */
export function AuthForm({
  mode: firstMode,
  values,
  message,
  errors: given,
}: AuthFormProps & { mode: AuthMode }) {
  const [mode, setMode] = useState(firstMode);
  const [shownMessage, setShownMessage] = useState(message);
  const text = texts[mode];

  const { isBusy, errors, handlers } = useAuthSubmit(async ({ email = '', password = '' }, form) => {
    if (mode === 'sign-up') {
      await postAuth('/sign-up/email', { email, password });
      clearPassword(form);
      switchTo('sign-in');
      notify({ title: 'Account created successfully. Please check your email.', kind: 'success' });
      return;
    }
    const answer = await postAuth<SignInResponse>('/sign-in/email', { email, password });
    if (answer.second_factor) return location.assign(paths.secondFactor());
    await enterAdmin();
  }, given);

  function switchTo(next: AuthMode) {
    setMode(next);
    setShownMessage(null);
    history.replaceState(null, '', next === 'sign-up' ? texts['sign-in'].href : texts['sign-up'].href);
  }

  function followSwitch(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    switchTo(mode === 'sign-in' ? 'sign-up' : 'sign-in');
  }

  return (
    <AuthCard
      heading={text.heading}
      message={shownMessage}
      foot={
        <a
          href={text.href}
          onClick={followSwitch}
          className={`group flex min-h-12 items-center gap-x-1 ${focusRing}`}
        >
          <span className="text-ink-2">{text.switch[0]}</span>{' '}
          <span className="text-petrol underline underline-offset-4 group-hover:text-ink">
            {text.switch[1]}
          </span>
        </a>
      }
    >
      <form method="post" action={paths.signIn()} noValidate {...handlers} className="flex flex-col gap-4">
        <input type="hidden" name="form" value={mode} />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={values?.['email']}
          error={errors['email']}
        />
        <PasswordField
          label="Password"
          name="password"
          minLength={6}
          autoComplete={text.autoComplete}
          hint={text.hint}
          error={errors['password']}
        >
          {mode === 'sign-in' && (
            <a href={paths.forgotPassword()} className={`password-link text-small ${linkClass}`}>
              Forgot password?
            </a>
          )}
        </PasswordField>
        <Button type="submit" busy={isBusy} className="mt-2">
          {isBusy ? 'Processing...' : text.submit}
        </Button>
      </form>
      {mode === 'sign-in' && <PasskeyButton />}
    </AuthCard>
  );
}

/** The address stays: it is what to sign in with next. */
function clearPassword(form: HTMLFormElement) {
  const field = form.elements.namedItem('password');
  if (field instanceof HTMLInputElement) field.value = '';
}

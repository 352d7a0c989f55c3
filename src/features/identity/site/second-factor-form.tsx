import { Button } from '#design/ui/button.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { TextField, type TextFieldProps } from '#design/ui/text-field.tsx';
import { paths } from '#paths/paths.ts';
import { AuthCard, unsigned, type AuthFormProps } from './auth-card.tsx';
import { postAuth } from './auth-client.ts';
import { enterAdmin } from './enter-admin.ts';
import { useAuthSubmit } from './use-auth-submit.ts';

/** The requested code: the authenticator app's, or a recovery code instead. */
export type SecondFactor = 'second-factor' | 'recovery-code';

interface SecondFactorFormProps extends AuthFormProps {
  /** The form that was sent before. */
  sent?: SecondFactor | undefined;
  errors?: Record<string, string> | undefined;
}

/** The step after the password. Native forms until their script has loaded. */
export function SecondFactorForm({ sent, values, errors, message }: SecondFactorFormProps) {
  const typedIn = (form: SecondFactor) =>
    sent === form ? { defaultValue: values?.['code'], error: errors?.['code'] } : {};
  return (
    <AuthCard heading="Enter your code" message={message} facts={[['Step', '2 of 2'], unsigned]}>
      <CodeForm
        form="second-factor"
        path="/two-factor/verify-totp"
        submitLabel="Continue"
        label="Code"
        hint="The six digits that your authenticator app shows."
        inputMode="numeric"
        autoComplete="one-time-code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the visitor has just asked to come to
        autoFocus={sent !== 'recovery-code'}
        {...typedIn('second-factor')}
      />
      <details open={sent === 'recovery-code'} className="border-t border-hairline pt-4">
        <DisclosureSummary className="min-h-11 text-small font-medium">
          Use a recovery code instead
        </DisclosureSummary>
        <div className="flex flex-col gap-4 pt-4">
          <CodeForm
            form="recovery-code"
            path="/two-factor/verify-backup-code"
            submitLabel="Use recovery code"
            label="Recovery code"
            hint="One of the ten that you kept when you set up the app. Each works once."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...typedIn('recovery-code')}
          />
          <p className="text-fine text-ink-2">
            If these are gone too, whoever runs this site can remove the second step from your account.
          </p>
        </div>
      </details>
      <a href={paths.signIn()} className={`${linkClass} self-start text-small`}>
        Back to sign in
      </a>
    </AuthCard>
  );
}

interface CodeFormProps extends TextFieldProps {
  form: SecondFactor;
  path: string;
  submitLabel: string;
}

function CodeForm({ form, path, submitLabel, ...field }: CodeFormProps) {
  const { isBusy, errors, handlers } = useAuthSubmit(
    async ({ code = '' }, element) => {
      try {
        await postAuth(path, { code });
      } catch (error) {
        selectCode(element);
        throw error;
      }
      await enterAdmin();
    },
    field.error ? { code: field.error } : {},
  );
  const isMain = form === 'second-factor';

  return (
    <form
      method="post"
      action={paths.secondFactor()}
      noValidate
      {...handlers}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="form" value={form} />
      <TextField {...field} error={errors['code']} name="code" required controlClassName="font-mono" />
      <Button type="submit" busy={isBusy} variant={isMain ? 'primary' : 'secondary'}>
        {isBusy ? 'Processing...' : submitLabel}
      </Button>
    </form>
  );
}

/** The next code is typed over the one that was refused. */
function selectCode(form: HTMLFormElement) {
  const field = form.elements.namedItem('code');
  if (field instanceof HTMLInputElement) field.select();
}

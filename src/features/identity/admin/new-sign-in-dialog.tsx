import { useRef, useState } from 'react';
import { describeError } from '#design/admin/error-toast.ts';
import { ApiError } from '#design/api/api-error.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { TextField } from '#design/ui/text-field.tsx';
import { paths } from '#paths/paths.ts';
import type { SignInResponse } from '../contract.ts';
import { hasSession, postAuth } from '../site/auth-client.ts';
import { signInNotKept } from '../site/enter-admin.ts';
import { hasPasskeys } from '../site/passkeys.ts';
import { signInMethodsApi } from './account-api.ts';
import { FormDialog } from '#domain/forms/admin/form-dialog.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordDialog } from './methods/password-dialog.tsx';
import { newSignIn, useQuestion } from './question.ts';

const title = 'Sign In to Continue';

const description =
  'Your session has ended. This page keeps what you typed, and saves it once you have signed in.';

/** Signs in again where someone is, without leaving what they have typed. */
export function NewSignInDialog({ email }: { email: string }) {
  const isOpen = useQuestion(newSignIn);
  const [needsCode, setNeedsCode] = useState(false);

  function close(isSignedIn: boolean) {
    setNeedsCode(false);
    newSignIn.settle(isSignedIn);
  }

  /** @param signIn says whether a code is asked for next @returns why it did not succeed */
  async function run(signIn: () => Promise<boolean>): Promise<string | undefined> {
    try {
      if (await signIn()) setNeedsCode(true);
      else if (await hasSession()) close(true);
      else return signInNotKept.text;
    } catch (error) {
      // Without a session, every refusal passes for its end (handle-refusal.ts): its own words say what is wrong.
      return describeError(error, error instanceof ApiError ? { signedOut: error.message } : {});
    }
    return undefined;
  }

  return (
    <>
      <PasswordDialog
        open={isOpen && !needsCode}
        onClose={() => close(false)}
        title={title}
        description={`${description} You are ${email}.`}
        submitLabel="Sign in"
        email={email}
        onSubmit={(password) =>
          run(async () => {
            const { second_factor } = await postAuth<SignInResponse>('/sign-in/email', { email, password });
            return second_factor !== undefined;
          })
        }
      >
        {hasPasskeys() && (
          <PasskeyButton
            run={(confirm) =>
              run(async () => {
                await confirm();
                return false;
              })
            }
          />
        )}
      </PasswordDialog>
      <CodeDialog
        open={isOpen && needsCode}
        onClose={() => close(false)}
        onSubmit={(code) =>
          run(async () => {
            await signInMethodsApi.verifyTotp(code);
            return false;
          })
        }
      />
    </>
  );
}

interface CodeDialogProps {
  open: boolean;
  onClose: () => void;
  /** @returns what is wrong with it */
  onSubmit: (code: string) => Promise<string | undefined>;
}

function CodeDialog({ open, onClose, onSubmit }: CodeDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  async function submit({ code = '' }: Record<string, string>) {
    setError(await onSubmit(code));
    field.current?.select();
  }

  return (
    <FormDialog
      open={open}
      onClose={() => {
        setError(undefined);
        onClose();
      }}
      title={title}
      description={description}
      submitLabel="Continue"
      onSubmit={submit}
    >
      <TextField
        ref={field}
        label="Code"
        hint="The six digits that your authenticator app shows."
        name="code"
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        controlClassName="font-mono"
        required
      />
      <p className="text-small">
        With a recovery code,{' '}
        <a href={paths.signIn()} target="_blank" rel="noreferrer" className={linkClass}>
          sign in in another tab
        </a>
        ; what you typed is saved here afterwards.
      </p>
    </FormDialog>
  );
}

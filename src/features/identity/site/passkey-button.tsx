import { useRef, useState } from 'react';
import { Button } from '#design/ui/button.tsx';
import { DisplayError } from '#design/ui/display-error.ts';
import { notify } from '#design/ui/toast.ts';
import { postAuth, readAuth } from './auth-client.ts';
import { enterAdmin } from './enter-admin.ts';
import { askForPasskey } from './passkeys.ts';

/**
 * Signs in with a passkey, without a password. Only if the page has found that the browser can
 * (find-passkeys.inline.js).
 */
export function PasskeyButton() {
  const [isBusy, setIsBusy] = useState(false);
  const isAsking = useRef(false);

  async function signIn() {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsBusy(true);
    try {
      const options = await readAuth<PublicKeyCredentialRequestOptionsJSON>(
        '/passkey/generate-authenticate-options',
      );
      await postAuth('/passkey/verify-authentication', { response: await askForPasskey(options) });
      await enterAdmin();
    } catch (error) {
      if (!(error instanceof DisplayError)) throw error;
      notify({ title: 'Error', description: error.message, kind: 'error' });
    } finally {
      isAsking.current = false;
      setIsBusy(false);
    }
  }

  return (
    <div className="hidden flex-col gap-6 in-data-passkeys:flex">
      <p className="auth-or text-small text-ink-2">or</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void signIn()}>
        <KeyIcon />
        {isBusy ? 'Waiting for your passkey...' : 'Use a passkey'}
      </Button>
    </div>
  );
}

const KeyIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.5]">
    <circle cx="4.5" cy="8" r="3" />
    <path d="M7.5 8H15M12.5 8v3M15 8v2" />
  </svg>
);

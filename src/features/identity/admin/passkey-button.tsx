import { useState } from 'react';
import { Button } from '#design/ui/button.tsx';
import { notify } from '#design/ui/toast.ts';
import { askForPasskey } from '../site/passkeys.ts';
import { sessionApi } from './account-api.ts';

interface PasskeyButtonProps {
  /** Does what the passkey is for. @returns why it did not succeed */
  run: (confirm: () => Promise<unknown>) => Promise<string | undefined>;
}

/** Asks for a passkey in place of the password. */
export function PasskeyButton({ run }: PasskeyButtonProps) {
  const [isWaiting, setIsWaiting] = useState(false);

  async function ask() {
    if (isWaiting) return;
    setIsWaiting(true);
    const refusal = await run(async () =>
      sessionApi.confirmByPasskey(await askForPasskey(await sessionApi.beginPasskey())),
    );
    setIsWaiting(false);
    if (refusal) notify({ title: 'Error', description: refusal, kind: 'error' });
  }

  return (
    <Button variant="secondary" busy={isWaiting} onClick={() => void ask()}>
      {isWaiting ? 'Waiting for your passkey...' : 'Use a passkey'}
    </Button>
  );
}

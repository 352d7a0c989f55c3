import { useRef, type RefObject } from 'react';
import { CopyButton } from '#design/admin/copy-button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { TextField } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';
import { FormDialog } from '#domain/forms/admin/form-dialog.tsx';
import { QrCode } from './qr-code.tsx';

interface ScanDialogProps {
  open: boolean;
  onClose: () => void;
  /** The app's setup address; empty before the first time. */
  totpUri: string;
  /** Whether the code was right. */
  onVerify: (code: string) => Promise<boolean>;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Gives an authenticator app its secret, and asks for its first code. */
export function ScanDialog({ open, onClose, totpUri, onVerify, finalFocus }: ScanDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const secret = totpUri && readTotpSecret(totpUri);

  async function verify(code: string) {
    if (!(await onVerify(code))) field.current?.select();
  }

  function submit({ code = '' }: Record<string, string>): Promise<void> | void {
    if (code.trim()) return verify(code);
    field.current?.focus();
    notify({ title: 'Error', description: 'Enter the six digits of the code', kind: 'error' });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Set Up Authenticator App"
      submitLabel="Verify"
      onSubmit={submit}
      dismissible={false}
      finalFocus={finalFocus}
      head={
        <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:gap-6">
          {totpUri && <QrCode text={totpUri} label="QR code for the authenticator app" />}
          <div className="flex min-w-0 flex-col items-start gap-3">
            <p className="text-small">Scan the code with the app, or type this key into it:</p>
            <p className="font-mono text-small break-words">{secret}</p>
            <CopyButton name="key" size="compact" readText={() => secret.replaceAll(' ', '') || null} />
            <a href={totpUri} className={`${linkClass} text-small sm:hidden`}>
              Open the app on this device
            </a>
          </div>
        </div>
      }
    >
      <TextField
        ref={field}
        label="Code"
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="The six digits that the app shows now. Nothing changes until they are correct."
        controlClassName="font-mono"
      />
    </FormDialog>
  );
}

/** The secret of an `otpauth:` address in groups of four, as it is typed into an app by hand. */
export function readTotpSecret(totpUri: string): string {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

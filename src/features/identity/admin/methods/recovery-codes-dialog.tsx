import { useRef, type RefObject } from 'react';
import { Button } from '#design/ui/button.tsx';
import { CopyButton } from '#design/admin/copy-button.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { notify } from '#design/ui/toast.ts';

interface RecoveryCodesDialogProps {
  open: boolean;
  codes: string[];
  email: string;
  /** Drops the codes. */
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Shows recovery codes, once. */
export function RecoveryCodesDialog({ open, codes, email, onClose, finalFocus }: RecoveryCodesDialogProps) {
  const list = useRef<HTMLOListElement>(null);

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Recovery Codes"
      dismissible={false}
      initialFocus={list}
      finalFocus={finalFocus}
    >
      <p className="border border-redline px-3 py-2 text-small">
        Keep these in a safe place. They won’t be shown again.
      </p>
      <p className="text-small">
        Each signs you in once when you don’t have the app at hand. Earlier codes no longer work.
      </p>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1 border border-control bg-sunk px-4 py-3 font-mono text-small outline-none"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          name="recovery codes"
          readText={() => codes.join('\n')}
          onCopied={() => notify({ title: 'Recovery codes copied to clipboard', kind: 'success' })}
          onRefused={() =>
            notify({
              title: 'Error',
              description: 'The browser did not allow copying. Download the codes instead.',
              kind: 'error',
            })
          }
        />
        <Button variant="secondary" onClick={() => saveCodes(codes, email)}>
          Download as Text
        </Button>
      </div>
      <div className="mt-2 flex justify-end">
        <Button onClick={onClose}>I've Saved My Codes</Button>
      </div>
    </Dialog>
  );
}

function saveCodes(codes: string[], email: string) {
  const day = formatDate(new Date().toISOString());
  const text = describeRecoveryCodes(codes, location.host, email, day);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}

/** The contents of the file of recovery codes that a browser saves. */
export function describeRecoveryCodes(codes: string[], host: string, email: string, day: string): string {
  return [
    `Recovery codes for ${email} at ${host}, created on ${day}.`,
    'Each works once, in place of a code from the authenticator app. Keep them where nobody else can see them.',
    '',
    ...codes,
    '',
  ].join('\r\n');
}

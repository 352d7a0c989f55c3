import { useRef, type RefObject } from 'react';
import { Button } from '#design/ui/button.tsx';
import { CopyButton } from '#design/admin/copy-button.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { TextArea } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';

interface CreatedKeyDialogProps {
  /** The whole key; null when there is none to show. */
  apiKey: string | null;
  /** Drops the key. */
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Shows a new key, once. */
export function CreatedKeyDialog({ apiKey, onClose, finalFocus }: CreatedKeyDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  return (
    <Dialog
      open={apiKey !== null}
      onOpenChange={onClose}
      title="API Key Created"
      dismissible={false}
      finalFocus={finalFocus}
    >
      <p className="border border-redline px-3 py-2 text-small">
        Copy this key now and keep it in a safe place. It won’t be shown again.
      </p>
      <div className="flex flex-wrap items-end justify-end gap-3">
        <TextArea
          rows={2}
          ref={field}
          label="Your API key"
          readOnly
          value={apiKey ?? ''}
          className="w-full"
          controlClassName="resize-none font-mono text-small break-all"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton
          name="API key"
          readText={() => apiKey}
          onCopied={() => notify({ title: 'API key copied to clipboard', kind: 'success' })}
          onRefused={() => {
            field.current?.focus();
            notify({
              title: 'Error',
              description: 'The browser did not allow copying. The key is selected: copy it by hand.',
              kind: 'error',
            });
          }}
        />
      </div>
      <div className="mt-2 flex justify-end">
        <Button onClick={onClose}>I've Saved My Key</Button>
      </div>
    </Dialog>
  );
}

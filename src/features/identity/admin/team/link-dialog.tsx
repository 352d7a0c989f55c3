import { useRef } from 'react';
import { CopyButton } from '#design/admin/copy-button.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextArea } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';

interface LinkDialogProps {
  /** Null: there is none to show. */
  invitation: { email: string; link: string } | null;
  onClose: () => void;
}

/** Shows an invitation's link, once. */
export function LinkDialog({ invitation, onClose }: LinkDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog open={invitation !== null} onOpenChange={onClose} title="Invitation link" dismissible={false}>
      <p className="text-small">
        Pass this link on to {invitation?.email}. It won’t be shown again; you can make a new one.
      </p>
      <div className="flex flex-wrap items-end justify-end gap-3">
        <TextArea
          rows={3}
          ref={field}
          label="Link"
          readOnly
          value={invitation?.link ?? ''}
          className="w-full"
          controlClassName="resize-none font-mono text-small break-all"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton
          name="invitation link"
          readText={() => invitation?.link ?? null}
          onCopied={() => notify({ title: 'Link copied', kind: 'success' })}
          onRefused={() => {
            field.current?.focus();
            notify({
              title: 'Error',
              description: 'The browser did not allow copying. The link is selected: copy it by hand.',
              kind: 'error',
            });
          }}
        />
      </div>
      <div className="mt-2 flex justify-end">
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

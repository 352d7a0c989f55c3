import { useState, type RefObject } from 'react';
import { hrefSchema } from '#content/schema.ts';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';

interface LinkDialogProps {
  /** Empty for words that are not a link yet. */
  href: string;
  /** Called with nothing, it removes the link. */
  onApply: (href: string) => void;
  /** Has the focus afterwards. */
  text: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks for the target of a link. */
export function LinkDialog({ href, onApply, text, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState<string | undefined>();

  function apply() {
    const result = hrefSchema.safeParse(typed.trim());
    if (result.success) onApply(result.data);
    else setError(`It ${result.error.issues[0]?.message}`);
  }

  return (
    <Dialog open onOpenChange={onClose} title="Link" finalFocus={text}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog is rendered inside the document's own form.
          event.stopPropagation();
          apply();
        }}
      >
        <TextField
          label="Leads to"
          hint="A path such as /contact, or an address that starts with https://"
          error={error}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className="flex justify-end gap-3">
          {href !== '' && (
            <Button variant="secondary" onClick={() => onApply('')}>
              Remove the link
            </Button>
          )}
          <Button type="submit">Apply</Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useState, type FormEvent } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { tagsChangeSchema, type Subscription } from '../contract.ts';

interface TagsDialogProps {
  /** Null: the dialog is closed. */
  subscription: Subscription | null;
  onClose: () => void;
  onSave: (tags: string[]) => void;
}

export function TagsDialog({ subscription, onClose, onSave }: TagsDialogProps) {
  const [text, setText] = useState(subscription?.tags?.join(', ') ?? '');
  const [error, setError] = useState<string | undefined>();

  function save(event: FormEvent) {
    event.preventDefault();
    const tags = text.split(',').filter((tag) => tag.trim() !== '');
    const checked = tagsChangeSchema.safeParse({ tags });
    if (!checked.success) return setError(checked.error.issues[0]!.message);
    onSave(checked.data.tags);
    onClose();
  }

  return (
    <Dialog
      open={subscription !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change tags"
      description={subscription?.email}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={save}>
        <TextField
          label="Tags"
          name="tags"
          hint="Several with commas between them, such as: customer, webinar. Empty: none."
          value={text}
          error={error}
          onChange={({ currentTarget: { value } }) => {
            setError(undefined);
            setText(value);
          }}
        />
        <Button type="submit" className="self-start">
          Save tags
        </Button>
      </form>
    </Dialog>
  );
}

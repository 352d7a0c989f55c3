import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { replyFieldsHint } from '../../fill-reply-fields.ts';
import type { NewSavedReply, SavedReply } from '../../replies.contract.ts';
import { repliesApi } from './replies-api.ts';

export interface EditedReply {
  /** The stored one; null for a new one. */
  reply: SavedReply | null;
  values: NewSavedReply;
}

export const editReply = (reply: SavedReply | null): EditedReply => ({
  reply,
  values: { name: reply?.name ?? '', text: reply?.text ?? '' },
});

export function isReplyChanged({ reply, values }: EditedReply): boolean {
  const stored = editReply(reply).values;
  return values.name !== stored.name || values.text !== stored.text;
}

interface SavedReplyFormProps {
  edited: EditedReply;
  onChange: (edited: EditedReply) => void;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

export function SavedReplyForm({ edited, onChange, onSaved, onCancel }: SavedReplyFormProps) {
  const { reply, values } = edited;
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  function change(name: keyof NewSavedReply, text: string) {
    setErrors(({ [name]: _corrected, ...others }) => others);
    onChange({ reply, values: { ...values, [name]: text } });
  }

  async function save() {
    if (isSaving) return;
    setIsSaving(true);
    const write = () => (reply ? repliesApi.changeSaved(reply.id, values) : repliesApi.createSaved(values));
    const outcome = await runWrite<SavedReply>(write, { done: 'Saved reply saved', conflict: 'invalid' });
    if (outcome.kind === 'done') await onSaved();
    if (outcome.kind === 'conflict')
      setErrors(Object.fromEntries(outcome.error.errors.map(({ field, message }) => [field, message])));
    setIsSaving(false);
  }

  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Name"
        maxLength={100}
        readOnly={isSaving}
        value={values.name}
        error={errors['name']}
        onChange={(event) => change('name', event.target.value)}
      />
      <TextArea
        label="Text"
        rows={8}
        maxLength={5000}
        hint={replyFieldsHint}
        readOnly={isSaving}
        value={values.text}
        error={errors['text']}
        onChange={(event) => change('text', event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="compact" busy={isSaving}>
          Save
        </Button>
        <Button variant="secondary" size="compact" busy={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#design/admin/dialog.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import type { NewSavedReply, SavedReply } from '../../replies.contract.ts';
import { repliesApi, savedKey, setupKey } from './replies-api.ts';

interface SavedRepliesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signature: string;
}

/** Where saved replies are written, changed and deleted, and one's own signature. */
export function SavedRepliesDialog({ open, onOpenChange, signature }: SavedRepliesDialogProps) {
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Saved Replies and Signature">
      {edited ? (
        <SavedReplyForm reply={edited === 'new' ? null : edited} onEnd={() => setEdited(null)} />
      ) : (
        <>
          <SavedReplyList onEdit={setEdited} />
          <SignatureForm key={signature} signature={signature} />
        </>
      )}
    </Dialog>
  );
}

function SavedReplyList({ onEdit }: { onEdit: (reply: SavedReply | 'new') => void }) {
  const client = useQueryClient();
  const { data: saved = [] } = useQuery({ queryKey: savedKey, queryFn: repliesApi.listSaved });

  async function remove(id: string) {
    await runWrite(() => repliesApi.deleteSaved(id), { done: 'Saved reply deleted' });
    await client.invalidateQueries({ queryKey: savedKey });
  }

  return (
    <div className="flex flex-col gap-3">
      {saved.length === 0 && <p className="text-small text-ink-2">No saved replies yet.</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {saved.map((reply) => (
          <li key={reply.id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{reply.name}</span>
            <span className="flex shrink-0 gap-2">
              <Button
                variant="secondary"
                size="compact"
                aria-label={`Edit ${reply.name}`}
                onClick={() => onEdit(reply)}
              >
                Edit
              </Button>
              <Button
                variant="danger"
                size="compact"
                aria-label={`Delete ${reply.name}`}
                onClick={() => void remove(reply.id)}
              >
                Delete
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="compact" className="self-start" onClick={() => onEdit('new')}>
        New Saved Reply
      </Button>
    </div>
  );
}

function SavedReplyForm({ reply, onEnd }: { reply: SavedReply | null; onEnd: () => void }) {
  const client = useQueryClient();
  const [values, setValues] = useState<NewSavedReply>({ name: reply?.name ?? '', text: reply?.text ?? '' });
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    setIsSaving(true);
    const write = () => (reply ? repliesApi.changeSaved(reply.id, values) : repliesApi.createSaved(values));
    const outcome = await runWrite<SavedReply>(write, { done: 'Saved reply saved' });
    setIsSaving(false);
    if (outcome.kind !== 'done') return;
    await client.invalidateQueries({ queryKey: savedKey });
    onEnd();
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
        value={values.name}
        onChange={(event) => setValues({ ...values, name: event.target.value })}
      />
      <TextArea
        label="Text"
        rows={8}
        maxLength={5000}
        hint="Fields: {first name}, {name}, {subject}, {my name}, {site name}"
        value={values.text}
        onChange={(event) => setValues({ ...values, text: event.target.value })}
      />
      <div className="flex gap-2">
        <Button type="submit" size="compact" busy={isSaving}>
          Save
        </Button>
        <Button variant="secondary" size="compact" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function SignatureForm({ signature }: { signature: string }) {
  const client = useQueryClient();
  const [text, setText] = useState(signature);

  async function save() {
    const outcome = await runWrite(() => repliesApi.saveSignature(text), { done: 'Signature saved' });
    if (outcome.kind === 'done') await client.invalidateQueries({ queryKey: setupKey });
  }

  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-4">
      <TextArea
        label="My signature"
        rows={3}
        maxLength={1000}
        hint="Below each of your replies"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="secondary" size="compact" className="self-start" onClick={() => void save()}>
        Save Signature
      </Button>
    </div>
  );
}

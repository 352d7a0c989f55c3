import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextArea } from '#design/ui/text-field.tsx';
import { repliesApi, savedKey, setupKey } from './replies-api.ts';
import { editReply, isReplyChanged, SavedReplyForm, type EditedReply } from './saved-reply-form.tsx';
import type { SavedReply } from '../../replies.contract.ts';

interface SavedRepliesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Where saved replies and one's own signature are written, changed and deleted. It keeps what is typed in its
 * forms.
 */
export function SavedRepliesDialog({ open, onOpenChange }: SavedRepliesDialogProps) {
  const client = useQueryClient();
  const setup = useQuery({ queryKey: setupKey, queryFn: repliesApi.readSetup });
  const saved = useQuery({ queryKey: savedKey, queryFn: repliesApi.listSaved });
  const [edited, setEdited] = useState<EditedReply | null>(null);
  /** Null: unchanged from what is stored. */
  const [signature, setSignature] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isUnsaved =
    (edited !== null && isReplyChanged(edited)) ||
    (signature !== null && signature !== setup.data?.signature);

  function close() {
    setEdited(null);
    setSignature(null);
    onOpenChange(false);
  }

  async function saveSignature(text: string) {
    const outcome = await runWrite(() => repliesApi.saveSignature(text), { done: 'Signature saved' });
    if (outcome.kind !== 'done') return;
    await client.invalidateQueries({ queryKey: setupKey });
    setSignature((now) => (now === text ? null : now));
  }

  async function endEditing() {
    await client.invalidateQueries({ queryKey: savedKey });
    setEdited(null);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : isUnsaved ? setIsAsking(true) : close())}
      title="Saved Replies and Signature"
    >
      {edited ? (
        <SavedReplyForm
          edited={edited}
          onChange={setEdited}
          onSaved={endEditing}
          onCancel={() => setEdited(null)}
        />
      ) : (
        <>
          {saved.data ? (
            <SavedReplyList replies={saved.data} onEdit={setEdited} />
          ) : saved.isError ? (
            <LoadFailure text="The saved replies could not be loaded." onRetry={() => void saved.refetch()} />
          ) : (
            <SpinnerBlock label="Loading saved replies" />
          )}
          {setup.data ? (
            <SignatureForm
              text={signature ?? setup.data.signature}
              onChange={setSignature}
              onSave={(text) => void saveSignature(text)}
            />
          ) : (
            // Without the stored one, saving would overwrite it unseen.
            setup.isError && (
              <LoadFailure text="Your signature could not be loaded." onRetry={() => void setup.refetch()} />
            )
          )}
        </>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Close without saving?"
        description="Your changes have not been saved."
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onConfirm={close}
      />
    </Dialog>
  );
}

interface SavedReplyListProps {
  replies: SavedReply[];
  onEdit: (edited: EditedReply) => void;
}

function SavedReplyList({ replies, onEdit }: SavedReplyListProps) {
  const client = useQueryClient();

  async function remove(id: string) {
    await runWrite(() => repliesApi.deleteSaved(id), { done: 'Saved reply deleted' });
    await client.invalidateQueries({ queryKey: savedKey });
  }

  return (
    <div className="flex flex-col gap-3">
      {replies.length === 0 && <p className="text-small text-ink-2">No saved replies yet.</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {replies.map((reply) => (
          <li key={reply.id} className="flex items-center justify-between gap-3 py-2">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {reply.name}
            </span>
            <span className="flex shrink-0 gap-2">
              <Button
                variant="secondary"
                size="compact"
                aria-label={`Edit ${reply.name}`}
                onClick={() => onEdit(editReply(reply))}
              >
                Edit
              </Button>
              <Button
                variant="quiet"
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
      <Button
        variant="secondary"
        size="compact"
        className="self-start"
        onClick={() => onEdit(editReply(null))}
      >
        New Saved Reply
      </Button>
    </div>
  );
}

interface SignatureFormProps {
  text: string;
  onChange: (text: string) => void;
  onSave: (text: string) => void;
}

const SignatureForm = ({ text, onChange, onSave }: SignatureFormProps) => (
  <div className="flex flex-col gap-3 border-t border-hairline pt-4">
    <TextArea
      label="My signature"
      rows={3}
      maxLength={1000}
      hint="Below each of your replies"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
    <Button variant="secondary" size="compact" className="self-start" onClick={() => onSave(text)}>
      Save Signature
    </Button>
  </div>
);

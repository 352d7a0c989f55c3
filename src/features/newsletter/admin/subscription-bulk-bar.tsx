import { useState, type FormEvent } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { SelectionBar } from '#domain/rows/admin/selection-bar.tsx';
import { useEach } from '#domain/rows/admin/use-each.ts';
import { tagSchema, type Subscription } from '../contract.ts';
import { newsletterApi } from './newsletter-api.ts';

interface SubscriptionBulkBarProps {
  subscriptions: readonly Subscription[];
  isSpam: boolean;
  /** The keys of what to load anew. */
  keys: readonly string[];
  onDone: () => void;
}

export function SubscriptionBulkBar({ subscriptions, isSpam, keys, onDone }: SubscriptionBulkBarProps) {
  const each = useEach<Subscription>({ keys, nameOf: ({ email }) => email });
  const [open, setOpen] = useState<'tag' | 'suppress' | 'delete' | null>(null);
  const count = countSubscriptions(subscriptions.length);

  async function run(
    send: (subscription: Subscription) => Promise<unknown>,
    done: (count: string) => string,
  ) {
    if (await each.run(subscriptions, send, (changed) => done(countSubscriptions(changed)))) onDone();
  }

  const button = { size: 'compact', variant: 'secondary', busy: each.isBusy } as const;
  return (
    <SelectionBar label="Selected subscriptions" count={subscriptions.length} onClear={onDone}>
      {!isSpam && (
        <>
          <Button {...button} onClick={() => setOpen('tag')}>
            Add tag
          </Button>
          <Button {...button} onClick={() => setOpen('suppress')}>
            Suppress
          </Button>
        </>
      )}
      <Button {...button} onClick={() => setOpen('delete')}>
        Delete selected
      </Button>
      {open === 'tag' && (
        <AddTagDialog
          title={`Add a tag to ${count}`}
          onClose={() => setOpen(null)}
          onAdd={(tag) =>
            void run(
              ({ id, tags = [] }) => newsletterApi.changeTags(id, [...tags, tag]),
              (changed) => `${changed} with the tag ${tag}`,
            )
          }
        />
      )}
      <AlertDialog
        open={open === 'suppress'}
        onOpenChange={() => setOpen(null)}
        title={`Suppress ${count}?`}
        description={describeSuppression(subscriptions.length)}
        confirmLabel="Suppress"
        onConfirm={() =>
          void run(
            ({ id }) => newsletterApi.changeStatus(id, 'suppressed'),
            (changed) => `${changed} suppressed`,
          )
        }
      />
      <AlertDialog
        open={open === 'delete'}
        onOpenChange={() => setOpen(null)}
        title={`Delete ${count}?`}
        description={`Are you sure you want to delete ${count}? Suppress them instead if they must not come back with an import.`}
        confirmLabel="Delete"
        onConfirm={() =>
          void run(
            ({ id }) => newsletterApi.remove(id),
            (changed) => `${changed} deleted`,
          )
        }
      />
    </SelectionBar>
  );
}

const countSubscriptions = (count: number): string =>
  `${count} ${count === 1 ? 'subscription' : 'subscriptions'}`;

/** What it means for some addresses. */
export const describeSuppression = (count: number): string =>
  count === 1
    ? 'No mail is sent to this address any more, and no import brings it back, even if its entry is deleted. You can ask the person to confirm again later.'
    : `No mail is sent to these ${count} addresses any more, and no import brings them back, even if their entries are deleted. You can ask each person to confirm again later.`;

interface AddTagDialogProps {
  title: string;
  onClose: () => void;
  onAdd: (tag: string) => void;
}

function AddTagDialog({ title, onClose, onAdd }: AddTagDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');

  function add(event: FormEvent) {
    event.preventDefault();
    const tag = tagSchema.safeParse(typed.trim());
    if (!tag.success) return setError(tag.error.issues[0]!.message);
    onAdd(tag.data);
    onClose();
  }

  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form noValidate onSubmit={add} className="flex flex-col gap-4">
        <TextField
          label="Tag"
          autoComplete="off"
          error={error || undefined}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setError('');
            setTyped(value);
          }}
        />
        <Button type="submit" className="self-start">
          Add
        </Button>
      </form>
    </Dialog>
  );
}

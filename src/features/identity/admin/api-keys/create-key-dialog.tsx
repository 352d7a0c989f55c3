import { useRef, useState } from 'react';
import { TextField } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';
import { useOwnRights } from '#domain/rights/admin/use-may.tsx';
import { scopes, type NewApiKey, type Scope } from '../../api-keys.contract.ts';
import { FormDialog } from '#domain/forms/admin/form-dialog.tsx';
import { ScopeFields } from './scope-fields.tsx';

interface CreateKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onCreate: (key: NewApiKey) => Promise<void>;
}

/** Asks for a key's name, what it may do and, if it should expire, for its last day. */
export function CreateKeyDialog({ open, onClose, onCreate }: CreateKeyDialogProps) {
  const nameField = useRef<HTMLInputElement>(null);
  const [firstDay] = useState(() => tomorrow(new Date()));
  const [lastDay, setLastDay] = useState('');
  const rights = useOwnRights();
  const offered = scopes.filter((scope) => rights.includes(scope));
  // Null: all of them, whatever they will be.
  const [chosen, setChosen] = useState<Scope[] | null>(null);

  function submit(values: Record<string, string>) {
    const name = values['name']?.trim();
    if (!name) {
      nameField.current?.focus();
      notify({ title: 'Error', description: 'Please enter a key name', kind: 'error' });
      return;
    }
    if (chosen?.length === 0) {
      notify({ title: 'Error', description: 'Please choose what the key may do', kind: 'error' });
      return;
    }
    return onCreate({
      name,
      ...(lastDay && { expires_at: endOfDay(lastDay) }),
      ...(chosen && { scopes: chosen }),
    });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Create API Key"
      submitLabel="Create API Key"
      busyLabel="Creating..."
      onSubmit={submit}
    >
      <TextField
        ref={nameField}
        label="Key Name"
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        hint="What will use it, e.g. newsletter import."
      />
      <TextField
        label="Last day"
        name="expires_on"
        type="date"
        min={firstDay}
        value={lastDay}
        onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
        hint="Optional. Without one the key works until it is revoked."
      />
      <div className="flex flex-col gap-2">
        <ScopeFields
          offered={offered}
          chosen={chosen ?? offered}
          onChange={(next) => setChosen(next.length === offered.length ? null : next)}
        />
        <p className="text-fine text-ink-2">
          {chosen === null
            ? 'All that you may do, also when your roles change.'
            : 'The key may do this as long as you may.'}
        </p>
      </div>
    </FormDialog>
  );
}

/** The end of a day in the reader's time zone, as an ISO time. @param day 'yyyy-mm-dd' */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The following day in the reader's time zone, as 'yyyy-mm-dd'. */
export function tomorrow(now: Date): string {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${next.getFullYear()}-${two(next.getMonth() + 1)}-${two(next.getDate())}`;
}

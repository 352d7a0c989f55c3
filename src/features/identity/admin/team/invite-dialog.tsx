import { useRef, useState, type SubmitEvent } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';
import type { Role } from '#platform/rights.contract.ts';
import type { Delivery, NewInvitation } from '../../team.contract.ts';
import { RoleFields } from './role-fields.tsx';

interface InviteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onInvite: (invitation: NewInvitation) => Promise<void>;
}

/** Asks whom to invite, to which roles, and how the invitation gets there. */
export function InviteDialog({ open, onOpenChange, onInvite }: InviteDialogProps) {
  const emailField = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Role[]>(['author']);
  const [isSending, setIsSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const button = (event.nativeEvent as globalThis.SubmitEvent).submitter;
    const delivery: Delivery = button?.getAttribute('value') === 'mail' ? 'mail' : 'link';
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const refusal = !email
      ? 'Please enter an email address'
      : chosen.length === 0
        ? 'Please choose at least one role'
        : null;
    if (refusal) {
      if (!email) emailField.current?.focus();
      notify({ title: 'Error', description: refusal, kind: 'error' });
      return;
    }
    setIsSending(true);
    await onInvite({ email, roles: chosen, delivery });
    setIsSending(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isSending && onOpenChange(isOpen)}
      title="Invite a colleague"
      description="The invitation works once, for seven days."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField ref={emailField} label="Email" name="email" type="email" required autoComplete="off" />
        <RoleFields legend="Roles" chosen={chosen} onChange={setChosen} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button type="submit" value="link" variant="secondary" busy={isSending}>
            Create link
          </Button>
          <Button type="submit" value="mail" busy={isSending}>
            Send by email
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

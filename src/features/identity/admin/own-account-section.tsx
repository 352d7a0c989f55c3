import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { TextField, type TextFieldProps } from '#design/ui/text-field.tsx';
import { adminPasswordMinLength } from '../contract.ts';
import { ownAccountApi } from './account-api.ts';
import { MethodSection } from './methods/method-section.tsx';

const key = ['own-account'];

type Subject = 'name' | 'address' | 'password';

/** The signed-in account's name, address and password. */
export function OwnAccountSection({ email }: { email: string }) {
  const client = useQueryClient();
  const { data: account } = useQuery({
    queryKey: key,
    queryFn: ownAccountApi.read,
    meta: { failure: 'Your account could not be loaded.' },
  });
  const [open, setOpen] = useState<Subject | null>(null);

  async function run(write: () => Promise<unknown>, done: string) {
    const written = await runWrite(write, { done });
    if (written.kind !== 'done') return;
    setOpen(null);
    await Promise.all(
      [key, ['sessions'], ['team']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  }

  const close = () => setOpen(null);
  return (
    <MethodSection title="Your account" badge={null}>
      <ul className="flex flex-col">
        <Line label="Name" value={account?.name ?? ''} action="Change name" onAct={() => setOpen('name')} />
        <Line label="Email" value={email} action="Change email" onAct={() => setOpen('address')} />
        <Line label="Password" value="••••••••" action="Change password" onAct={() => setOpen('password')} />
      </ul>
      {open === 'name' && account && (
        <FormDialog
          title="Change your name"
          submitLabel="Save"
          fields={[
            { label: 'Name', name: 'name', defaultValue: account.name, maxLength: 100, autoComplete: 'name' },
          ]}
          onClose={close}
          onSubmit={({ name = '' }) => run(() => ownAccountApi.save({ name }), 'Name saved')}
        />
      )}
      {open === 'address' && (
        <FormDialog
          title="Change your email"
          description={`We send a link to the new address. Until it is used, you sign in as ${email}. Both addresses are told.`}
          submitLabel="Send link"
          fields={[{ label: 'New email', name: 'newEmail', type: 'email', autoComplete: 'email' }]}
          onClose={close}
          onSubmit={({ newEmail = '' }) =>
            run(
              () => ownAccountApi.changeEmail(newEmail),
              `If no account has ${newEmail}, a link to confirm it is on its way`,
            )
          }
        />
      )}
      {open === 'password' && (
        <FormDialog
          title="Change your password"
          description="All other sessions are signed out, and you are told by mail."
          submitLabel="Change password"
          email={email}
          fields={[
            {
              label: 'Current password',
              name: 'currentPassword',
              type: 'password',
              autoComplete: 'current-password',
            },
            {
              label: 'New password',
              name: 'newPassword',
              type: 'password',
              autoComplete: 'new-password',
              hint: `At least ${adminPasswordMinLength} characters.`,
            },
          ]}
          onClose={close}
          onSubmit={({ currentPassword = '', newPassword = '' }) =>
            run(() => ownAccountApi.changePassword(currentPassword, newPassword), 'Password changed')
          }
        />
      )}
    </MethodSection>
  );
}

interface LineProps {
  label: string;
  value: string;
  action: string;
  onAct: () => void;
}

const Line = ({ label, value, action, onAct }: LineProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-2 last:border-0">
    <div className="min-w-0">
      <p className="text-fine text-ink-2">{label}</p>
      <p className="wrap-anywhere">{value}</p>
    </div>
    <div className="-ml-3">
      <Button variant="quiet" size="compact" onClick={onAct}>
        {action}
      </Button>
    </div>
  </li>
);

interface FormDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  /** For password managers: the account whose password it is. */
  email?: string;
  fields: (TextFieldProps & { name: string })[];
  onClose: () => void;
  /** Called with what was typed; the dialog stays until it is closed from outside. */
  onSubmit: (values: Record<string, string>) => Promise<void>;
}

function FormDialog({ title, description, submitLabel, email, fields, onClose, onSubmit }: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const empty = [...form.current!.querySelectorAll<HTMLInputElement>('input:not([hidden])')].find(
      (input) => input.value.trim() === '',
    );
    if (empty) return empty.focus();
    const values = Object.fromEntries(
      [...new FormData(form.current!)].map(([name, value]) => [name, String(value)]),
    );
    setIsBusy(true);
    await onSubmit(values);
    setIsBusy(false);
  }

  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title={title}
      {...(description !== undefined && { description })}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {email !== undefined && (
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        )}
        {fields.map((field) => (
          <TextField key={field.name} required {...field} />
        ))}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Processing...' : submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { TextField, type TextFieldProps } from '#design/ui/text-field.tsx';
import { adminPasswordMinLength } from '../contract.ts';
import { ownAccountApi } from './account-api.ts';
import { FormDialog, type FormDialogProps } from '#domain/forms/admin/form-dialog.tsx';
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
        <FieldsDialog
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
        <FieldsDialog
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
        <FieldsDialog
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

interface FieldsDialogProps extends Omit<FormDialogProps, 'open' | 'children' | 'onSubmit'> {
  fields: (TextFieldProps & { name: string })[];
  onSubmit: (values: Record<string, string>) => Promise<void>;
}

function FieldsDialog({ fields, onSubmit, ...dialog }: FieldsDialogProps) {
  function submit(values: Record<string, string>, form: HTMLFormElement): Promise<void> | void {
    const empty = fields.find(({ name }) => values[name]?.trim() === '');
    if (!empty) return onSubmit(values);
    form.querySelector<HTMLInputElement>(`[name=${empty.name}]`)?.focus();
  }

  return (
    <FormDialog open {...dialog} onSubmit={submit}>
      {fields.map((field) => (
        <TextField key={field.name} required {...field} />
      ))}
    </FormDialog>
  );
}

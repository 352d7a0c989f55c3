import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { TextField } from '#design/ui/text-field.tsx';
import { FormDialog } from '#domain/forms/admin/form-dialog.tsx';
import { setupApi } from './setup-api.ts';

interface StartCleanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Empty while it is the software's. */
  siteName: string;
}

/** Says what goes, and asks for the name that takes the place of the software's. */
export function StartCleanDialog({ open, onOpenChange, siteName }: StartCleanDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(siteName);
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit() {
    if (name.trim() === '') return setErrors({ site_name: 'Site name is empty' });
    const request = { site_name: name.trim(), ...(email.trim() && { contact_email: email.trim() }) };
    const started = await runWrite(() => setupApi.startClean(request), {
      done: 'The demonstration was removed',
      conflict: 'invalid',
    });
    if (started.kind === 'conflict')
      setErrors(Object.fromEntries(started.error.errors.map(({ field, message }) => [field, message])));
    if (started.kind !== 'done') return;
    onOpenChange(false);
    void client.invalidateQueries();
  }

  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title="Start clean"
      submitLabel="Remove the demonstration"
      busyLabel="Removing..."
      onSubmit={submit}
    >
      <ul className="flex list-disc flex-col gap-1 pl-6 text-small text-ink-2">
        <li>A backup of database and uploads is made first.</li>
        <li>Made-up case studies, projects, people, products and posts go to the bin.</li>
        <li>What you have given another name stays, and so does what a text of your own links to.</li>
        <li>What you have written in other documents, or in the draft of a post, stays as a draft.</li>
        <li>
          A post that is published under its made-up title goes to the bin, rewritten or not: rename it first.
        </li>
        <li>Made-up messages, subscribers and visits are removed.</li>
        <li>Promises, prices and figures give way to neutral words.</li>
        <li>The six services stay, in neutral words, until you rewrite or delete them.</li>
        <li>Example contact details are emptied.</li>
        <li>Sections without anything to show are hidden, in the menu too. Only the blog stays there.</li>
      </ul>
      <TextField
        label="Name of your company"
        value={name}
        required
        maxLength={60}
        autoComplete="organization"
        error={errors['site_name']}
        hint="Takes the place of the software’s name."
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setErrors({});
        }}
      />
      <TextField
        label="Contact email"
        type="email"
        value={email}
        maxLength={255}
        autoComplete="email"
        error={errors['contact_email']}
        hint="Optional. Takes the place of the example, if that is still there."
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setErrors({});
        }}
      />
    </FormDialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { FormDialog } from '#domain/forms/admin/form-dialog.tsx';
import { enteredMessageSchema } from '../../contract.ts';
import { leadsKey, unreadKey } from './lead-queries.ts';
import { messagesApi } from './messages-api.ts';

/** A button, and the form that it opens: a lead that came by telephone or in person. */
export function EnterLead({ onEntered }: { onEntered: (id: string) => void }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(values: Record<string, string>, form: HTMLFormElement) {
    const parsed = enteredMessageSchema.safeParse(values);
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
      setErrors(Object.fromEntries(issues.toReversed()));
      form.querySelector<HTMLElement>(`[name="${issues[0]![0]}"]`)?.focus();
      return;
    }
    const entered = await runWrite(() => messagesApi.enter(parsed.data), { done: 'Message entered' });
    if (entered.kind !== 'done') return;
    for (const key of [leadsKey, unreadKey]) void client.invalidateQueries({ queryKey: [key] });
    setIsOpen(false);
    onEntered(entered.answer.id);
  }

  const describe = (name: string) => ({
    name,
    error: errors[name],
    onChange: () => setErrors(({ [name]: _corrected, ...others }) => others),
  });
  return (
    <>
      <Button
        size="compact"
        onClick={() => {
          setErrors({});
          setIsOpen(true);
        }}
      >
        Add lead
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Add lead"
        description="For someone who called or whom you met. No email is sent."
        submitLabel="Add"
        busyLabel="Adding..."
        onSubmit={submit}
      >
        <TextField label="Name" autoComplete="off" maxLength={100} {...describe('name')} />
        <TextField label="Email" type="email" autoComplete="off" maxLength={255} {...describe('email')} />
        <TextField label="Subject" autoComplete="off" maxLength={200} {...describe('subject')} />
        <TextArea label="Message" rows={4} maxLength={2000} {...describe('message')} />
      </FormDialog>
    </>
  );
}

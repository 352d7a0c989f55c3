import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { enteredMessageSchema } from '../../contract.ts';
import { leadsKey, unreadKey } from './lead-queries.ts';
import { messagesApi } from './messages-api.ts';

/** A button, and the form that it opens: a lead that came by telephone or in person. */
export function EnterLead({ onEntered }: { onEntered: (id: string) => void }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const parsed = enteredMessageSchema.safeParse(Object.fromEntries(new FormData(form)));
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
      setErrors(Object.fromEntries(issues.toReversed()));
      form.querySelector<HTMLElement>(`[name="${issues[0]![0]}"]`)?.focus();
      return;
    }
    setIsBusy(true);
    const entered = await runWrite(() => messagesApi.enter(parsed.data), { done: 'Message entered' });
    setIsBusy(false);
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
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Add lead"
        description="For someone who called or whom you met. No email is sent."
      >
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <TextField label="Name" autoComplete="off" maxLength={100} {...describe('name')} />
          <TextField label="Email" type="email" autoComplete="off" maxLength={255} {...describe('email')} />
          <TextField label="Subject" autoComplete="off" maxLength={200} {...describe('subject')} />
          <TextArea label="Message" rows={4} maxLength={2000} {...describe('message')} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" busy={isBusy}>
              {isBusy ? 'Adding...' : 'Add'}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

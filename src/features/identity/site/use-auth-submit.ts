import { useRef, useState, type SubmitEvent } from 'react';
import { submitByScript } from '#domain/forms/site/submit-by-script.ts';
import { useFieldErrors } from '#domain/forms/site/use-field-errors.ts';
import { notify } from '#design/ui/toast.ts';

type Fields = Record<string, string>;

/**
 * Submits an account form by script: one request at a time, the server's message as a message, the text at
 * each refused field, focus on the first. What was typed is kept.
 * @param given what was refused without JavaScript
 */
export function useAuthSubmit(
  send: (fields: Fields, form: HTMLFormElement) => Promise<void>,
  given: Fields = {},
) {
  const { errors, setErrors, dropError } = useFieldErrors(given);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    isSending.current = true;
    setIsBusy(true);
    await submitByScript(
      form,
      async (entries) => {
        await send(readFields(entries), form);
        setErrors({});
      },
      ({ errors: refused, message }) => {
        setErrors(Object.fromEntries(refused.map(({ field, message: text }) => [field, text])));
        notify({ title: 'Error', description: message, kind: 'error' });
        focusField(form, refused[0]?.field);
      },
    );
    isSending.current = false;
    setIsBusy(false);
  }

  const handlers = {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    onChange: dropError,
  };
  return { isBusy, errors, handlers };
}

const readFields = (entries: FormData): Fields =>
  Object.fromEntries([...entries].map(([name, value]) => [name, String(value)]));

function focusField(form: HTMLFormElement, name: string | undefined) {
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '#design/api/api-error.ts';
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
  const [errors, setErrors] = useState(given);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    isSending.current = true;
    setIsBusy(true);
    try {
      await send(readFields(form), form);
      setErrors({});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])));
      notify({ title: 'Error', description: error.message, kind: 'error' });
      focusField(form, error.errors[0]?.field);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, errors, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
}

const readFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function focusField(form: HTMLFormElement, name: string | undefined) {
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

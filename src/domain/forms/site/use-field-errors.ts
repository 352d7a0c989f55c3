import { useState, type ChangeEvent } from 'react';

type FieldErrors = Record<string, string>;

/**
 * The texts beside the fields that were refused, by the field's name. A text is about what the field had: it goes
 * when the field is changed.
 * @param given what was refused without JavaScript
 */
export function useFieldErrors(given: FieldErrors = {}) {
  const [errors, setErrors] = useState(given);

  function dropError({ target }: ChangeEvent<HTMLFormElement>) {
    const { name }: { name: string } = target;
    setErrors((all) =>
      name in all ? Object.fromEntries(Object.entries(all).filter(([field]) => field !== name)) : all,
    );
  }

  /** `dropError` is the form's `onChange`. */
  return { errors, setErrors, dropError };
}

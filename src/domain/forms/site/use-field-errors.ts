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
    setErrors(({ [name]: _dropped, ...others }) => others);
  }

  /** `dropError` is the form's `onChange`. */
  return { errors, setErrors, dropError };
}

import { ApiError } from '#design/api/api-error.ts';

/**
 * Submits a form by script. Anything unforeseen, in an old browser or beside an extension that breaks something, ends
 * in the browser's own submission of it.
 * @param send throws ApiError for a refusal
 * @returns what was accepted, or null
 */
export async function submitByScript(
  form: HTMLFormElement,
  send: (entries: FormData) => Promise<void>,
  refuse: (refusal: ApiError) => void,
): Promise<FormData | null> {
  try {
    const entries = new FormData(form);
    await send(entries);
    return entries;
  } catch (error) {
    return handleFailure(form, error, refuse);
  }
}

function handleFailure(form: HTMLFormElement, error: unknown, refuse: (refusal: ApiError) => void): null {
  try {
    if (!(error instanceof ApiError)) throw error;
    refuse(error);
  } catch (unforeseen) {
    reportError(unforeseen);
    submitNatively(form);
  }
  return null;
}

function submitNatively(form: HTMLFormElement): void {
  // Disabled controls would not be sent.
  for (const control of form.elements) control.removeAttribute('disabled');
  form.submit();
}

/** Whether a form's values are unchanged. */
export const hasSameEntries = (one: FormData, other: FormData): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other]);

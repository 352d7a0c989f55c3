import { ApiError } from '#design/api/api-error.ts';

/**
 * Submits a form by script. Anything unforeseen, in an old browser or beside an extension that breaks something, ends
 * in the browser's own submission of it.
 * @param send throws ApiError for a refusal
 * @returns whether it was accepted
 */
export async function submitByScript(
  form: HTMLFormElement,
  send: () => Promise<void>,
  refuse: (refusal: ApiError) => void,
): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    return handleFailure(form, error, refuse);
  }
}

function handleFailure(form: HTMLFormElement, error: unknown, refuse: (refusal: ApiError) => void): false {
  try {
    if (!(error instanceof ApiError)) throw error;
    refuse(error);
  } catch (unforeseen) {
    reportError(unforeseen);
    submitNatively(form);
  }
  return false;
}

function submitNatively(form: HTMLFormElement): void {
  // What is disabled would not be sent.
  for (const control of form.elements) control.removeAttribute('disabled');
  form.submit();
}

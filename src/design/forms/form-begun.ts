import { sendRequest } from '#design/api/send-request.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { FormName } from './form-names.contract.ts';
import { describeSource, refusesTracking } from './visit-source.ts';

const begun = new Set<FormName>();

/** Counts that a visitor has turned to a form: once for each page, and never where the browser says not to. */
export function noteBegun(form: FormName): void {
  if (begun.has(form) || refusesTracking()) return;
  begun.add(form);
  const request = { method: 'POST', json: { form }, headers: describeSource() } as const;
  // Nobody waits for it, and nothing is lost without it.
  sendRequest(apiPath('formsBegun'), request).catch(() => {});
}

/** Of a form: notes that it was turned to. */
export const countBegun = (form: FormName) => ({
  onFocus: () => noteBegun(form),
  onInput: () => noteBegun(form),
});

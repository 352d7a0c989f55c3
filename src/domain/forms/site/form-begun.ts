import { sendRequest } from '#design/api/send-request.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { FormName } from '../form-names.contract.ts';
import { describeSource, refusesTracking } from '#domain/attribution/site/visit-source.ts';

const begun = new Set<FormName>();

/**
 * Counts that a visitor has started a form: once per page, and never if the browser asks not to be tracked.
 */
export function noteBegun(form: FormName): void {
  if (begun.has(form) || refusesTracking()) return;
  begun.add(form);
  const request = { method: 'POST', json: { form }, headers: describeSource() } as const;
  // Nothing waits for it, and nothing is lost without it.
  sendRequest(apiPath('formsBegun'), request).catch(() => {});
}

/** For a form: reports that it was started. What the browser has restored is no start. */
export const countBegun = (form: FormName) => ({
  onFocus: () => noteBegun(form),
  onInput: ({ isTrusted }: { isTrusted: boolean }) => isTrusted && noteBegun(form),
});

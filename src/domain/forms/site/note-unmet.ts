import { sendRequest } from '#design/api/send-request.ts';
import { apiPath } from '#paths/api-paths.ts';
import { refusesTracking } from '#domain/attribution/site/visit-source.ts';

const noted = new Set<string>();

/** Reports a search without results: once per page, and never if the browser asks not to be tracked. */
export function noteUnmet(kind: 'search' | 'question', text: string): void {
  const key = `${kind} ${text.toLowerCase()}`;
  if (text === '' || noted.has(key) || refusesTracking()) return;
  noted.add(key);
  // Nothing waits for it, and nothing is lost without it.
  sendRequest(apiPath('unmetSearches'), { method: 'POST', json: { kind, text } }).catch(() => {});
}

import { sendRequest } from '#design/api/send-request.ts';
import { apiPath } from '#paths/api-paths.ts';
import { refusesTracking } from './visit-source.ts';

const noted = new Set<string>();

/** Says what was looked for in vain: once for each page, and never where the browser says not to. */
export function noteUnmet(kind: 'search' | 'question', text: string): void {
  const key = `${kind} ${text.toLowerCase()}`;
  if (text === '' || noted.has(key) || refusesTracking()) return;
  noted.add(key);
  // Nobody waits for it, and nothing is lost without it.
  sendRequest(apiPath('unmetSearches'), { method: 'POST', json: { kind, text } }).catch(() => {});
}

import { clickIds, type Arrival } from './read-channel.ts';

/** In characters, of one value. */
const longestValue = 100;

/** In characters, of a path. */
const longestPath = 200;

/** Text for display: on one line, without what changes how the text around it reads. */
function cleanText(value: string | null): string | null {
  if (value === null) return null;
  const clean = value.slice(0, longestValue * 4).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return clean.trim().slice(0, longestValue).toWellFormed() || null;
}

/**
 * A path of a site, without its query, which can hold personal data. As a link it never leads off the site:
 * null for anything that a browser would read differently (`/\elsewhere.example`, `/.//elsewhere.example`) or
 * normalize.
 */
export function cleanPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const path = value.split(/[?#]/, 1)[0]!.slice(0, longestPath);
  if (path.includes('//') || path.includes('\\') || !URL.canParse(path, base)) return null;
  const { origin, pathname } = new URL(path, base);
  return origin === base && pathname === path ? path : null;
}

const base = 'http://site.invalid';

/** A host name in lower case, without `www.` and port; null if it is not one. */
export function cleanHost(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 300) return null;
  const host = value
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
  return /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(host) ? host.slice(0, longestValue) : null;
}

/**
 * Reads an arrival from the page's query and the Referer's host.
 * @param query with or without its question mark
 * @param referrerHost null if unknown or this site's own
 */
export function readArrival(query: string, referrerHost: string | null): Arrival {
  const given = new URLSearchParams(query.slice(0, 2000));
  const read = (name: string) => cleanText(given.get(name));
  return {
    referrer_host: referrerHost,
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    utm_campaign: read('utm_campaign'),
    utm_term: read('utm_term'),
    utm_content: read('utm_content'),
    click_id: Object.keys(clickIds).find((name) => given.has(name)) ?? null,
  };
}

/** Whether an address says how its visitor arrived. */
export const isTagged = (arrival: Arrival): boolean =>
  arrival.utm_source !== null ||
  arrival.utm_medium !== null ||
  arrival.utm_campaign !== null ||
  arrival.click_id !== null;

import { z } from 'zod';
import type { Source, Touch } from '../contract.ts';
import { isArticlePath, isCasePath } from '#paths/paths.ts';
import type { Config } from '#platform/config/read-config.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import { cleanHost, cleanPath, isTagged, readArrival } from './read-arrival.ts';
import { readChannel } from './read-channel.ts';

/** Percent-encoded; the browser's entry has at most 1 KB. */
const maximumHeader = 3072;

/**
 * The header in which the site's own forms say where their visitor came from (domain/attribution/site/visit-source.ts).
 */
export const sourceHeaderSchema = z.object({
  'Form-Source': z.string().optional().meta({
    description:
      "Sent by the site's own forms: where the visitor came from, as percent-encoded JSON. Unreadable parts are ignored and never cause a refusal. Programs leave it out",
    example: '%7B%22l%22%3A%22%2Fblog%2Fa-post%22%2C%22p%22%3A%22%2Fcontact%22%7D',
  }),
});

/** As the browser writes it: a landing page or page with its query, and the host that linked to it if that is known. */
interface Sent {
  l?: unknown;
  /** The host that linked to the landing page. Empty: none; absent: unknown. */
  r?: unknown;
  p?: unknown;
  /** The query of the last arrival, and the host that linked to it, if there was one after the first. */
  t?: unknown;
  s?: unknown;
  a?: unknown;
  c?: unknown;
}

/**
 * Reads a form's source from its header. Any client can write anything there, so it is bounded, and for display
 * only.
 * @returns null if it says nothing readable
 */
export function readSource(header: string | undefined): Source | null {
  if (!header || header.length > maximumHeader) return null;
  const sent = parse(header);
  if (!sent) return null;
  const landing_page = cleanPath(sent.l);
  const page = cleanPath(sent.p);
  if (landing_page === null && page === null) return null;
  const first = readTouch(sent.l, sent.r);
  const hasSecond = typeof sent.t === 'string' || typeof sent.s === 'string';
  return {
    landing_page,
    page,
    last_article: readPathOf(sent.a, isArticlePath),
    last_case: readPathOf(sent.c, isCasePath),
    first,
    last: hasSecond ? readTouch(sent.t, sent.s) : first,
  };
}

/**
 * The source of a form that was posted without JavaScript: the page's own address, and the one that linked to
 * it.
 */
export function readNativeSource(
  target: string,
  referer: string | null,
  isOwn: (host: string) => boolean,
): Source | null {
  const page = cleanPath(target);
  if (page === null) return null;
  // The Referer of a form's POST is the page that holds the form, with the query that its visitor came with.
  const url = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  const isFromOwn = url !== null && isOwn(url.host);
  const arrival = isFromOwn ? url.pathname + url.search : target;
  const first = readTouch(arrival, undefined);
  return { landing_page: null, page, last_article: null, last_case: null, first, last: first };
}

function readPathOf(value: unknown, isOne: (path: string) => boolean): string | null {
  const path = cleanPath(value);
  return path !== null && isOne(path) ? path : null;
}

function readTouch(address: unknown, host: unknown): Touch {
  const query = typeof address === 'string' ? (address.split('?', 2)[1] ?? '') : '';
  const arrival = readArrival(query, cleanHost(host));
  const isKnown = typeof host === 'string' || isTagged(arrival);
  return { channel: isKnown ? readChannel(arrival) : null, ...arrival };
}

function parse(header: string): Sent | null {
  try {
    const sent: unknown = JSON.parse(decodeURIComponent(header));
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : null;
  } catch {
    return null;
  }
}

/** The path of the page of this site that sent a request; null if none did. */
export function readOwnPage(
  headers: { get(name: string): string | null },
  site: Pick<Config, 'siteUrl' | 'siteUrlIsSet'>,
): string | null {
  const referer = headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  return isOwnHost(host, site) ? cleanPath(pathname) : null;
}

/** Whether a browser asks not to be tracked: Do Not Track, Global Privacy Control. */
export const refusesTracking = (headers: { get(name: string): string | null }): boolean =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';

/** The browser's name, by which a form's visit is found; null if the browser asks not to be tracked. */
export const readUserAgent = (headers: { get(name: string): string | null }): string | null =>
  refusesTracking(headers) ? null : (headers.get('user-agent') ?? '');

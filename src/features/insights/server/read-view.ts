import { isbot } from 'isbot';
import { cleanHost, cleanPath, isTagged, readArrival } from '#domain/attribution/server/read-arrival.ts';
import { readChannel } from '#domain/attribution/server/read-channel.ts';
import type { Channel } from '#domain/attribution/contract.ts';

export interface CountedView {
  path: string;
  isBot: boolean;
  device: 'desktop' | 'mobile' | 'tablet';
  /** Null if a link of the site itself led here. */
  arrival: { host: string | null; channel: Channel; campaign: string | null } | null;
}

/** Accounts, the admin area, previews, and what is not a page: feeds, images, lists for programs. */
const uncounted = /^\/(?:admin|auth|preview)(?:\/|$)|\.[a-z0-9]+$|^\/(?:og|sitemaps)\//;

/** The view that a request represents; null if it is not counted. */
export function readView(
  { target, userAgent, referer }: { target: string; userAgent: string; referer: string },
  isOwnHost: (host: string) => boolean,
): CountedView | null {
  const path = cleanPath(target);
  if (path === null || uncounted.test(path)) return null;
  const from = URL.canParse(referer) ? new URL(referer) : null;
  const isInner = from !== null && isOwnHost(from.host);
  return {
    path,
    // A client without a User-Agent is not a browser.
    isBot: userAgent === '' || isbot(userAgent),
    device: readDevice(userAgent),
    arrival: describeArrival(target.split('?', 2)[1] ?? '', { isInner, host: cleanHost(from?.host) }),
  };
}

/**
 * A campaign's link is an arrival wherever it was placed: without SITE_URL, any IP address counts as this
 * site.
 */
function describeArrival(
  query: string,
  from: { isInner: boolean; host: string | null },
): CountedView['arrival'] {
  const host = from.isInner ? null : from.host;
  const arrival = readArrival(query, host);
  if (from.isInner && !isTagged(arrival)) return null;
  return { host, channel: readChannel(arrival), campaign: arrival.utm_campaign };
}

function readDevice(userAgent: string): CountedView['device'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'mobile' : 'desktop';
}

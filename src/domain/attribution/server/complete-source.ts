import { isArticlePath, isCasePath } from '#paths/paths.ts';
import type { Channel, Source, Touch } from '../contract.ts';

/** A visit as counted by the server today. */
export interface CountedVisit {
  landing: string;
  host: string | null;
  channel: Channel;
  campaign: string | null;
  /** Paths, in the order in which they were first opened. */
  pages: string[];
}

/** The sender of a form, identified the way visits are. */
export interface Sender {
  clientIp: string;
  userAgent: string;
}

/** The source of a form as it arrives. */
export interface SentSource {
  /** Null if nothing was said. */
  source: Source | null;
  clientIp: string;
  /** Null if the browser asks not to be tracked. */
  userAgent: string | null;
}

declare module '#platform/context.ts' {
  interface Site {
    /** Finds the source to store for a form. Never throws, and takes a moment at most. */
    findSource(platform: Platform, sent: SentSource): Promise<Source | null>;
  }
}

/**
 * Completes what a sender's browser says with what was counted of the visit. How a visit began is taken as a
 * whole: from the browser if it knows, which it no longer does once a second page is open
 * (docs/decisions/source-of-leads.md).
 */
export function completeSource(source: Source | null, visit: CountedVisit): Source {
  const isKnown = source !== null && source.first.channel !== null;
  const first = isKnown ? addHost(source, visit) : toTouch(visit);
  return {
    landing_page: (isKnown ? source.landing_page : null) ?? visit.landing,
    page: source?.page ?? null,
    last_article: source?.last_article ?? visit.pages.findLast(isArticlePath) ?? null,
    last_case: source?.last_case ?? visit.pages.findLast(isCasePath) ?? null,
    first,
    last: source && source.last.channel !== null && source.last !== source.first ? source.last : first,
  };
}

/**
 * The first touch with the site that linked to it: on the second page the browser still knows the campaign of
 * the landing page's address, and no longer what led there.
 */
function addHost({ landing_page, first }: Source, visit: CountedVisit): Touch {
  const isSame = landing_page === visit.landing && first.utm_campaign === visit.campaign;
  return isSame && first.referrer_host === null ? { ...first, referrer_host: visit.host } : first;
}

const toTouch = ({ channel, host, campaign }: CountedVisit): Touch => ({
  channel,
  referrer_host: host,
  utm_source: null,
  utm_medium: null,
  utm_campaign: campaign,
  utm_term: null,
  utm_content: null,
  click_id: null,
});

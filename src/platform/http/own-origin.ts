import { isIP } from 'node:net';
import type { Config } from '../config/read-config.ts';

type SiteAddress = Pick<Config, 'siteUrl' | 'siteUrlIsSet'>;

/** Whatever port it names, which a proxy may take off. */
const readName = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a Host header names this site: SITE_URL's host, or a loopback name (health checks use those).
 * Without SITE_URL any IP address does, so that a first look over the network works.
 */
export function isOwnHost(host: string | undefined, site: SiteAddress): boolean {
  if (!host || !/^[\w.:[\]-]+$/.test(host)) return false;
  if (host.toLowerCase() === site.siteUrl.host) return true;
  const name = readName(host);
  if (loopbackNames.has(name)) return true;
  return !site.siteUrlIsSet && isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/**
 * Whether a Host header is another name of this site, whose pages lead to SITE_URL: the other one of `example.com`
 * and `www.example.com`, and those of REDIRECT_HOSTS.
 */
export function isRedirectHost(
  host: string | undefined,
  { siteUrl, siteUrlIsSet, redirectHosts }: SiteAddress & Pick<Config, 'redirectHosts'>,
): boolean {
  if (!host || !siteUrlIsSet) return false;
  const name = readName(host);
  const { hostname } = siteUrl;
  const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
  return name === other || redirectHosts.includes(name);
}

/**
 * Whether a request comes from a page of this site or from no page at all. `Host` was checked before; an
 * Origin that names the same host is the same site.
 */
export function isOwnOrigin(headers: Headers, site: SiteAddress): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (origin === site.siteUrl.origin) return true;
  if (!URL.canParse(origin)) return false;
  const host = headers.get('host') ?? '';
  return new URL(origin).host === host && host !== site.siteUrl.host && isOwnHost(host, site);
}

import { isIP } from 'node:net';
import type { Config } from '#platform/config/read-config.ts';

/**
 * The origins whose pages may sign in and out: SITE_URL's. If that is not set, also the one that the request
 * was sent to, if it is this machine's name or an address: no other site's name can resolve to those.
 */
export function listTrustedOrigins(
  config: Pick<Config, 'siteUrl' | 'siteUrlIsSet'>,
  request?: Request,
): string[] {
  const origins = [config.siteUrl.origin];
  if (config.siteUrlIsSet || !request) return origins;
  const { hostname, origin } = new URL(request.url);
  const isOwnName = hostname === 'localhost' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  return isOwnName ? [...origins, origin] : origins;
}

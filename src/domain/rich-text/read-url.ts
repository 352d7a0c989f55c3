import { hasUserInfo } from '#platform/user-info.contract.ts';

/** Any origin that no address names. */
const base = 'https://this.invalid';

/**
 * The scheme of an address as browsers read it, such as `https`; empty for an address of this site, and null
 * for one that is none.
 */
export function readScheme(address: string): string | null {
  // Browsers read `https:\\host` and `https:/host` as one of the web, or of this site: nobody means that.
  // A name before the host reads as another host, and a password is for nobody else.
  if (/^\s*https?:(?!\/\/[^/\\])/i.test(address) || hasUserInfo(address)) return null;
  const url = URL.parse(address, `${base}/blog/article`);
  if (!url) return null;
  if (url.origin !== base) return isOfSite(address) ? null : url.protocol.slice(0, -1);
  return '';
}

/** Whether an address lacks a scheme: then one with another host (`//host`, `/\host`) is none. */
const isOfSite = (address: string): boolean => !/^\s*[a-z][a-z\d+.-]*:/i.test(address);

/**
 * Where the site is https, browsers keep a `__Host-` cookie to this host and to https, and no
 * subdomain can set it (RFC 6265bis, 4.1.3.2).
 */
export const sessionCookiePrefix = (siteUrl: URL): string =>
  siteUrl.protocol === 'https:' ? '__Host-countermark' : 'countermark';

export const sessionCookieName = (siteUrl: URL): string => `${sessionCookiePrefix(siteUrl)}.session_token`;

/** True when a request brings a session cookie, valid or not. */
export function hasSessionCookie(siteUrl: URL, headers: Headers): boolean {
  const name = sessionCookieName(siteUrl);
  return (headers.get('cookie') ?? '').split(';').some((pair) => pair.trim().startsWith(`${name}=`));
}

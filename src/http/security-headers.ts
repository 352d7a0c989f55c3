import type { ServerResponse } from 'node:http';
import type { Config } from '#platform/config/read-config.ts';

/** The headers of every response, including errors. */
export function listSecurityHeaders({
  siteUrl,
  hstsSubdomains,
}: Pick<Config, 'siteUrl' | 'hstsSubdomains'>): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ];
  if (siteUrl.protocol === 'https:') {
    const rest = hstsSubdomains ? '; includeSubDomains' : '';
    headers.push(['strict-transport-security', `max-age=63072000${rest}`]);
  }
  return headers;
}

/** For images that feeds, mails and other sites show too; replaces the policy of all other responses. */
export const sharedResource = { 'cross-origin-resource-policy': 'cross-origin' };

/** Sets the headers above. Pages bring their own Content-Security-Policy, which replaces this one. */
export function createSecurityHeaders(config: Config): (response: ServerResponse) => void {
  const headers = listSecurityHeaders(config);
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

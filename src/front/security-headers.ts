import type { ServerResponse } from 'node:http';
import type { Config } from '#platform/config/read-config.ts';

/** Sets what every answer carries. Pages bring their own Content-Security-Policy, which replaces this one. */
export function createSecurityHeaders(config: Config): (response: ServerResponse) => void {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ];
  if (config.siteUrl.protocol === 'https:') {
    headers.push(['strict-transport-security', 'max-age=63072000; includeSubDomains']);
  }
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

import { expect, it } from 'vitest';
import { listSecurityHeaders } from './security-headers.ts';

it.each([
  ['http://www.example.com', true, undefined],
  ['https://www.example.com', false, 'max-age=63072000'],
  ['https://www.example.com', true, 'max-age=63072000; includeSubDomains'],
])('asks browsers of %s for HTTPS (with subdomains: %s) with %s', (origin, hstsSubdomains, value) => {
  const headers = Object.fromEntries(listSecurityHeaders({ siteUrl: new URL(origin), hstsSubdomains }));
  expect(headers['strict-transport-security']).toBe(value);
});

import { createTrustedCheck } from './client-address.ts';

/** Loopback, RFC 1918, RFC 4193 and IPv6 link-local addresses. */
export const privateNetworks = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ...['::1', 'fc00::/7', 'fe80::/10'],
];

/** Whether an address is on this machine or a private network. */
export const isPrivateAddress = createTrustedCheck(privateNetworks);

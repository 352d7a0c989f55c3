import { requireAdmin, type Context } from '#platform/context.ts';
import type { Warning } from '../contract.ts';

/** What the owner should see to in how the product is set up. @throws Problem 403 */
export function listWarnings({ caller, untrustedProxies }: Context): Warning[] {
  requireAdmin(caller);
  return untrustedProxies.first === null ? [] : [describeUntrustedProxy(untrustedProxies.first)];
}

/** @param peer an IP address, or that it is a public one */
export const describeUntrustedProxy = (peer: string): Warning => ({
  code: 'untrusted_proxy',
  text: `Requests from ${peer} say for whom they were forwarded, and TRUSTED_PROXIES does not have that address. If it is your proxy’s, add it: until then all visitors behind it share one limit.`,
});

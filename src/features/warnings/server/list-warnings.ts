import { selectCanary } from '#platform/canary/canary.store.ts';
import { requireAdmin, type Context } from '#platform/context.ts';
import { selectTrouble } from '#platform/mail/mailbox/mailbox.store.ts';
import { nameMailbox } from '#platform/mail/mailbox/open-mailbox.ts';
import type { Warning } from '../contract.ts';

/** What the owner should see to in how the product is set up. @throws Problem 403 */
export async function listWarnings({
  caller,
  config,
  database,
  untrustedProxies,
}: Context): Promise<Warning[]> {
  requireAdmin(caller);
  const { imap } = config.mail;
  const trouble = imap && (await selectTrouble(database.kysely, nameMailbox(imap)));
  const canary = await selectCanary(database.kysely);
  return [
    ...(canary?.failing_since ? [describeCanaryFailed(canary.failing_since, canary.last_error ?? '')] : []),
    ...(untrustedProxies.first === null ? [] : [describeUntrustedProxy(untrustedProxies.first)]),
    ...(trouble ? [describeMailboxAway(trouble.failing_since!, trouble.last_error ?? '')] : []),
  ];
}

const describeMailboxAway = (since: string, reason: string): Warning => ({
  code: 'mailbox_away',
  text: `Answers to replies do not come in: the mailbox of IMAP_URL cannot be read since ${since.slice(0, 16).replace('T', ' ')} UTC (${reason}). It is tried again; no mail is lost.`,
});

const describeCanaryFailed = (since: string, reason: string): Warning => ({
  code: 'canary_failed',
  text: `The hourly check of the contact form fails since ${since.slice(0, 16).replace('T', ' ')} UTC: messages of visitors may not reach you (${reason}).`,
});

/** @param peer an IP address, or that it is a public one */
export const describeUntrustedProxy = (peer: string): Warning => ({
  code: 'untrusted_proxy',
  text: `Requests from ${peer} say for whom they were forwarded, and TRUSTED_PROXIES does not have that address. If it is your proxy’s, add it: until then all visitors behind it share one limit.`,
});

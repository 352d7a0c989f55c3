import { listUnset } from './list-unset.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { selectMailboxState } from '#platform/mail/mailbox/mailbox.store.ts';
import { nameMailbox } from '#platform/mail/mailbox/open-mailbox.ts';
import type { Warning } from '../contract.ts';

/** Problems in the product's setup that need the owner's attention. @throws Problem 403 */
export async function listWarnings(ctx: Context): Promise<Warning[]> {
  const { caller, config, database, untrustedProxies, now } = ctx;
  requireRight(caller, 'listWarnings');
  const settings = await ctx.site.readOwnerSettings(ctx);
  const { imap } = settings.mail;
  const mailbox = imap && (await selectMailboxState(database.kysely, nameMailbox(imap)));
  const isAway = Boolean(
    mailbox?.failing_since && now().getTime() - Date.parse(mailbox.failing_since) >= awayMs,
  );
  const { contact_email: contact } = await ctx.site.readSettings(ctx);
  const refusal = await database.findRefusal();
  return [
    ...(refusal ? [describeRefusedWrites(refusal)] : []),
    ...(untrustedProxies.first === null ? [] : [describeUntrustedProxy(untrustedProxies.first)]),
    ...(isAway ? [describeMailboxAway(mailbox!.failing_since!, mailbox!.last_error ?? '')] : []),
    ...listUnset(settings, contact).map((unset) => ({
      ...unset,
      is_urgent: config.siteUrl.protocol === 'https:',
    })),
  ];
}

const formatMinute = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

/** A closed connection is reopened before anyone needs to know. */
const awayMs = 120_000;

const describeRefusedWrites = ({ since, reason }: { since: string; reason: string }): Warning => ({
  code: 'writes_refused',
  is_urgent: true,
  text: `Nothing can be saved since ${formatMinute(since)} UTC, and visitors’ forms are refused: ${reason}. Make room; nothing needs to be restarted.`,
});

const describeMailboxAway = (since: string, reason: string): Warning => ({
  code: 'mailbox_away',
  is_urgent: true,
  text: `Answers to replies are not coming in: the mailbox has been unreadable since ${formatMinute(since)} UTC (${reason}). It is being retried; no email is lost.`,
});

/** @param peer an IP address, or that it is a public one */
export const describeUntrustedProxy = (peer: string): Warning => ({
  code: 'untrusted_proxy',
  is_urgent: true,
  text: `Requests from ${peer} have an X-Forwarded-For header, but TRUSTED_PROXIES does not list that address. If it is your proxy’s, add it: until then, all visitors behind it share one rate limit.`,
});

import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isExampleHost } from '#platform/config/example-address.ts';
import type { Mailbox } from '#platform/config/owner-settings.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { senderAddress } from '#platform/mail/compose-message.ts';
import { openMailbox } from '#platform/mail/mailbox/open-mailbox.ts';
import type { SenderCheck } from '../../sender-check.contract.ts';
import { findSignature } from './judge-dkim.ts';
import { judgeSender } from './judge-sender.ts';
import { lookupMs, type Lookups } from './look-up.ts';
import { domainOf } from './sender.ts';
import { readSeenMail, type SeenMail } from './signature.ts';

/** A mailbox's newest mails, among which a mail of the sender is looked for. */
const mailsLookedAt = 200;
const mailDays = 30;

/** The mail records of the domain of the newsletter's address. @throws Problem 403 */
export async function checkSender(
  ctx: Context,
  { selector, lookups = openLookups() }: { selector?: string | undefined; lookups?: Lookups },
): Promise<SenderCheck> {
  requireRight(ctx.caller, 'checkSender');
  const { mail } = await ctx.site.readOwnerSettings(ctx);
  const from = senderAddress(mail.from).toLowerCase();
  if (mail.exampleFrom !== null || !isReachable(domainOf(from)))
    return { from: mail.exampleFrom ?? from, has_sender: false, selector: null, findings: [] };
  const seen = mail.imap && (await findMail(mail.imap, { from, now: ctx.now() }).catch(() => null));
  const host = mail.smtpUrl === null ? null : new URL(mail.smtpUrl).hostname.replace(/^\[(.*)\]$/, '$1');
  const sender = { from, host, selector: selector ?? null, seen };
  const findings = await judgeSender(sender, lookups);
  return { from, has_sender: true, selector: selector ?? findSignature(sender)?.selector ?? null, findings };
}

/** Whether others can reach mail at a domain: it is no example, and no machine's own name or address. */
const isReachable = (domain: string): boolean =>
  domain.includes('.') && isIP(domain.replace(/^\[(.*)\]$/, '$1')) === 0 && !isExampleHost(domain);

const openLookups = (): Lookups => new Resolver({ timeout: lookupMs, tries: 1 });

/** The newest mail from an address; one with headers of a list if there is any. */
async function findMail(
  mailbox: Mailbox,
  { from, now }: { from: string; now: Date },
): Promise<SeenMail | null> {
  const open = await openMailbox(mailbox);
  try {
    const uids = await open.listUids({ since: new Date(now.getTime() - mailDays * 86_400_000) });
    const mails = await open.readHeaders(uids.slice(-mailsLookedAt));
    const own = mails
      .map(({ headers }) => ({ seen: readSeenMail(headers), isOfList: /^list-unsubscribe:/im.test(headers) }))
      .filter(({ seen }) => seen.from === from);
    return (own.findLast(({ isOfList }) => isOfList) ?? own.at(-1))?.seen ?? null;
  } finally {
    open.close();
  }
}

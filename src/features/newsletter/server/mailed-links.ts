import type { Platform } from '#platform/context.ts';
import type { MailLink } from '#platform/mail/mail-link.ts';
import { paths } from '#paths/paths.ts';

/*
 * The links of newsletter mails. Each has the address's key in it, sealed: it works after a restore or an import,
 * also for a subscription that was erased, and nobody but this site can make or read one.
 */

type Linking = Pick<Platform, 'config' | 'seal'>;

/** How long a pending subscription waits, and the link that confirms it works. */
export const confirmationDays = 30;

const confirming = 'newsletter confirmation';
const subscribed = 'newsletter';

export function createConfirmationLink(
  { config, seal, now }: Linking & Pick<Platform, 'now'>,
  emailKey: string,
): MailLink {
  const expiresAt = new Date(now().getTime() + confirmationDays * 86_400_000);
  const token = seal.seal(`${expiresAt.toISOString()} ${emailKey}`, confirming);
  return { href: new URL(paths.confirmSubscription(token), config.siteUrl).href, expiresAt };
}

/** The address's key in a confirmation link's token; null if it is none of ours. */
export function openConfirmationToken(
  { seal, now }: Pick<Platform, 'seal' | 'now'>,
  token: string,
): { emailKey: string; isExpired: boolean } | null {
  const text = openToken(seal, token, confirming);
  if (text === null) return null;
  const end = text.indexOf(' ');
  return { emailKey: text.slice(end + 1), isExpired: text.slice(0, end) <= now().toISOString() };
}

/** Works for good: a mail is read years later. */
export const createSubscriberToken = ({ seal }: Pick<Linking, 'seal'>, emailKey: string): string =>
  seal.seal(emailKey, subscribed);

/** The address's key in the token of a link to unsubscribe or to the preferences; null if it is none of ours. */
export const openSubscriberToken = ({ seal }: Pick<Linking, 'seal'>, token: string): string | null =>
  openToken(seal, token, subscribed);

/** The headers of every mail to subscribers (RFC 2369, 2919 and 8058). DKIM has to sign the first two. */
export function createListHeaders({ config, seal }: Linking, emailKey: string): Record<string, string> {
  const link = new URL(paths.unsubscribe(createSubscriberToken({ seal }, emailKey)), config.siteUrl);
  return {
    'List-Unsubscribe': `<${link.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<newsletter.${config.siteUrl.hostname}>`,
  };
}

function openToken(seal: Platform['seal'], token: string, purpose: string): string | null {
  try {
    return seal.open(token, purpose);
  } catch {
    return null;
  }
}

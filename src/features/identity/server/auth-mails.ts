import { authBase } from '#paths/api-paths.ts';
import { paths } from '#paths/paths.ts';
import { linkPlaceholder, type MailLink } from '#platform/mail/mail-link.ts';
import type { Mail } from '#platform/mail/outbox.ts';

/** How long the links are valid, in seconds; the texts say so. */
export const resetLifetimeSeconds = 60 * 60;
export const confirmationLifetimeSeconds = 24 * 60 * 60;

const siteName = (siteUrl: URL) => siteUrl.host;

/** Confirms a new account's address. */
export const composeConfirmation = (siteUrl: URL, recipient: string, token: string, now: Date): Mail => ({
  recipient,
  subject: 'Confirm your email address',
  text: `An account at ${siteName(siteUrl)} was created with this email address.

Confirm the address within 24 hours:
${linkPlaceholder}

If that was not you, ignore this mail: without confirmation the account can do nothing.
`,
  link: confirmationLink(siteUrl, token, now),
});

/** Lets the mail's recipient choose a new password. */
export const composeReset = (siteUrl: URL, recipient: string, token: string, now: Date): Mail => ({
  recipient,
  subject: 'Choose a new password',
  text: `Someone asked for a new password for the account at ${siteName(siteUrl)} with this email address.

Choose it within one hour:
${linkPlaceholder}

If that was not you, ignore this mail: your password stays as it is.
`,
  link: resetLink(siteUrl, token, now),
});

/**
 * Answers a second sign-up with an address that was never confirmed. The first sign-up chose the password,
 * possibly by someone else: the owner of the mailbox chooses a new one.
 */
export const composeUnfinishedSignUp = (siteUrl: URL, recipient: string, token: string, now: Date): Mail => ({
  recipient,
  subject: 'Finish creating your account',
  text: `An account at ${siteName(siteUrl)} was created with this email address before, but the address was never confirmed.

Choose a password and confirm the address within one hour:
${linkPlaceholder}

If that was not you, ignore this mail: without confirmation the account can do nothing.
`,
  link: resetLink(siteUrl, token, now),
});

/** Answers a sign-up with an address that has an account. The page does not reveal it. */
export const composeAccountExists = (siteUrl: URL, recipient: string): Mail => ({
  recipient,
  subject: 'You already have an account',
  text: `Someone tried to create an account at ${siteName(siteUrl)} with this email address, but it has one already.

Sign in, or ask for a new password if you forgot yours:
${new URL(paths.signIn(), siteUrl).href}

If that was not you, ignore this mail: nothing was changed.
`,
});

function confirmationLink(siteUrl: URL, token: string, now: Date): MailLink {
  const link = new URL(`${authBase}/verify-email`, siteUrl);
  link.searchParams.set('token', token);
  link.searchParams.set('callbackURL', paths.confirmed());
  return { href: link.href, expiresAt: addSeconds(now, confirmationLifetimeSeconds) };
}

function resetLink(siteUrl: URL, token: string, now: Date): MailLink {
  const link = new URL(paths.resetPassword(), siteUrl);
  link.searchParams.set('token', token);
  return { href: link.href, expiresAt: addSeconds(now, resetLifetimeSeconds) };
}

const addSeconds = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

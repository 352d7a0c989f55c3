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

/** Confirms an account's other address; until then it has the former. */
export const composeAddressLink = (siteUrl: URL, recipient: string, token: string, now: Date): Mail => ({
  recipient,
  subject: 'Confirm your new email address',
  text: `Your account at ${siteName(siteUrl)} is to get this email address.

Confirm the address within 24 hours:
${linkPlaceholder}

If that was not you, ignore this mail: the account keeps the address that it has.
`,
  link: confirmationLink(siteUrl, token, now),
});

/** Tells the former address that another was asked for. */
export const composeAddressAsked = (siteUrl: URL, recipient: string, other: string): Mail => ({
  recipient,
  subject: 'Another email address was asked for',
  text: `Someone who is signed in to your account at ${siteName(siteUrl)} asked to change its email address to ${other}. It changes once that address is confirmed.

If that was not you, choose a new password now, which ends the request:
${new URL(paths.forgotPassword(), siteUrl).href}
`,
});

/** Tells the former address that it is not the account's any more. */
export const composeAddressChanged = (siteUrl: URL, recipient: string, other: string): Mail => ({
  recipient,
  subject: 'Your email address was changed',
  text: `The email address of your account at ${siteName(siteUrl)} is now ${other}. You sign in with it from now on.

If that was not you, tell an admin of the website at once.
`,
});

export const composePasswordChanged = (siteUrl: URL, recipient: string): Mail => ({
  recipient,
  subject: 'Your password was changed',
  text: `The password of your account at ${siteName(siteUrl)} was changed. All other sessions were signed out.

If that was not you, choose a new one now:
${new URL(paths.forgotPassword(), siteUrl).href}
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

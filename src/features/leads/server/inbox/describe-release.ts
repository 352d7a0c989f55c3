import { adminPaths } from '#paths/admin-paths.ts';
import { toQuery } from '#paths/paths.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { ReleaseReason } from './release-leads.store.ts';

const texts: Record<ReleaseReason, string> = {
  account_deactivated: 'A colleague’s account was deactivated.',
  account_erased: 'A colleague’s account was removed.',
  role_withdrawn: 'A colleague no longer has access to messages.',
};

/**
 * The mail to the other admins when leads lose their owner. It names nobody: an erased person stays erased.
 */
export function describeRelease(
  undone: number,
  reason: ReleaseReason,
  { siteUrl, recipient }: { siteUrl: URL; recipient: string },
): Mail {
  const what = undone === 1 ? '1 message is' : `${undone} messages are`;
  const search = toQuery({ assignee: 'none' });
  return {
    recipient,
    subject: `${what} now unassigned`,
    text: [
      `${texts[reason]} ${what} now unassigned and still open.`,
      '',
      `Unassigned messages: ${new URL(adminPaths.messages() + search, siteUrl).href}`,
    ].join('\n'),
  };
}

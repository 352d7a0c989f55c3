import { lockRoles, selectAdmins } from '#features/identity/server/roles.store.ts';
import { withdrawAdmin } from '#features/identity/server/withdraw-admin.ts';
import { describeRelease } from '#features/leads/server/desk/describe-release.ts';
import { forgetColleague } from '#features/leads/server/desk/person.store.ts';
import { releaseLeads, type ReleaseReason } from '#features/leads/server/desk/release-leads.store.ts';
import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';

/**
 * Takes the admin role from an account, and its leads with it; the other admins are told.
 * @throws AccountError, also for the last admin
 */
export const withdrawColleague = (
  platform: Pick<Platform, 'config' | 'database' | 'now'>,
  email: string,
): Promise<void> =>
  withdrawAdmin(platform, email, async (trx, assigneeId) => {
    const at = platform.now().toISOString();
    const reason = 'role_withdrawn';
    const undone = await releaseLeads(trx, { assigneeId, reason, at });
    await tellOthers(trx, { id: assigneeId, undone }, { reason, at, siteUrl: platform.config.siteUrl });
  });

/** Locks roles before leads, in the same order as withdrawing a role does, so that the two cannot deadlock. */
export async function forgetColleagueOf(
  trx: Connection,
  { siteUrl, ...person }: { email: string; at: string; siteUrl: URL },
): Promise<void> {
  await lockRoles(trx);
  const forgotten = await forgetColleague(trx, person);
  if (forgotten) await tellOthers(trx, forgotten, { reason: 'account_erased', at: person.at, siteUrl });
}

async function tellOthers(
  trx: Connection,
  { id, undone }: { id: string; undone: number },
  { reason, at, siteUrl }: { reason: ReleaseReason; at: string; siteUrl: URL },
): Promise<void> {
  if (undone === 0) return;
  for (const other of await selectAdmins(trx)) {
    if (other.id === id) continue;
    await enqueueMail(trx, describeRelease(undone, reason, { siteUrl, recipient: other.email }), at);
  }
}

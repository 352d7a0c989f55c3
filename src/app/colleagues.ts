import { lockRoles } from '#features/identity/server/roles.store.ts';
import { withdrawAdmin } from '#features/identity/server/withdraw-admin.ts';
import { forgetColleague } from '#features/leads/server/desk/person.store.ts';
import { releaseLeads } from '#features/leads/server/desk/release-leads.store.ts';
import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';

/**
 * Takes the admin role from an account, and its leads with it.
 * @throws AccountError, also for the last admin
 */
export const withdrawColleague = (
  platform: Pick<Platform, 'database' | 'now'>,
  email: string,
): Promise<void> =>
  withdrawAdmin(platform, email, (trx, assigneeId) =>
    releaseLeads(trx, { assigneeId, reason: 'role_withdrawn', at: platform.now().toISOString() }),
  );

/** Roles are locked before leads, as where a role is withdrawn: two that wait for each other would wait forever. */
export async function forgetColleagueOf(
  trx: Connection,
  person: { email: string; at: string },
): Promise<void> {
  await lockRoles(trx);
  await forgetColleague(trx, person);
}

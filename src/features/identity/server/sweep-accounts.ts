import type { Platform } from '#platform/context.ts';
import { selectUnusedAccounts } from './accounts.store.ts';
import { deleteAccountOf } from './person.store.ts';
import { lockRoles } from './roles.store.ts';
import { deleteExpiredSessions } from './sessions.store.ts';

const dayMs = 86_400_000;

/** How long an account without a role is kept: unconfirmed, and since it was last used. */
const unconfirmedMs = 7 * dayMs;
const unusedMonths = 12;

const batch = 100;

/**
 * Deletes expired sessions and mailed links, and accounts that can do nothing and that nobody uses. For a
 * job, now and then.
 */
export async function sweepAccounts({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  const at = now();
  await deleteExpiredSessions(database.kysely, at);
  const unusedBefore = new Date(at);
  unusedBefore.setUTCMonth(at.getUTCMonth() - unusedMonths);
  const unused = { unconfirmedBefore: new Date(at.getTime() - unconfirmedMs), unusedBefore };
  for (;;) {
    const emails = await selectUnusedAccounts(database.kysely, database.kind, { ...unused, limit: batch });
    for (const email of emails) {
      await database.write(async (trx) => {
        await lockRoles(trx);
        // It may have been granted a role, or used, meanwhile.
        const still = await selectUnusedAccounts(trx, database.kind, { ...unused, limit: 1, email });
        if (still.length > 0) await deleteAccountOf(trx, email);
      });
    }
    if (emails.length < batch) return;
  }
}

import type { Platform } from '#platform/context.ts';
import { noSuchAccount } from './account-error.ts';
import { findAccount } from './accounts.store.ts';
import { readAdminEmail } from './admin-credentials.ts';
import { deleteSecondFactors } from './second-factors.store.ts';
import { deleteSessions } from './sessions.store.ts';

/**
 * Removes authenticator app, recovery codes and passkeys from an account whose owner has lost them, and ends
 * its sessions.
 * @throws AccountError
 */
export async function removeSecondFactors(
  { database }: Pick<Platform, 'database'>,
  emailText: string,
): Promise<void> {
  const email = readAdminEmail(emailText);
  await database.write(async (trx) => {
    const account = await findAccount(trx, email);
    if (!account) throw noSuchAccount(email);
    await deleteSecondFactors(database, trx, account.id);
    await deleteSessions(trx, account.id);
  });
}

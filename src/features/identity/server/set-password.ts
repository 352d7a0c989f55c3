import type { Platform } from '#platform/context.ts';
import { noSuchAccount } from './account-error.ts';
import { findAccount, markEmailVerified, replacePassword } from './accounts.store.ts';
import { checkAdminPassword, readAdminEmail } from './admin-credentials.ts';
import { scryptPassword } from './scrypt-password.ts';

/**
 * Gives an account a new password on the operator's behalf, confirms it, and ends its sessions.
 * @throws AccountError
 */
export async function setPassword(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  credentials: { email: string; password: string },
): Promise<void> {
  const email = readAdminEmail(credentials.email);
  checkAdminPassword(credentials.password);
  const account = await findAccount(database.kysely, email);
  if (!account) throw noSuchAccount(email);
  const passwordHash = await scryptPassword.hash(credentials.password);
  await database.write(async (trx) => {
    await replacePassword(trx, account.id, passwordHash, now());
    await markEmailVerified(database, trx, account.id, now());
  });
}

import type { Platform } from '#platform/context.ts';
import { AccountError } from './account-error.ts';
import { insertVerifiedAccount } from './accounts.store.ts';
import { checkAdminPassword, readAdminEmail } from './admin-credentials.ts';
import { insertAdminRole } from './roles.store.ts';
import { scryptPassword } from './scrypt-password.ts';

/**
 * Creates a confirmed account with the admin role.
 * @throws AccountError for an address that has an account, or a password under 12 characters
 */
export async function createAdmin(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  credentials: { email: string; password: string },
): Promise<void> {
  const email = readAdminEmail(credentials.email);
  checkAdminPassword(credentials.password);
  const passwordHash = await scryptPassword.hash(credentials.password);
  await database.write(async (trx) => {
    const id = await insertVerifiedAccount(database, trx, { email, passwordHash, now: now() });
    if (!id) throw new AccountError(`${email} has an account already; grant it the role instead`);
    await insertAdminRole(trx, id);
  });
}

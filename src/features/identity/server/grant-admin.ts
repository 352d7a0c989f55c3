import type { Platform } from '#platform/context.ts';
import { AccountError, noSuchAccount } from './account-error.ts';
import { findAccount } from './accounts.store.ts';
import { readAdminEmail } from './admin-credentials.ts';
import { insertAdminRole, lockRoles } from './roles.store.ts';

/**
 * Gives an account the admin role. If mail is delivered, only to a confirmed address: anyone can sign up with
 * someone else's.
 * @returns whether the address was ever confirmed
 * @throws AccountError
 */
export async function grantAdmin(
  { config, database }: Pick<Platform, 'config' | 'database'>,
  emailText: string,
): Promise<{ emailVerified: boolean }> {
  const email = readAdminEmail(emailText);
  return database.write(async (trx) => {
    await lockRoles(trx);
    const account = await findAccount(trx, email);
    if (!account) throw noSuchAccount(email);
    if (!account.emailVerified && config.mail.smtpUrl !== null) {
      throw new AccountError(`${email} has not confirmed its address yet`);
    }
    await insertAdminRole(trx, account.id);
    return { emailVerified: account.emailVerified };
  });
}

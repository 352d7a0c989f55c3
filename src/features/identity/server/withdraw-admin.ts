import type { Platform } from '#platform/context.ts';
import { AccountError, noSuchAccount } from './account-error.ts';
import { findAccount } from './accounts.store.ts';
import { readAdminEmail } from './admin-credentials.ts';
import { countAdminRows, deleteAdminRole, lockRoles } from './roles.store.ts';

/**
 * Takes the admin role from an account; its keys and tokens open nothing from then on.
 * @returns the account's id
 * @throws AccountError, also for the last admin
 */
export async function withdrawAdmin(
  { database }: Pick<Platform, 'database'>,
  emailText: string,
): Promise<string> {
  const email = readAdminEmail(emailText);
  return database.write(async (trx) => {
    await lockRoles(trx);
    const account = await findAccount(trx, email);
    if (!account) throw noSuchAccount(email);
    if (!(await deleteAdminRole(trx, account.id))) throw new AccountError(`${email} is not an admin`);
    if ((await countAdminRows(trx)) === 0) {
      throw new AccountError(`${email} is the last admin; make another one first`);
    }
    return account.id;
  });
}

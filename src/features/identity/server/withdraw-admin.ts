import type { Platform } from '#platform/context.ts';
import { AccountError, noSuchAccount } from './account-error.ts';
import { findAccount } from './accounts.store.ts';
import { readAdminEmail } from './admin-credentials.ts';
import { countAdminRows, deleteAdminRole, lockRoles } from './roles.store.ts';

/**
 * Takes the admin role from an account; its keys and tokens stop working.
 * @returns the account's id, and whether it had the role
 * @throws AccountError if there is no such account, and for the last admin
 */
export async function withdrawAdmin(
  { database }: Pick<Platform, 'database'>,
  emailText: string,
): Promise<{ id: string; wasAdmin: boolean }> {
  const email = readAdminEmail(emailText);
  return database.write(async (trx) => {
    await lockRoles(trx);
    const account = await findAccount(trx, email);
    if (!account) throw noSuchAccount(email);
    const wasAdmin = await deleteAdminRole(trx, account.id);
    if (wasAdmin && (await countAdminRows(trx)) === 0) {
      throw new AccountError(`${email} is the last admin; create another one first`);
    }
    return { id: account.id, wasAdmin };
  });
}

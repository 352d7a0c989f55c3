import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { findAccount, insertVerifiedAccount, markEmailVerified, replacePassword } from './accounts.store.ts';
import { countAdminRows, insertAdminRole, lockRoles } from './roles.store.ts';
import { scryptPassword } from './scrypt-password.ts';

/**
 * Creates the admin given by ADMIN_EMAIL and ADMIN_PASSWORD, confirmed, if there is no admin at all. An
 * existing account with that address gets the password, and its sessions end: sign-up is open, so it may have
 * been created by someone else.
 */
export async function ensureFirstAdmin(
  platform: Pick<Platform, 'config' | 'database' | 'log' | 'now'>,
): Promise<void> {
  const { config, database, log } = platform;
  const { firstAdmin } = config;
  if (!firstAdmin || (await countAdminRows(database.kysely)) > 0) return;
  const passwordHash = await scryptPassword.hash(firstAdmin.password);
  await database.write(async (trx) => {
    await lockRoles(trx);
    if ((await countAdminRows(trx)) > 0) return;
    const account = { email: firstAdmin.email, passwordHash, now: platform.now() };
    const id =
      (await insertVerifiedAccount(database, trx, account)) ?? (await takeOver(platform, trx, account));
    await insertAdminRole(trx, id);
    log.info('first admin created');
  });
}

async function takeOver(
  { database }: Pick<Platform, 'database'>,
  trx: Connection,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<string> {
  const account = await findAccount(trx, email);
  if (!account) throw new Error('the account of ADMIN_EMAIL was deleted');
  await replacePassword(trx, account.id, passwordHash, now);
  await markEmailVerified(database, trx, account.id, now);
  return account.id;
}

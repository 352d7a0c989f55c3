import type { Connection, Database } from '#platform/database/open-database.ts';
import { toFlag, withAccountTables, type StoredTime } from './account-tables.ts';

export interface StoredPasskey {
  id: string;
  name: string | null;
  createdAt: StoredTime | null;
  backedUp: boolean;
}

/** Whether an account requires a code. */
export async function hasTotp(connection: Connection, userId: string): Promise<boolean> {
  const row = await withAccountTables(connection)
    .selectFrom('user')
    .select('twoFactorEnabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(row?.twoFactorEnabled);
}

/** An account's passkeys, oldest first. */
export async function selectPasskeys(connection: Connection, userId: string): Promise<StoredPasskey[]> {
  const rows = await withAccountTables(connection)
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'backedUp'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, backedUp: Boolean(row.backedUp) }));
}

/** Leaves an account only its password. */
export async function deleteSecondFactors(
  database: Database,
  connection: Connection,
  userId: string,
): Promise<void> {
  const tables = withAccountTables(connection);
  await tables.deleteFrom('twoFactor').where('userId', '=', userId).execute();
  await tables.deleteFrom('passkey').where('userId', '=', userId).execute();
  await tables
    .updateTable('user')
    .set({ twoFactorEnabled: toFlag(database.kind, false) })
    .where('id', '=', userId)
    .execute();
}

import type { Connection } from '#platform/database/open-database.ts';
import { withAccountTables } from './account-tables.ts';

export async function findSessionOwner(
  connection: Connection,
  sessionId: string,
): Promise<{ userId: string; expiresAt: Date } | null> {
  const row = await connection
    .selectFrom('session')
    .select(['userId', 'expiresAt'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row ? { userId: row.userId, expiresAt: new Date(row.expiresAt) } : null;
}

/** Forgets sessions and mailed links that are over. */
export async function deleteExpiredSessions(connection: Connection, now: Date): Promise<void> {
  const tables = withAccountTables(connection);
  await tables.deleteFrom('session').where('expiresAt', '<', now.toISOString()).execute();
  await tables.deleteFrom('verification').where('expiresAt', '<', now.toISOString()).execute();
}

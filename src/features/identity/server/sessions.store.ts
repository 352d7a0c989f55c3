import type { Connection } from '#platform/database/open-database.ts';
import { withAccountTables, type StoredTime } from './account-tables.ts';

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

/** A session that its owner can be shown. */
export interface StoredSession {
  id: string;
  createdAt: StoredTime;
  ipAddress: string | null;
  userAgent: string | null;
}

/** An account's sessions that are good now, newest first. */
export async function selectSessions(
  connection: Connection,
  userId: string,
  now: Date,
): Promise<StoredSession[]> {
  return withAccountTables(connection)
    .selectFrom('session')
    .select(['id', 'createdAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Notes that a session's owner has just shown who they are. */
export async function recordConfirmation(
  connection: Connection,
  sessionId: string,
  now: Date,
): Promise<void> {
  await connection
    .updateTable('session')
    .set({ confirmedAt: now.toISOString() })
    .where('id', '=', sessionId)
    .execute();
}

export async function deleteSession(connection: Connection, sessionId: string): Promise<void> {
  await connection.deleteFrom('session').where('id', '=', sessionId).execute();
}

export async function deleteSessions(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('session').where('userId', '=', userId).execute();
}

/** Forgets sessions and mailed links that are over. */
export async function deleteExpiredSessions(connection: Connection, now: Date): Promise<void> {
  const tables = withAccountTables(connection);
  await tables.deleteFrom('session').where('expiresAt', '<', now.toISOString()).execute();
  await tables.deleteFrom('verification').where('expiresAt', '<', now.toISOString()).execute();
}

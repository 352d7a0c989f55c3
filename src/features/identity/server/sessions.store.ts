import type { RoleHolder } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { withAccountTables, type StoredTime } from './account-tables.ts';
import { roleColumns, toRoleHolder } from './roles.store.ts';

/** A session and its owner. */
export interface HeldSession {
  id: string;
  createdAt: Date;
  /** When its owner last confirmed who they are; null if never since the sign-in. */
  confirmedAt: Date | null;
  holder: RoleHolder;
}

/** The session with this id or this token, if it has not expired. */
export async function findSession(
  connection: Connection,
  by: { id: string } | { token: string },
  now: Date,
): Promise<HeldSession | null> {
  const rows = await withAccountTables(connection)
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('user_roles', 'user_roles.user_id', 'user.id')
    .leftJoin('role_rules', 'role_rules.role', 'user_roles.role')
    .select(['session.id', 'session.createdAt', 'session.confirmedAt', 'session.expiresAt', ...roleColumns])
    .where((eb) => ('id' in by ? eb('session.id', '=', by.id) : eb('session.token', '=', by.token)))
    .execute();
  const [row] = rows;
  const holder = row ? await toRoleHolder(connection, rows) : null;
  if (!row || !holder || new Date(row.expiresAt) <= now) return null;
  const { id, createdAt, confirmedAt } = row;
  return {
    id,
    createdAt: new Date(createdAt),
    confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
    holder,
  };
}

/** A session as shown to its owner. */
export interface StoredSession {
  id: string;
  createdAt: StoredTime;
  ipAddress: string | null;
  userAgent: string | null;
}

/** An account's valid sessions, newest first. */
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

/** Records that a session's owner has just confirmed who they are. */
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

/** Deletes expired sessions and mailed links. */
export async function deleteExpiredSessions(connection: Connection, now: Date): Promise<void> {
  const tables = withAccountTables(connection);
  await tables.deleteFrom('session').where('expiresAt', '<', now.toISOString()).execute();
  await tables.deleteFrom('verification').where('expiresAt', '<', now.toISOString()).execute();
}

import type { Platform } from '#platform/context.ts';
import type { OpenSession } from '../contract.ts';
import type { SessionOwner } from './create-auth.ts';
import { selectSessions } from './sessions.store.ts';

/** Where the owner of a session is signed in, newest first. @param own the current session */
export async function listSessions(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  own: SessionOwner,
): Promise<OpenSession[]> {
  const sessions = await selectSessions(database.kysely, own.userId, now());
  return sessions.map(({ id, createdAt, ipAddress, userAgent }) => ({
    id,
    is_current: id === own.sessionId,
    created_at: new Date(createdAt).toISOString(),
    ip_address: ipAddress || null,
    user_agent: userAgent || null,
  }));
}

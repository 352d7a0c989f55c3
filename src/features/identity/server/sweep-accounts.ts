import type { Platform } from '#platform/context.ts';
import { deleteExpiredSessions } from './sessions.store.ts';

/** Deletes expired sessions and mailed links. For a job, now and then. */
export async function sweepAccounts({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  await deleteExpiredSessions(database.kysely, now());
}

import type { Platform } from '#platform/context.ts';
import { deleteOldWindows } from './rate-limits.store.ts';
import { deleteExpiredSessions } from './sessions.store.ts';

/** Longer than any window that is counted. */
const windowMemoryMs = 24 * 60 * 60 * 1000;

/** Forgets what has expired: sessions, mailed links and counted attempts. For a job, now and then. */
export async function sweepAccounts({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  await deleteExpiredSessions(database.kysely, now());
  await deleteOldWindows(database.kysely, now().getTime() - windowMemoryMs);
}

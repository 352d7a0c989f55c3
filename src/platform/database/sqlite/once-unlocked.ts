import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';

/** How long another process may keep the file locked before what waits for it is refused. */
export const longestLockMs = 5000;

/** Between two tries. */
const retryMs = 10;

/**
 * Runs work as soon as no other process has the file locked. SQLite's own wait would hold the event loop.
 * @param deadline by `performance.now()`
 * @throws SqliteError SQLITE_BUSY when it is locked until then, and what `work` throws
 */
export async function onceUnlocked<T>(deadline: number, work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
    }
    await sleep(retryMs);
  }
}

/** Another process has the file, or a lock on it that its recovery or a checkpoint takes. */
export const isLocked = (error: unknown): boolean =>
  error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');

import { closeSync, openSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';

/** Open until the process ends, which gives up its lock however it ends. */
const held: BetterSqlite3.Database[] = [];

/**
 * Notes that this process serves from a SQLite file.
 * @returns false if another process, also one in another container, has done so and still runs
 */
export function claimFile(file: string): boolean {
  const lockFile = `${file}.in-use`;
  closeSync(openSync(lockFile, 'a', 0o600));
  const lock = new BetterSqlite3(lockFile, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    held.push(lock);
    return true;
  } catch (error) {
    lock.close();
    if (error instanceof BetterSqlite3.SqliteError && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}

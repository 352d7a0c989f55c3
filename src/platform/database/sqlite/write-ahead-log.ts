import { close, fdatasync, openSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import BetterSqlite3 from 'better-sqlite3';

const fdatasyncAsync = promisify(fdatasync);
const closeAsync = promisify(close);

/**
 * The file that commits are appended to (sqlite.org/wal.html). SQLite writes it; the flush to disk is awaited
 * here, off the main thread. Its locks are on other files, so that closing it drops none.
 */
export class WriteAheadLog {
  readonly #file: string;
  #descriptor: number | null = null;

  /** @param databaseFile with an open connection that has written: the log exists as long as there is one */
  constructor(databaseFile: string) {
    this.#file = `${databaseFile}-wal`;
  }

  /** In bytes: of the file, which may be longer than what is in it. */
  size(): number {
    return statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /**
   * Resolves once everything committed before is on disk. @throws SqliteError, as SQLite does, when it may
   * not be
   */
  async sync(): Promise<void> {
    try {
      this.#descriptor ??= openSync(this.#file, 'r+');
      await fdatasyncAsync(this.#descriptor);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new BetterSqlite3.SqliteError(message, 'SQLITE_IOERR_FSYNC');
    }
  }

  async close(): Promise<void> {
    if (this.#descriptor !== null) await closeAsync(this.#descriptor);
    this.#descriptor = null;
  }
}

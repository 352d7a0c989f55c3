import BetterSqlite3 from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';
import { isLocked, longestLockMs } from './once-unlocked.ts';

/** Statements kept prepared; the least recently used one is dropped first. */
const maximumStatements = 300;

/** In bytes: a log that grew larger is truncated to this when it is restarted. */
const largestIdleLog = 32 * 1024 * 1024;

/**
 * In KiB: the pages of the file that a connection caches. What it drops is still in the system's own cache.
 */
const pageCacheKib = 4000;

/** One connection to the file, with its prepared statements. */
export class SqliteConnection {
  readonly #database: BetterSqlite3.Database;
  readonly #statements = new Map<string, BetterSqlite3.Statement<unknown[]>>();

  /**
   * Statements are refused at once while another process has the file locked.
   * @throws when the file cannot be opened
   */
  constructor(file: string) {
    this.#database = new BetterSqlite3(file);
    logAhead(this.#database);
    this.#database.pragma('synchronous = FULL');
    this.#database.pragma('foreign_keys = ON');
    this.#database.pragma('busy_timeout = 0');
    this.#database.pragma(`cache_size = -${pageCacheKib}`);
    // Deleted data is overwritten, also in pages that are no longer used.
    this.#database.pragma('secure_delete = ON');
  }

  get isInTransaction(): boolean {
    return this.#database.inTransaction;
  }

  /** Runs a statement that returns nothing. */
  run(sql: string): void {
    this.#prepare(sql).run();
  }

  execute<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters) as Row[] };
    const { changes } = statement.run(...parameters);
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  /** Whether a statement changes nothing. */
  isReading(sql: string): boolean {
    return this.#prepare(sql).readonly;
  }

  /**
   * Commits are flushed to disk, and checkpoints made, elsewhere. A commit alone guarantees nothing any more.
   */
  leaveDiskToOthers(): void {
    this.#database.pragma('synchronous = NORMAL');
    this.#database.pragma('wal_autocheckpoint = 0');
    this.#database.pragma(`journal_size_limit = ${largestIdleLog}`);
  }

  /** SQLite checkpoints by itself, inside a commit. */
  checkpointByItself(): void {
    this.#database.pragma('wal_autocheckpoint = 1000');
  }

  /** Writes all that is committed to the database file, and waits for the disk. @throws when it cannot */
  checkpointAll(): void {
    const [answer] = this.#database.pragma('wal_checkpoint(truncate)') as { busy: number }[];
    if (answer?.busy !== 0)
      throw new BetterSqlite3.SqliteError('another process uses the database', 'SQLITE_BUSY');
  }

  /** Statements wait, and the thread with them, while another process has the file locked. */
  waitWhileLocked(): void {
    this.#database.pragma(`busy_timeout = ${longestLockMs}`);
  }

  refuseWrites(): void {
    this.#database.pragma('query_only = ON');
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string): BetterSqlite3.Statement<unknown[]> {
    const statement = this.#statements.get(sql) ?? this.#database.prepare<unknown[]>(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    if (this.#statements.size > maximumStatements) {
      this.#statements.delete(this.#statements.keys().next().value!);
    }
    return statement;
  }
}

/** When several processes open a new file at once, SQLite refuses all but one, without waiting. */
function logAhead(database: BetterSqlite3.Database): void {
  const deadline = performance.now() + longestLockMs;
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

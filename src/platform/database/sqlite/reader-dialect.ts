import BetterSqlite3 from 'better-sqlite3';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';
import { ThreadEndedError, ThreadPool } from '../../thread-pool.ts';
import { DatabaseBusyError } from '../read-errors.ts';
import type { ReaderResult, ReaderQuery } from './reader.worker.ts';
import { SqliteFileDialect } from './sqlite-file-dialect.ts';

/** Kysely on threads that read one SQLite file, as many as are in use at once. */
export class ReaderDialect extends SqliteFileDialect {
  readonly #threads = new ThreadPool<ReaderQuery, ReaderResult>(
    new URL('./reader.worker.ts', import.meta.url),
    { workerData: this.file, name: 'reader' },
  );

  /** Whether threads can be started. */
  get isProven(): boolean {
    return this.#threads.isProven;
  }

  createDriver(): ReaderDriver {
    return new ReaderDriver(this.#threads);
  }
}

/** Each query goes to a thread that is free. */
class ReaderDriver implements Driver, DatabaseConnection {
  readonly #threads: ThreadPool<ReaderQuery, ReaderResult>;

  constructor(threads: ThreadPool<ReaderQuery, ReaderResult>) {
    this.#threads = threads;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<this> {
    return this;
  }

  async releaseConnection(): Promise<void> {}

  /** @throws SqliteError as SQLite does; DatabaseBusyError when no thread can be started */
  async executeQuery<Row>({ sql, parameters }: ReaderQuery): Promise<QueryResult<Row>> {
    const answer = await this.#threads.ask({ sql, parameters }).catch((cause: unknown) => {
      throw cause instanceof ThreadEndedError ? new DatabaseBusyError(cause.message, { cause }) : cause;
    });
    if ('code' in answer) throw new BetterSqlite3.SqliteError(answer.message, answer.code);
    return { rows: answer.rows as Row[] };
  }

  /** @throws always: lists are read a page at a time */
  streamQuery(): never {
    throw new Error('A query is not streamed on SQLite');
  }

  /** @throws always: each statement of a read sees what is committed at that moment */
  async beginTransaction(): Promise<void> {
    throw new Error('A reader has no transactions');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#threads.close();
  }
}

import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { ThreadKind } from '../../thread-kind.ts';
import { ReaderThread } from './reader-thread.ts';
import { SqliteFileDialect } from './sqlite-file-dialect.ts';

/** Kysely on threads that read one SQLite file, as many as are in use at once. */
export class ReaderDialect extends SqliteFileDialect {
  readonly threads = createReaderThreads(this.file);

  createDriver(): Driver {
    return new ReaderDriver(this.threads);
  }
}

export const createReaderThreads = (file: string): ThreadKind =>
  new ThreadKind(new URL('./reader.worker.ts', import.meta.url), { workerData: file, name: 'reader' });

class ReaderDriver implements Driver {
  readonly #threads: ThreadKind;
  readonly #all: ReaderConnection[] = [];
  readonly #idle: ReaderConnection[] = [];

  constructor(threads: ThreadKind) {
    this.#threads = threads;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ReaderConnection> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    const connection = new ReaderConnection(this.#threads);
    this.#all.push(connection);
    return connection;
  }

  async releaseConnection(connection: ReaderConnection): Promise<void> {
    this.#idle.push(connection);
  }

  /** @throws always: each statement of a read sees what is committed at that moment */
  async beginTransaction(): Promise<void> {
    throw new Error('A reader has no transactions');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {
    await Promise.all(this.#all.map((connection) => connection.close()));
  }
}

class ReaderConnection implements DatabaseConnection {
  readonly #thread: ReaderThread;

  constructor(threads: ThreadKind) {
    this.#thread = new ReaderThread(threads);
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#thread.execute<Row>(query);
  }

  /** @throws always: lists are read a page at a time */
  streamQuery(): never {
    throw new Error('A query is not streamed on SQLite');
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

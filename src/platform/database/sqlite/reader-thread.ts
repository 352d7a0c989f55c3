import type { Worker } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import type { QueryResult } from 'kysely';
import { EncodedAnswer, type EncodedQuery } from '../read-encoded.ts';
import { DatabaseBusyError } from '../read-errors.ts';
import type { ThreadKind } from '../../thread-kind.ts';
import type { ReaderAnswer, ReaderQuery } from './reader.worker.ts';

/** A thread takes some megabytes; it is ended after being idle for this long. */
const idleMs = 30_000;

/** A connection that reads in a separate thread while the event loop goes on. One query at a time. */
export class ReaderThread {
  readonly #kind: ThreadKind;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(kind: ThreadKind) {
    this.#kind = kind;
  }

  /** @throws SqliteError as SQLite does; DatabaseBusyError when no thread can be started */
  async execute<Row>({ sql, parameters, encoding }: EncodedQuery): Promise<QueryResult<Row>> {
    clearTimeout(this.#idle);
    try {
      const answer = await this.#ask({ sql, parameters, ...(encoding && { encoding }) });
      if ('code' in answer) throw new BetterSqlite3.SqliteError(answer.message, answer.code);
      if ('encoded' in answer) return { rows: [new EncodedAnswer(answer.encoded) as Row] };
      return { rows: answer.rows as Row[] };
    } finally {
      this.#idle = setTimeout(() => void this.close(), idleMs).unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #ask(query: ReaderQuery): Promise<ReaderAnswer> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown) => {
        if (this.#worker === worker) this.#worker = null;
        reject(new DatabaseBusyError('the reader thread ended', { cause }));
      };
      worker.once('error', fail).once('exit', fail);
      worker.once('message', (answer: ReaderAnswer) => {
        worker.off('error', fail).off('exit', fail);
        worker.unref();
        resolve(answer);
      });
      worker.ref();
      worker.postMessage(query, []);
    });
  }

  #start(): Worker {
    try {
      return this.#kind.start();
    } catch (cause) {
      throw new DatabaseBusyError('no reader thread can be started', { cause });
    }
  }
}

import { Worker } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import type { QueryResult } from 'kysely';
import { EncodedAnswer, type EncodedQuery } from '../read-encoded.ts';
import { DatabaseBusyError } from '../read-errors.ts';
import type { ReaderAnswer, ReaderQuery } from './reader.worker.ts';

/** A thread takes some megabytes; it is ended after being idle for this long. */
const idleMs = 30_000;

/** A connection that reads in a separate thread while the event loop goes on. One query at a time. */
export class ReaderThread {
  readonly #file: string;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.#file = file;
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

  #ask(query: ReaderQuery): Promise<ReaderAnswer> {
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
    const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
      workerData: this.#file,
      name: 'reader',
    });
    // A thread that fails while idle must not raise an uncaught error.
    return worker.on('error', () => undefined);
  }
}

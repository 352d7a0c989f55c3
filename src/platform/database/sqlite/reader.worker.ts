import { parentPort, workerData } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import { lowerThreadPriority } from '../../lower-thread-priority.ts';
import { SqliteConnection } from './sqlite-connection.ts';

export type ReaderQuery = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** A thread's answer: rows, or why there are none. */
export type ReaderResult = { rows: unknown[] } | { message: string; code: string };

lowerThreadPriority();

/** A thread with its own connection: each message is a read-only query. */
const connection = new SqliteConnection(String(workerData));
connection.refuseWrites();
connection.waitWhileLocked();

parentPort!.on('message', (query: ReaderQuery) => parentPort!.postMessage(answer(query), []));

function answer(query: ReaderQuery): ReaderResult {
  try {
    return { rows: connection.execute(query).rows };
  } catch (error) {
    const { message, code = 'SQLITE_ERROR' } = error as Error & { code?: string };
    return { message, code };
  }
}

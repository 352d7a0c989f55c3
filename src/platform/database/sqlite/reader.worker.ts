import { parentPort, workerData } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import { lowerThreadPriority } from '../../lower-thread-priority.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/** What a thread answers: rows, or why there are none. */
export type ReaderAnswer = { rows: unknown[] } | { message: string; code: string };

lowerThreadPriority();

/** A thread of its own with a connection of its own: each message is a query that only reads. */
const connection = new SqliteConnection(String(workerData));
connection.refuseWrites();

parentPort!.on('message', (query: Pick<CompiledQuery, 'sql' | 'parameters'>) => {
  parentPort!.postMessage(answer(query), []);
});

function answer(query: Pick<CompiledQuery, 'sql' | 'parameters'>): ReaderAnswer {
  try {
    return { rows: connection.execute(query).rows };
  } catch (error) {
    const { message, code = 'SQLITE_ERROR' } = error as Error & { code?: string };
    return { message, code };
  }
}

import { parentPort, workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '../../lower-thread-priority.ts';
import { RowEncoder, type EncodableRow, type EncodedRows, type RowEncoding } from '../encode-rows.ts';
import type { EncodedQuery } from '../read-encoded.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/** A query for a thread. */
export type ReaderQuery = Pick<EncodedQuery, 'sql' | 'parameters' | 'encoding'>;

/** A thread's answer: rows, plain or encoded, or why there are none. */
export type ReaderAnswer = { rows: unknown[] } | { encoded: EncodedRows } | { message: string; code: string };

lowerThreadPriority();

/** A thread with its own connection: each message is a read-only query. */
const connection = new SqliteConnection(String(workerData));
connection.refuseWrites();
connection.waitWhileLocked();

parentPort!.on('message', (query: ReaderQuery) => {
  const answered = answer(query);
  parentPort!.postMessage(answered, 'encoded' in answered ? [answered.encoded.bytes.buffer] : []);
});

function answer({ encoding, ...query }: ReaderQuery): ReaderAnswer {
  try {
    return encoding ? { encoded: encode(query, encoding) } : { rows: connection.execute(query).rows };
  } catch (error) {
    const { message, code = 'SQLITE_ERROR' } = error as Error & { code?: string };
    return { message, code };
  }
}

/** Reads no further than there is room. */
function encode(query: ReaderQuery, encoding: RowEncoding): EncodedRows {
  const encoder = new RowEncoder(encoding);
  for (const row of connection.iterate<EncodableRow>(query)) {
    if (!encoder.add(row)) break;
  }
  return encoder.end();
}

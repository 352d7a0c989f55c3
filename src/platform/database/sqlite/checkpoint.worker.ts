import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';

/** `truncate` waits for readers, and leaves the log without a byte. */
export type CheckpointMode = 'passive' | 'truncate';

/** A thread of its own with a connection of its own: each message asks for one checkpoint. */
const database = new BetterSqlite3(String(workerData), { fileMustExist: true });
database.pragma('synchronous = FULL');
// Nobody writes while readers are waited for.
database.pragma('busy_timeout = 1000');

parentPort!.on('message', (mode: CheckpointMode) => {
  try {
    const [answer] = database.pragma(`wal_checkpoint(${mode})`) as { busy: number }[];
    parentPort!.postMessage(mode === 'truncate' && answer?.busy !== 0 ? 'refused' : 'done', []);
  } catch {
    // A disk that is full, say, may have room at the next time.
    parentPort!.postMessage('refused', []);
  }
});

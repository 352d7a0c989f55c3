import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';

/** A thread of its own with a connection of its own: each message asks for one checkpoint. */
const database = new BetterSqlite3(String(workerData), { fileMustExist: true });
database.pragma('synchronous = FULL');

parentPort!.on('message', () => {
  try {
    database.pragma('wal_checkpoint(passive)');
    parentPort!.postMessage('done', []);
  } catch {
    // A disk that is full, say, may have room at the next time.
    parentPort!.postMessage('refused', []);
  }
});

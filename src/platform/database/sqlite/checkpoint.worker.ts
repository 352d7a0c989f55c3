import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';

/** `truncate` waits for readers, and empties the log. */
export type CheckpointMode = 'passive' | 'truncate';

export type CheckpointOutcome = 'done' | 'refused';

/** A thread with its own connection: each message asks for one checkpoint. */
const database = new BetterSqlite3(String(workerData), { fileMustExist: true });
database.pragma('synchronous = FULL');
// Nobody writes while it waits for readers.
database.pragma('busy_timeout = 1000');

parentPort!.on('message', (mode: CheckpointMode) => {
  parentPort!.postMessage(checkpoint(mode), []);
});

function checkpoint(mode: CheckpointMode): CheckpointOutcome {
  try {
    const [answer] = database.pragma(`wal_checkpoint(${mode})`) as { busy: number }[];
    return mode === 'truncate' && answer?.busy !== 0 ? 'refused' : 'done';
  } catch {
    // A full disk, for example, may have room next time.
    return 'refused';
  }
}

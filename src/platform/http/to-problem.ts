import { DatabaseBusyError, ReadAbandonedError } from '../database/read-errors.ts';
import type { Log } from '../log/create-log.ts';
import { LineLimit } from '../log/line-limit.ts';
import { StorageError } from '../storage/storage.ts';
import { clientClosed, Problem, unavailable, unexpected } from './problem.ts';

/** A flood has the same reason a thousand times a second. */
const busyLines = new WeakMap<Log, LineLimit>();

/**
 * The one place where an error becomes a response. A refusal passes unchanged; a database or disk that is
 * down or busy is 503; everything else is logged once and hidden behind a 500.
 */
export function toProblem(error: unknown, log: Log, requestId: string): Problem {
  if (error instanceof Problem) return error;
  if (isClientGone(error)) {
    log.debug({ requestId }, 'the client left in the middle of its request');
    return clientClosed();
  }
  // A page continues with what it has.
  if (error instanceof ReadAbandonedError) return unavailable();
  if (error instanceof DatabaseBusyError || hasGivenWay(error)) {
    if (!busyLines.has(log)) busyLines.set(log, new LineLimit());
    if (busyLines.get(log)!.take(error.message) !== null)
      log.warn({ reason: error.message, requestId }, 'the database is busy');
    return unavailable();
  }
  const outage = isOutage(error);
  log.error({ err: error, requestId }, outage ? 'a dependency is down' : 'unexpected error');
  return outage ? unavailable() : unexpected();
}

/**
 * Node's error for a request whose connection closed before its body had arrived. (A dependency's ECONNRESET
 * comes from a system call, and names it.)
 */
const isClientGone = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/**
 * PostgreSQL ends one of two transactions that deadlock (40P01) or that it cannot serialize (40001); another
 * process has SQLite's file locked.
 */
const hasGivenWay = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^(40P01|40001|SQLITE_BUSY)/.test(String(error.code));

/**
 * PostgreSQL's classes 08 (connection), 53 (resources), 57 (shutdown, statement timeout) and 58 (its own
 * disk), its timeouts for a lock (55P03) and for an idle transaction (25P03), and those of SQLite, the system
 * and the storage.
 */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(08|53|57|58|55P03|25P03)/.test(code) ||
    /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|LOCKED)/.test(code) ||
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(code) ||
    /^(ENOSPC|EDQUOT|EROFS|EIO)$/.test(code) ||
    // The file's name and content are ours: the storage is to blame.
    error instanceof StorageError ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout/.test(
      error.message,
    )
  );
}

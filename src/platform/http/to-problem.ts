import type { Log } from '../log/create-log.ts';
import { Problem, unavailable, unexpected } from './problem.ts';

/**
 * The one place where an error becomes an answer. A refusal passes as it is; a database or disk
 * that is away is 503; everything else is logged once and hidden behind a 500.
 */
export function toProblem(error: unknown, log: Log, requestId: string): Problem {
  if (error instanceof Problem) return error;
  const outage = isOutage(error);
  log.error({ err: error, requestId }, outage ? 'a dependency is away' : 'unexpected error');
  return outage ? unavailable() : unexpected();
}

/** PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown), and SQLite's and the system's like. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(08|53|57P)/.test(code) ||
    /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|LOCKED)/.test(code) ||
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|EROFS|EIO)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

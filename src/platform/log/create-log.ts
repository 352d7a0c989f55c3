import { pino, type Logger } from 'pino';
import type { Config } from '../config/read-config.ts';

export type Log = Logger;

/** Structured logs, one JSON object a line, on standard output. No personal data goes in. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: ['req.headers', 'password', 'email', 'token', 'secret'],
  });
}

/** Of an error only this: PostgreSQL's `detail`, or a refused request's body, has what people typed. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  return { type: error.name, message: error.message, ...code, stack: error.stack };
}

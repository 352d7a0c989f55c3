import { pino, type Logger } from 'pino';
import type { Config } from '../config/read-config.ts';

export type Log = Logger;

/** Structured logs, one JSON object a line, on standard output. No personal data goes in. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'password', 'email', 'token', 'secret'],
  });
}

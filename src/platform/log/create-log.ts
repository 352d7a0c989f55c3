import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../config/read-config.ts';

export type Log = Logger;

/**
 * Structured logs, one JSON object a line. No personal data goes in.
 * @param destination standard output, except in tests that read it
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: ['req.headers', 'password', 'email', 'token', 'secret'],
    hooks: { streamWrite: maskMailboxes },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Only these fields of an error: PostgreSQL's `detail`, or a refused request's body, has what people typed.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  return { type: error.name, message: error.message, ...code, stack: error.stack };
}

/** JSON's escapes, which stay, or the part of a mail address before the @. */
const escapeOrLocalPart =
  /(\\(?:u[\da-f]{4}|.))|[^\s"'<>()[\],;:\\@]{1,64}@(?=(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,})/gu;

/**
 * A line with the local part of mail addresses removed: mail servers repeat the address that they refuse, and
 * what follows the @ says which server it was. The repetitions are bounded, so that a long line takes no
 * longer.
 */
const maskMailboxes = (line: string): string =>
  line.replaceAll(escapeOrLocalPart, (_, escape?: string) => escape ?? '…@');

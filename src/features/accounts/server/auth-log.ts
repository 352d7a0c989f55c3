import type { BetterAuthOptions } from 'better-auth';
import type { Log } from '#platform/log/create-log.ts';

/** A refused sign-in is news; the library calls it a warning. */
const levels = { error: 'error', warn: 'info', info: 'debug', debug: 'trace' } as const;

/** The library's messages in our log. Of what comes with them only an error's name and place: the rest is personal. */
export function createAuthLogger(log: Log): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'warn',
    disableColors: true,
    log(level, message, ...details) {
      const error = details.find((detail) => detail instanceof Error);
      log[levels[level]]({ from: 'auth', ...(error && { error: error.name, stack: error.stack }) }, message);
    },
  };
}

import type { BetterAuthOptions } from 'better-auth';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { Log } from '#platform/log/create-log.ts';

/**
 * What the library calls an error without having one is a refused request, and a warning is a refused
 * sign-in.
 */
const levels = { error: 'warn', warn: 'info', info: 'debug', debug: 'trace' } as const;

/** The library's messages in our log, with only an error's name and place: the rest is personal. */
export function createAuthLogger(log: Log): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'warn',
    disableColors: true,
    log(level, message, ...details) {
      const error = details.find((detail) => detail instanceof Error);
      // Two sign-ups with one address at once, which anyone can send.
      if (isUniqueViolation(error)) log.info({ from: 'auth' }, message);
      else if (error) log.error({ from: 'auth', error: error.name, stack: error.stack }, message);
      else log[levels[level]]({ from: 'auth' }, message);
    },
  };
}

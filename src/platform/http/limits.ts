import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './problem.ts';

/** How often one key may do a thing: `points` in each window of `seconds`. */
const windows = {
  contact: { points: 20, seconds: 60 },
  newsletter: { points: 20, seconds: 60 },
  fortune: { points: 20, seconds: 60 },
  signIn: { points: 30, seconds: 60 },
  upload: { points: 60, seconds: 60 },
  apiKey: { points: 600, seconds: 60 },
} as const;

export type LimitName = keyof typeof windows;

export interface Limits {
  /** Counts one request. @throws Problem 429 when the window is used up. */
  take(name: LimitName, key: string): Promise<void>;
}

/** @param factor multiplies every limit (RATE_LIMIT_FACTOR) */
export function createLimits(factor: number): Limits {
  const limiters = new Map(
    Object.entries(windows).map(([name, window]) => [
      name,
      new RateLimiterMemory({
        keyPrefix: name,
        points: Math.ceil(window.points * factor),
        duration: window.seconds,
      }),
    ]),
  );
  return {
    async take(name, key) {
      try {
        await limiters.get(name)!.consume(key);
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) throw tooManyRequests(rejection.msBeforeNext / 1000);
        throw rejection;
      }
    },
  };
}

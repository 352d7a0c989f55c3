import type { Connection } from '../database/open-database.ts';
import { clockToleranceMs, findCount, replaceCount, type StoredCount } from './limits.store.ts';

/** How many uses are free, and how long it takes to forget one. */
export interface Pace {
  freeUses: number;
  forgetMs: number;
}

/** A key's remembered uses. */
interface Uses {
  count: number;
  /** Until the next use passes. */
  waitMs: number;
}

const firstWaitMs = 1000;
const maximumWaitMs = 15 * 60_000;

/** Further uses are not remembered: the wait does not grow beyond this. */
const usesToMaximumWait = Math.ceil(Math.log2(maximumWaitMs / firstWaitMs)) + 1;

/** How long the use after `count` others must wait since the last of them. */
function waitAfter(count: number, { freeUses }: Pick<Pace, 'freeUses'>): number {
  if (count < freeUses) return 0;
  return Math.min(maximumWaitMs, firstWaitMs * 2 ** (count - freeUses));
}

/**
 * Uses whose waits grow, one row per key: the count, and when all of it will be forgotten. Both together
 * imply the time of the last use. All instances count in turn: if another one changed the row since it was
 * read, it is read again.
 */
export class SlowedUses {
  readonly #connection: Connection;
  readonly #now: () => Date;

  constructor(connection: Connection, now: () => Date) {
    this.#connection = connection;
    this.#now = now;
  }

  /** Counts a use, unless it has to wait; `count` then excludes it. */
  async take(key: string, pace: Pace): Promise<Uses> {
    for (;;) {
      const stored = await findCount(this.#connection, key);
      const { count, waitMs } = this.#read(stored, pace);
      if (waitMs > 0) return { count, waitMs };
      const uses = Math.min(count + 1, pace.freeUses + usesToMaximumWait);
      const after = this.#write(key, uses, this.#now().getTime(), pace);
      if (await replaceCount(this.#connection, stored, after)) return { count: uses, waitMs: 0 };
    }
  }

  /** Forgets the last use and the wait it caused. */
  giveBack(key: string, pace: Pace): Promise<void> {
    return this.#change(key, pace, ({ count }) => Math.max(0, count - 1));
  }

  /** Lets the next use pass at once; what was used stays counted. */
  liftWait(key: string, pace: Pace): Promise<void> {
    return this.#change(key, pace, ({ count }) => count);
  }

  /** Replaces the current count, with no wait left. */
  async #change(key: string, pace: Pace, toCount: (uses: Uses) => number): Promise<void> {
    for (;;) {
      const stored = await findCount(this.#connection, key);
      if (!stored) return;
      const count = toCount(this.#read(stored, pace));
      const lastUseMs = this.#now().getTime() - waitAfter(count, pace);
      if (await replaceCount(this.#connection, stored, this.#write(key, count, lastUseMs, pace))) return;
    }
  }

  #read(stored: StoredCount | null, pace: Pace): Uses {
    if (!stored) return { count: 0, waitMs: 0 };
    const nowMs = this.#now().getTime();
    const lastUseMs = stored.windowEnd.getTime() - stored.count * pace.forgetMs;
    // From before a clock was set back.
    if (lastUseMs > nowMs + clockToleranceMs) return { count: 0, waitMs: 0 };
    const forgotten = Math.max(0, Math.floor((nowMs - lastUseMs) / pace.forgetMs));
    return {
      count: Math.max(0, stored.count - forgotten),
      waitMs: Math.max(0, lastUseMs + waitAfter(stored.count, pace) - nowMs),
    };
  }

  #write(key: string, count: number, lastUseMs: number, { forgetMs }: Pace): StoredCount {
    return { key, count, windowEnd: new Date(lastUseMs + count * forgetMs) };
  }
}

import type { Connection } from '../database/open-database.ts';
import { addUses, findCount, latestWindowEnd } from './limits.store.ts';

/** A used-up window, as this instance knows it. */
interface Exhausted {
  windowEndMs: number;
  /** Until when the database is not asked again: another instance may have given uses back. */
  knownUntilMs: number;
}

/** The most used-up windows that are remembered, so that a flood costs no writes. */
const maximumExhausted = 10_000;

/** How long uses given back by another instance can go unnoticed. */
const knownMs = 1000;

/** Counts each use with a write before its request goes on. */
export class StoredCounts {
  readonly #exhausted = new Map<string, Exhausted>();
  readonly #connection: Connection;
  readonly #now: () => Date;

  constructor(connection: Connection, now: () => Date) {
    this.#connection = connection;
    this.#now = now;
  }

  /** Counts one use and returns the key's state. Refused uses are not counted. */
  async add(key: string, { quota, windowMs }: { quota: number; windowMs: number }) {
    const now = this.#now();
    const knownEndMs = await this.findExhausted(key, { quota, windowMs });
    if (knownEndMs !== null) return { count: quota + 1, windowEndMs: knownEndMs };
    const use = { key, uses: 1, windowMs, windowEnd: new Date(now.getTime() + windowMs) };
    const [stored] = await addUses(this.#connection, [use], now);
    const windowEndMs = stored!.windowEnd.getTime();
    if (stored!.count > quota) this.#remember(key, windowEndMs);
    return { count: stored!.count, windowEndMs };
  }

  /** When a key's window ends, if this instance knows that it is used up. */
  async findExhausted(
    key: string,
    { quota, windowMs }: { quota: number; windowMs: number },
  ): Promise<number | null> {
    const nowMs = this.#now().getTime();
    const isCurrent = (endMs: number) => endMs > nowMs && endMs <= latestWindowEnd(nowMs, windowMs);
    const known = this.#exhausted.get(key);
    if (!known || !isCurrent(known.windowEndMs)) return null;
    if (nowMs < known.knownUntilMs) return known.windowEndMs;
    const stored = await findCount(this.#connection, key);
    const endMs = stored?.windowEnd.getTime() ?? 0;
    if (!stored || stored.count < quota || !isCurrent(endMs)) return null;
    this.#remember(key, endMs);
    return endMs;
  }

  forget(key: string): void {
    this.#exhausted.delete(key);
  }

  forgetAll(): void {
    this.#exhausted.clear();
  }

  #remember(key: string, windowEndMs: number): void {
    if (this.#exhausted.size >= maximumExhausted) this.#exhausted.clear();
    this.#exhausted.set(key, { windowEndMs, knownUntilMs: this.#now().getTime() + knownMs });
  }
}

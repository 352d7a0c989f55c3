import type { Connection } from '../database/open-database.ts';
import { addUses, latestWindowEnd, toStoredKey, type StoredCount } from './limits.store.ts';

/** A key's window as this instance knows it. */
interface Entry {
  /** The count of all instances together at the last exchange. */
  known: number;
  /** Counted here since. */
  pending: number;
  quota: number;
  windowMs: number;
  windowEndMs: number;
}

/** Below this share of its quota a key is not exchanged: ordinary use writes nothing. */
const reportedShare = 0.1;

/** Bounds what a flood of different addresses makes us remember: some 10 MB. */
const maximumEntries = 50_000;

/** Keys in one statement: SQLite takes 32,766 parameters. */
const batchSize = 500;

interface Uses {
  uses: number;
  quota: number;
  windowMs: number;
}

/** The state of a key; a count above its quota is refused. */
interface Counted {
  count: number;
  windowEndMs: number;
}

/** Counts in memory, and exchanges the counts that matter with the other instances. */
export class ExchangedCounts {
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>();

  /**
   * Counts uses, all or none, and returns the key's state. Keys are hashed only when stored: that costs more
   * than the rest.
   */
  add(key: string, { uses, quota, windowMs }: Uses, nowMs: number): Counted {
    const begun = { known: 0, pending: 0, quota, windowMs, windowEndMs: nowMs + windowMs };
    const entry = this.#findCurrent(key, windowMs, nowMs) ?? begun;
    this.#keep(key, entry);
    // Refused uses are not counted: a client that keeps trying is not reported as a larger flood.
    const count = entry.known + entry.pending + uses;
    if (count <= quota) entry.pending += uses;
    return { count, windowEndMs: entry.windowEndMs };
  }

  /**
   * A key's state as it would be after these uses, which are not counted; null if its window has not begun.
   */
  look(key: string, { uses, windowMs }: Uses, nowMs: number): Counted | null {
    const entry = this.#findCurrent(key, windowMs, nowMs);
    return entry && { count: entry.known + entry.pending + uses, windowEndMs: entry.windowEndMs };
  }

  /** Reports what was counted here to the database, and reads what was counted elsewhere. */
  async exchange(connection: Connection, now: Date): Promise<void> {
    this.#forgetOld(now.getTime());
    const active = [...this.#entries].filter(
      ([, { known, pending, quota }]) => pending > 0 && known + pending >= quota * reportedShare,
    );
    const uses = active
      .map(([countedKey, { pending, windowMs, windowEndMs }]) => ({
        countedKey,
        key: toStoredKey(countedKey),
        uses: pending,
        windowMs,
        windowEnd: new Date(windowEndMs),
      }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    for (let i = 0; i < uses.length; i += batchSize) {
      const sent = uses.slice(i, i + batchSize);
      const stored = new Map((await addUses(connection, sent, now)).map((count) => [count.key, count]));
      for (const { countedKey, key, uses: number } of sent) this.#learn(countedKey, stored.get(key)!, number);
    }
  }

  #learn(countedKey: string, { count, windowEnd }: StoredCount, sent: number): void {
    const entry = this.#entries.get(countedKey);
    if (!entry) return;
    entry.known = count;
    entry.pending = Math.max(0, entry.pending - sent);
    entry.windowEndMs = windowEnd.getTime();
  }

  #findCurrent(key: string, windowMs: number, nowMs: number): Entry | null {
    const entry = this.#entries.get(key);
    if (!entry || entry.windowEndMs <= nowMs) return null;
    return entry.windowEndMs <= latestWindowEnd(nowMs, windowMs) ? entry : null;
  }

  /**
   * Marks an entry as the most recently used. Ended windows are removed with each exchange: a scan for each
   * new key would be too much.
   */
  #keep(key: string, entry: Entry): void {
    this.#entries.delete(key);
    if (this.#entries.size >= maximumEntries) {
      const [unusedLongest] = this.#entries.keys();
      this.#entries.delete(unusedLongest!);
    }
    this.#entries.set(key, entry);
  }

  #forgetOld(nowMs: number): void {
    for (const [key, { windowEndMs }] of this.#entries) if (windowEndMs <= nowMs) this.#entries.delete(key);
  }
}

import type { PlatformBelowSite } from '#platform/context.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { isUnchanged, replaceEntry, selectIndexed, selectMissing } from './entries.store.ts';
import { makeEntry } from './index-post.ts';

/** Posts read at once. */
const atOnce = 10;

/** How long no other post is looked for after all were indexed. */
const recheckMs = 60_000;

/**
 * Whether searches find every published post, and the work that sees to it: posts from before there was an index,
 * restored ones, and those that an instance of an earlier version has changed.
 */
export class PostIndex {
  readonly #database: PlatformBelowSite['database'];
  #isComplete: boolean | null = null;
  /** By `performance.now()`. */
  #checkedAt = -Infinity;

  constructor({ database }: Pick<PlatformBelowSite, 'database'>) {
    this.#database = database;
  }

  /** False while posts from before are being indexed. */
  async isComplete(): Promise<boolean> {
    this.#isComplete ??= (await this.#findMissing('', 1)).length === 0;
    return this.#isComplete;
  }

  /** Indexes the posts that are missing, some at a time. For a job. */
  async fill(stopping?: AbortSignal): Promise<void> {
    if (this.#isComplete && performance.now() < this.#checkedAt + recheckMs) return;
    for (let after = ''; ;) {
      const ids = await this.#findMissing(after, atOnce);
      if (ids.length === 0) break;
      this.#isComplete = false;
      await this.#add(ids);
      if (stopping?.aborted) return;
      after = ids.at(-1)!;
    }
    this.#isComplete = true;
    this.#checkedAt = performance.now();
  }

  #findMissing(after: string, limit: number): Promise<string[]> {
    return this.#database.read('posts', (connection) => selectMissing(connection, after, limit));
  }

  async #add(ids: string[]): Promise<void> {
    const entries = [];
    for (const row of await this.#database.read('posts', (connection) => selectIndexed(connection, ids))) {
      await takeTurn();
      entries.push(makeEntry(row));
    }
    // Together: they share a commit.
    await Promise.all(
      entries.map((entry) =>
        this.#database.write(async (trx) => {
          if (await isUnchanged(trx, entry.row)) await replaceEntry(trx, entry);
        }),
      ),
    );
  }
}

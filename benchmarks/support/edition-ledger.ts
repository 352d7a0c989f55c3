/**
 * Knows which edition of the content each page's ETag stands for, and so whether a page that was asked
 * for after an edition was acknowledged is older than it. An ETag may be recorded after it was seen.
 */
export class EditionLedger {
  readonly #editions = new Map<string, number>();
  /** By page and ETag: how many readers had a right to which edition at least. */
  readonly #seen = new Map<string, { atLeast: number; count: number }[]>();
  /** The last edition whose publishing was acknowledged. */
  acknowledged = 0;

  /** An ETag's page has this edition. A page can stay the same over editions. */
  record(path: string, etag: string, edition: number): void {
    const key = `${path} ${etag}`;
    this.#editions.set(key, Math.max(edition, this.#editions.get(key) ?? 0));
  }

  /** A page was asked for when `atLeast` was acknowledged, and came with this ETag. */
  see(path: string, etag: string, atLeast: number): void {
    const key = `${path} ${etag}`;
    const seen = this.#seen.get(key) ?? [];
    const last = seen.at(-1);
    if (last?.atLeast === atLeast) last.count += 1;
    else seen.push({ atLeast, count: 1 });
    this.#seen.set(key, seen);
  }

  /** Pages older than their reader had a right to; an ETag that was never recorded counts as one. */
  count(): { stale: number; checked: number } {
    let stale = 0;
    let checked = 0;
    for (const [key, seen] of this.#seen) {
      const edition = this.#editions.get(key) ?? -1;
      for (const { atLeast, count } of seen) {
        checked += count;
        if (edition < atLeast) stale += count;
      }
    }
    return { stale, checked };
  }
}

const intervalMs = 1000;

/** Lets one line a second through for each kind: a flood of refused requests must not fill the disk. */
export class LineLimit {
  readonly #kinds = new Map<string, { since: number; leftOut: number }>();

  /** @returns how many of the kind were left out since its last line; null if this one is left out too */
  take(kind: string): number | null {
    const known = this.#kinds.get(kind);
    const now = performance.now();
    if (known && now - known.since < intervalMs) {
      known.leftOut += 1;
      return null;
    }
    this.#kinds.set(kind, { since: now, leftOut: 0 });
    return known?.leftOut ?? 0;
  }
}

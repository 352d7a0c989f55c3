/** The upper bounds of a histogram's buckets, in milliseconds. */
const boundsMs = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];

/** A histogram in plain numbers: an observation costs a few comparisons and allocates nothing. */
export class Durations {
  /** How many fell into each bucket; the last is for values above all bounds. */
  readonly #counts: number[] = Array.from({ length: boundsMs.length + 1 }, () => 0);
  #sumMs = 0;

  observe(ms: number): void {
    let bucket = 0;
    while (bucket < boundsMs.length && ms > boundsMs[bucket]!) bucket += 1;
    this.#counts[bucket]! += 1;
    this.#sumMs += ms;
  }

  /** In Prometheus's form: in seconds, each bucket including those below it. */
  read(): { buckets: { bound: number; count: number }[]; sum: number; count: number } {
    let count = 0;
    const buckets = this.#counts.map((inBucket, index) => {
      count += inBucket;
      return { bound: index < boundsMs.length ? boundsMs[index]! / 1000 : Infinity, count };
    });
    return { buckets, sum: this.#sumMs / 1000, count };
  }
}

export interface MixedLoadPlan {
  url: string;
  /** An admin's. */
  cookie: string;
  /** The published post whose title changes, and its page. */
  post: { id: string; path: string };
  seconds: number;
  pagesPerSecond: number;
  writesPerSecond: number;
  publishesPerSecond: number;
}

export interface Latencies {
  count: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

export interface MixedLoadReport {
  /** How late the load's own event loop was: what it sends late, and sees late, counts as the product's. */
  ownDelay: { p99Ms: number; maxMs: number };
  pages: Latencies;
  writes: Latencies;
  publishes: Latencies;
  /** At most ten, as texts. */
  errors: string[];
  errorCount: number;
  /** The addresses whose subscription was acknowledged. */
  acknowledged: number;
}

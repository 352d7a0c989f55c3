import type { Product } from '#tests/support/start-product.ts';

export interface Result {
  measure: string;
  /** With its unit, as it is shown. */
  figure: string;
  /** As it is shown; omitted if a figure is only mentioned beside another. */
  goal?: string;
  /** Left out where there is no goal. */
  reached?: boolean;
}

/** What a benchmark is run with. */
export interface Bench {
  /** How often a measurement is repeated; its median counts. */
  rounds: number;
  /** How long one round of load lasts. */
  roundSeconds: number;
  /** Whether only a look is wanted, not figures that count: long runs and large amounts may be cut. */
  quick: boolean;
  /** Whether the longest run is wanted: `--full`. */
  full: boolean;
  /**
   * Starts the built product in a process of its own, with limits that no load reaches, and waits
   * until it is ready. It is ended when the benchmark is.
   * @param env settings on top of those
   */
  startProduct(options?: { seeded?: boolean; env?: Record<string, string> }): Promise<Product>;
  /** Has something ended when the benchmark is, whatever becomes of it. The last one first. */
  atEnd(end: () => void | Promise<void>): void;
  /** Tells what goes on, on the terminal. */
  say(text: string): void;
}

export interface Benchmark {
  title: string;
  /** What is measured and how, in a sentence or two for the reader of the results. */
  method: string;
  run(bench: Bench): Promise<Result[]>;
}

import { Histogram } from 'prom-client';
import type { Durations } from '#platform/metrics/durations.ts';

/** One histogram with the labels that distinguish it from its siblings. */
interface LabeledDurations {
  labels: Partial<Record<string, string | number>>;
  durations: Durations;
}

/** A histogram that prom-client prints and other code has counted. */
export class DurationsMetric extends Histogram {
  readonly #described: { name: string; help: string };
  readonly #read: () => LabeledDurations[];

  /** @param name ending in `_seconds` */
  constructor(name: string, help: string, read: () => LabeledDurations[]) {
    super({ name, help, registers: [] });
    this.#described = { name, help };
    this.#read = read;
  }

  /** Answers a registry, and the histogram's own `get`. */
  async getForPromString() {
    const { name } = this.#described;
    const values = this.#read().flatMap(({ labels, durations }) => {
      const { buckets, sum, count } = durations.read();
      return [
        ...buckets.map((bucket) => ({
          metricName: `${name}_bucket`,
          labels: { ...labels, le: bucket.bound === Infinity ? '+Inf' : bucket.bound },
          value: bucket.count,
        })),
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ];
    });
    return { ...this.#described, type: 'histogram', aggregator: 'sum', values };
  }
}

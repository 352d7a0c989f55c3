import { findQuantile } from '#tests/support/quantiles.ts';

export interface Timed {
  p50Ms: number;
  p95Ms: number;
}

/**
 * Asks one after the other, and times each answer to its last byte.
 * @param prepare what comes before a request and is not timed
 * @throws Error for an answer that is not 200
 */
export async function timeRequests(
  urls: string[],
  init: RequestInit = {},
  prepare: () => Promise<void> = async () => {},
): Promise<Timed> {
  const times: number[] = [];
  for (const url of urls) {
    await prepare();
    const startedAt = performance.now();
    const response = await fetch(url, init);
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
  }
  return { p50Ms: findQuantile(times, 0.5), p95Ms: findQuantile(times, 0.95) };
}

import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What other visitors met while something went on. */
export interface Visits {
  count: number;
  failed: number;
  p99Ms: number;
}

/** Visits pages, each with a connection of its own, until what goes on is over. */
export async function measureVisits(url: string, whatGoesOn: Promise<unknown>): Promise<Visits> {
  const stopping = new AbortController();
  const times: number[] = [];
  let failed = 0;
  const visitor = async () => {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      if ((await visit(url)) !== 200) failed += 1;
      times.push(performance.now() - startedAt);
      await sleep(20);
    }
  };
  const visitors = [visitor(), visitor()];
  try {
    await whatGoesOn;
  } finally {
    stopping.abort();
    await Promise.all(visitors);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { count: times.length, failed, p99Ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0) };
}

const visit = (url: string): Promise<number> =>
  new Promise((resolve) => {
    const request = get(url, { agent: new Agent(), timeout: 10_000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });

import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Other visitors' experience. */
export interface Visits {
  count: number;
  failed: number;
  p99Ms: number;
}

/** Visits a page, each time with a connection of its own, until what goes on is over. */
export async function measureVisitsWhile(url: string, whatGoesOn: Promise<unknown>): Promise<Visits> {
  const stopping = new AbortController();
  const visiting = visit(url, () => !stopping.signal.aborted);
  try {
    await whatGoesOn;
  } finally {
    stopping.abort();
  }
  return visiting;
}

/** Visits a page this many times, each time with a new connection. */
export function measureVisits(url: string, count: number): Promise<Visits> {
  let begun = 0;
  return visit(url, () => (begun += 1) <= count);
}

/** Two visitors come again and again while one more visit is wanted. */
async function visit(url: string, isWanted: () => boolean): Promise<Visits> {
  const times: number[] = [];
  let failed = 0;
  const visitor = async () => {
    while (isWanted()) {
      const startedAt = performance.now();
      if ((await readStatus(url)) !== 200) failed += 1;
      times.push(performance.now() - startedAt);
      await sleep(20);
    }
  };
  await Promise.all([visitor(), visitor()]);
  const sorted = times.toSorted((a, b) => a - b);
  return { count: times.length, failed, p99Ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0) };
}

const readStatus = (url: string): Promise<number> =>
  new Promise((resolve) => {
    const request = get(url, { agent: new Agent(), timeout: 10_000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });

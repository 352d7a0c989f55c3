import { setTimeout as sleep } from 'node:timers/promises';
import { seedProduct } from '#tests/support/seed-product.ts';
import { startProduct } from '#tests/support/start-product.ts';
import type { Bench } from './benchmark.ts';

/** Makes what a benchmark is run with, and the way to end all that it started. */
export function openBench({ quick, full }: Pick<Bench, 'quick' | 'full'>): {
  bench: Bench;
  end(): Promise<void>;
} {
  const ends: (() => void | Promise<void>)[] = [];
  const bench: Bench = {
    rounds: quick ? 2 : 5,
    roundSeconds: quick ? 1 : 4,
    quick,
    full,
    async startProduct({ seeded = true, env } = {}) {
      const product = await startProduct({ RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn', ...env });
      ends.push(() => product.stop());
      if (seeded) await seedProduct(product);
      await waitUntilReady(product.url);
      return product;
    },
    atEnd: (end) => void ends.push(end),
    say: (text) => console.log(`  ${text}`),
  };
  return {
    bench,
    async end() {
      for (const end of ends.toReversed()) await end();
    },
  };
}

/** A product that has answered once may still wait for its database or its storage. */
async function waitUntilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(50);
}

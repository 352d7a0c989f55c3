import { join } from 'node:path';
import type { Bench, Benchmark } from '../benchmark.ts';
import { measureInTurns } from '../support/measure-in-turns.ts';
import { readCpuSeconds } from '../support/process-usage.ts';
import { runWrk } from '../support/wrk.ts';
import { findMedian } from '#tests/support/quantiles.ts';
import type { Product } from '#tests/support/start-product.ts';

const withoutCounting = new URL('../support/without-counting.ts', import.meta.url).href;

export const counting: Benchmark = {
  title: 'Stored pages with views counted, and not',
  method:
    'Two processes, SQLite: the product as it is, and one from whose code the counting of views was taken as it was loaded. `wrk -t1 -c32` asks both for the home page in turns, as 500 browsers that come from 20 sites; medians of the rounds, each beside the other’s.',
  async run(bench) {
    const counted = await bench.startProduct();
    const uncounted = await bench.startProduct({ env: { NODE_OPTIONS: `--import=${withoutCounting}` } });
    const ask = (product: Product) => askForHome(bench, product);
    // Before anything counts: what runs often is compiled.
    for (const product of [counted, uncounted]) await ask(product);
    const rounds = await measureInTurns(bench.rounds * 2, {
      counted: () => ask(counted),
      uncounted: () => ask(uncounted),
    });
    const compare = (of: 'perSecond' | 'micros') =>
      findMedian(rounds.counted.map((round, n) => round[of] / rounds.uncounted[n]![of]));
    const median = (name: keyof typeof rounds, of: 'perSecond' | 'micros') =>
      findMedian(rounds[name].map((round) => round[of]));
    const rate = compare('perSecond');
    const perSecond = (name: keyof typeof rounds) =>
      `${Math.round(median(name, 'perSecond')).toLocaleString('en')}/s`;
    const micros = (name: keyof typeof rounds) => `${median(name, 'micros').toFixed(1)} µs`;
    return [
      {
        measure: 'requests, counted by not counted',
        figure: rate.toFixed(3),
        goal: '>= 0.97',
        reached: rate >= 0.97,
      },
      { measure: 'CPU per request, counted by not counted', figure: compare('micros').toFixed(3) },
      { measure: 'requests, counted and not', figure: `${perSecond('counted')}, ${perSecond('uncounted')}` },
      { measure: 'CPU, counted and not', figure: `${micros('counted')}, ${micros('uncounted')}` },
    ];
  },
};

async function askForHome({ roundSeconds }: Bench, { url, pid }: Product) {
  const before = readCpuSeconds(pid);
  const { requests, requestsPerSecond, errors } = await runWrk({
    url: `${url}/`,
    seconds: roundSeconds,
    headers: { 'accept-encoding': 'br' },
    script: join(import.meta.dirname, '../support/vary-visitors.lua'),
  });
  if (errors > 0) throw new Error(`${url} had ${errors} errors`);
  return { perSecond: requestsPerSecond, micros: ((readCpuSeconds(pid) - before) / requests) * 1e6 };
}

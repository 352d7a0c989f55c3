import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openSiteApi } from '#tests/support/site-api.ts';
import type { Benchmark, Result } from '../benchmark.ts';
import type { Latencies, MixedLoadPlan, MixedLoadReport } from '../support/mixed-load-plan.ts';
import { readCpuSeconds, readResidentMb } from '../support/process-usage.ts';
import { sqlite } from '../support/stores.ts';

const generator = join(import.meta.dirname, '../support/generate-mixed-load.ts');

const rates = { pagesPerSecond: 2000, writesPerSecond: 50, publishesPerSecond: 1 };

const goalMs = 50;

const subscriptions = 'newsletter_subscriptions';

export const mixedLoad: Benchmark = {
  title: 'Mixed load',
  method:
    'One process, SQLite; 2,000 page reads a second (home, list, article, brotli), 50 subscriptions a second and a post published every second, each begun when it is due by a second process on the same machine; a latency counts from then. After each acknowledged publish all three pages are read and must show it. `npm run bench -- mixed-load --full` runs for five minutes.',
  async run(bench) {
    const store = await sqlite.open(bench);
    const { product } = store;
    const { cookie, createPost } = await openSiteApi(product);
    const { id, slug } = await createPost({ title: 'Edition 0 of the changing post', published: true });
    const before = await store.count(subscriptions);
    const cpuBefore = readCpuSeconds(product.pid);
    const seconds = bench.quick ? 5 : bench.full ? 300 : 60;
    bench.say(`${seconds} s`);
    const report = await generateLoad({
      url: product.url,
      cookie,
      post: { id, path: `/blog/${slug}` },
      seconds,
      ...rates,
    });
    const cpuShare = (readCpuSeconds(product.pid) - cpuBefore) / seconds;
    for (const error of report.errors) bench.say(error);
    const stored = (await store.count(subscriptions)) - before;
    return [
      { measure: 'duration', figure: `${seconds} s` },
      describe('page reads', report.pages),
      describe('subscriptions', report.writes),
      describe('publishes', report.publishes),
      {
        measure: "the load's own delay, in the above: p99 (longest)",
        figure: `${report.ownDelay.p99Ms.toFixed(1)} ms (${report.ownDelay.maxMs.toFixed(0)})`,
      },
      {
        measure: 'errors, stale pages among them',
        figure: String(report.errorCount),
        goal: '0',
        reached: report.errorCount === 0,
      },
      {
        measure: 'subscriptions acknowledged, and stored',
        figure: `${report.acknowledged}, ${stored}`,
        goal: 'as many',
        reached: report.acknowledged === stored,
      },
      { measure: 'CPU of the product', figure: `${(cpuShare * 100).toFixed(0)} % of a core` },
      { measure: 'memory, resident, after it', figure: `${readResidentMb(product.pid).toFixed(0)} MB` },
    ];
  },
};

const describe = (what: string, { count, p50Ms, p99Ms, maxMs }: Latencies): Result => ({
  measure: `${what}: p99 (median, longest) of ${count.toLocaleString('en')}`,
  figure: `${p99Ms.toFixed(1)} ms (${p50Ms.toFixed(1)}, ${maxMs.toFixed(0)})`,
  goal: `< ${goalMs} ms`,
  reached: p99Ms < goalMs,
});

async function generateLoad(plan: MixedLoadPlan): Promise<MixedLoadReport> {
  // Requests and answers in their thousands die young: the load shall not stand still to collect them.
  const child = fork(generator, { execArgv: ['--max-semi-space-size=64'] });
  child.send(plan);
  const [report] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the load ended early: ${code}`))),
  ])) as [MixedLoadReport];
  return report;
}

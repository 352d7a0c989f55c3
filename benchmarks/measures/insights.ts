import { setTimeout as sleep } from 'node:timers/promises';
import { openSiteApi } from '#tests/support/site-api.ts';
import type { Benchmark, Result } from '../benchmark.ts';
import { fillLeads, fillSums } from '../support/fill-insights.ts';
import { watchLoop } from '../support/loop-work.ts';
import { postgres, sqlite, type Store, type StoreKind } from '../support/stores.ts';
import { timeRequests } from '../support/time-requests.ts';
import { endAsking, otherVisitor, startAsking, waitBeside } from '../support/wait-beside.ts';

const goalMs = 100;
const atOnce = 4;

const measureInsights = (kind: StoreKind): Benchmark => ({
  title: `Figures of the Insights tab on ${kind.name}`,
  method: `One process, ${kind.setup}; 100,000 leads (\`--full\`: 1,000,000) and the sums of visits of 400 days, of 120 pages, 40 hosts and 20 campaigns. One request after the other, each timed to its last byte; the median counts. Then ${atOnce} clients at once ask for a year again and again; meanwhile ${otherVisitor}`,
  async run(bench) {
    const loop = watchLoop(bench);
    const store = await kind.open(bench, { seeded: false, env: loop.env });
    bench.say('filling');
    await fillSums(store);
    await fillLeads(store, bench.full ? 1_000_000 : bench.quick ? 10_000 : 100_000);
    const figures: Result[] = [];
    const { cookie } = await openSiteApi(store.product);
    const api = `${store.product.url}/functions/v1/insights-api`;
    const times = bench.quick ? 3 : 20;
    const time = async (days: number, note: string) => {
      const from = new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
      for (const what of [
        'summary?',
        'pages?',
        'sources?',
        'funnel?by=all&',
        'funnel?by=article&',
        'next?',
      ]) {
        const url = `${api}/${what}from=${from}`;
        const { p50Ms, p95Ms } = await timeRequests(
          Array.from({ length: times }, () => url),
          {
            headers: { cookie },
          },
        );
        figures.push({
          measure: `/${what.replace(/[?&]$/, '')}, ${days} days${note}: median, p95`,
          figure: `${p50Ms.toFixed(1)} ms, ${p95Ms.toFixed(1)} ms`,
          ...(note === '' && { goal: `< ${goalMs} ms`, reached: p50Ms < goalMs }),
        });
      }
    };
    bench.say('waiting for the sums of leads');
    const startedAt = performance.now();
    await waitUntilSummed(store);
    figures.push({
      measure: 'all leads summed up after the filling',
      figure: `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
    });
    for (const days of [30, 365]) {
      bench.say(`${days} days`);
      await time(days, '');
    }
    const year = `${api}/summary?from=${new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10)}`;
    const beside = (what: string) => waitBeside(bench, store.product, loop, what, bench.quick ? 2 : 8);
    figures.push(...(await beside('nothing else')));
    const asking = startAsking({ url: year, headers: { cookie }, clients: atOnce });
    figures.push(...(await beside('a year asked for')));
    figures.push(await endAsking(asking));
    return figures;
  },
});

export const insights = measureInsights(sqlite);
export const insightsOnPostgres = measureInsights(postgres);

async function waitUntilSummed(store: Store): Promise<void> {
  while ((await store.count('lead_sum_changes')) > 0) await sleep(500);
  await store.settle();
}

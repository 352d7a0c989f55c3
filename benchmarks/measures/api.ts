import { join } from 'node:path';
import type { Bench, Benchmark, Figure } from '../benchmark.ts';
import { measureSyncsPerSecond } from '../support/measure-sync.ts';
import { readCpuSeconds } from '../support/process-figures.ts';
import { findMedian } from '../../tests/support/quantiles.ts';
import { postgres, sqlite, type StoreKind } from '../support/stores.ts';
import { runWrk, type LoadFigures } from '../support/wrk.ts';

const connections = 32;

const subscriptions = 'newsletter_subscriptions';

interface Goals {
  reads: number;
  writes: number;
}

const measureApi = (kind: StoreKind, goals?: Goals): Benchmark => ({
  title: `API reads and writes on ${kind.name}`,
  method: `One process, ${kind.setup}; \`wrk -t1 -c32\` on the same machine; medians. Reads are \`GET /functions/v1/blog-api?limit=10\`, whole posts, without a credential. Writes are \`POST /functions/v1/newsletter-api\`, a new address each; 201 comes after the commit is on disk. Afterwards the rows are counted.`,
  async run(bench) {
    const { product, count } = await kind.open(bench);
    const { url, pid, dataDir } = product;
    const list = `${url}/functions/v1/blog-api?limit=10`;
    const bytes = (await (await fetch(list)).arrayBuffer()).byteLength;
    bench.say('reads');
    const reads = await repeat(bench, pid, () => load(bench, { url: list }));
    const packed = await repeat(bench, pid, () =>
      load(bench, { url: list, headers: { 'Accept-Encoding': 'br' } }),
    );

    bench.say('writes');
    const before = await count(subscriptions);
    const script = join(import.meta.dirname, '../support/subscribe.lua');
    const writes = await repeat(bench, pid, () =>
      load(bench, { url: `${url}/functions/v1/newsletter-api`, script }),
    );
    const stored = (await count(subscriptions)) - before;
    const syncs = measureSyncsPerSecond(dataDir, 1);
    return [
      ...describe('reads of 10 posts', reads, goals?.reads),
      { measure: 'size of such an answer', figure: `${(bytes / 1000).toFixed(0)} kB` },
      ...describe('reads of 10 posts, brotli', packed, goals?.reads),
      ...describe('newsletter writes', writes, goals?.writes),
      { measure: "the disk's own fdatasync, one after the other", figure: perSecond(syncs) },
      compareStored(stored, writes),
    ];
  },
});

export const api = measureApi(sqlite, { reads: 8000, writes: 2500 });
export const apiOnPostgres = measureApi(postgres);

interface Round extends LoadFigures {
  cpuMicroseconds: number;
}

const load = (
  { roundSeconds }: Bench,
  options: { url: string; headers?: Record<string, string>; script?: string },
) => runWrk({ seconds: roundSeconds, connections, ...options });

async function repeat({ rounds }: Bench, pid: number, run: () => Promise<LoadFigures>): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = readCpuSeconds(pid);
    const figures = await run();
    const cpuMicroseconds = ((readCpuSeconds(pid) - before) / figures.requests) * 1e6;
    measured.push({ ...figures, cpuMicroseconds });
  }
  return measured;
}

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;

function describe(what: string, rounds: Round[], goal?: number): Figure[] {
  const median = (of: keyof Round) => findMedian(rounds.map((round) => round[of]));
  const rate = median('requestsPerSecond');
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return [
    {
      measure: what,
      figure: perSecond(rate),
      ...(goal && { goal: `>= ${perSecond(goal)}`, reached: rate >= goal }),
    },
    { measure: `${what}: CPU`, figure: `${median('cpuMicroseconds').toFixed(0)} µs` },
    { measure: `${what}: p99`, figure: `${median('p99Ms').toFixed(1)} ms` },
    { measure: `${what}: errors`, figure: String(errors), goal: '0', reached: errors === 0 },
  ];
}

/** A round's end cuts off what is under way: that may be stored, and was not acknowledged. */
function compareStored(stored: number, rounds: Round[]): Figure {
  const acknowledged = rounds.reduce((sum, { requests, errors }) => sum + requests - errors, 0);
  const cutOff = rounds.length * connections;
  return {
    measure: 'subscriptions acknowledged, and stored',
    figure: `${acknowledged}, ${stored}`,
    goal: `as many, + ${cutOff} at most that were cut off`,
    reached: stored >= acknowledged && stored <= acknowledged + cutOff,
  };
}

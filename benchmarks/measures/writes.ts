import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { findMedian } from '#tests/support/quantiles.ts';
import type { Bench, Benchmark, Result } from '../benchmark.ts';
import { readCpuSeconds } from '../support/process-usage.ts';
import { sqlite } from '../support/stores.ts';
import { runWrk, type LoadFigures } from '../support/wrk.ts';
import { writeKinds } from '../support/write-kinds.ts';

const connections = 32;

const goals = { perSecond: 2000, p99Ms: 60 };

export const writes: Benchmark = {
  title: `Messages and subscriptions on ${sqlite.name}`,
  method: `One process, ${sqlite.setup}; \`wrk -t1 -c${connections}\` on the same machine; medians. Each request is from another address; 201 comes after the commit is on disk, and the mail about a message follows. Afterwards the rows are counted.`,
  async run(bench) {
    const { product, count } = await sqlite.open(bench);
    const { url, pid, dataDir } = product;
    const figures: Result[] = [];
    for (const { what, path, table, script } of writeKinds) {
      bench.say(what);
      const before = await count(table);
      const rounds = await repeat(bench, pid, () =>
        runWrk({
          url: url + path,
          seconds: bench.roundSeconds,
          connections,
          script,
        }),
      );
      figures.push(...describe(what, rounds), compareStored(what, (await count(table)) - before, rounds));
    }
    const syncs = measureSyncsPerSecond(dataDir, 1);
    return [
      ...figures,
      { measure: "the disk's own fdatasync, one after the other", figure: perSecond(syncs) },
    ];
  },
};

interface Round extends LoadFigures {
  cpuMicroseconds: number;
}

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

function describe(what: string, rounds: Round[]): Result[] {
  const median = (of: keyof Round) => findMedian(rounds.map((round) => round[of]));
  const rate = median('requestsPerSecond');
  const p99Ms = median('p99Ms');
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return [
    {
      measure: what,
      figure: perSecond(rate),
      goal: `>= ${perSecond(goals.perSecond)}`,
      reached: rate >= goals.perSecond,
    },
    { measure: `${what}: CPU`, figure: `${median('cpuMicroseconds').toFixed(0)} µs` },
    {
      measure: `${what}: p99`,
      figure: `${p99Ms.toFixed(1)} ms`,
      goal: `< ${goals.p99Ms} ms`,
      reached: p99Ms < goals.p99Ms,
    },
    { measure: `${what}: errors`, figure: String(errors), goal: '0', reached: errors === 0 },
  ];
}

/** The end of a round cuts off requests in progress: they may be stored, but were not acknowledged. */
function compareStored(what: string, stored: number, rounds: Round[]): Result {
  const acknowledged = rounds.reduce((sum, { requests, errors }) => sum + requests - errors, 0);
  const cutOff = rounds.length * connections;
  return {
    measure: `${what}: acknowledged, and stored`,
    figure: `${acknowledged}, ${stored}`,
    goal: `as many, + ${cutOff} at most that were cut off`,
    reached: stored >= acknowledged && stored <= acknowledged + cutOff,
  };
}

/** How often a second this disk says of a page of 4 KiB that it is kept: what one commit waits for. */
function measureSyncsPerSecond(dir: string, seconds: number): number {
  const file = join(dir, 'sync-rate');
  const page = Buffer.alloc(4096, 1);
  const descriptor = openSync(file, 'w');
  try {
    const startedAt = performance.now();
    for (let syncs = 0; ; syncs += 1) {
      const elapsedMs = performance.now() - startedAt;
      if (elapsedMs >= seconds * 1000) return (syncs * 1000) / elapsedMs;
      writeSync(descriptor, page, 0, page.byteLength, (syncs % 1000) * page.byteLength);
      fdatasyncSync(descriptor);
    }
  } finally {
    closeSync(descriptor);
    rmSync(file);
  }
}

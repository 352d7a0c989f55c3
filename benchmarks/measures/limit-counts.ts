import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '#platform/config/read-config.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { LimitPolicy } from '#platform/http/limit-policy.ts';
import { createLimits } from '#platform/http/limits.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { findQuantile } from '#tests/support/quantiles.ts';
import type { Benchmark, Result } from '../benchmark.ts';

const policy: LimitPolicy = { name: 'call', quota: 1e9, seconds: 60, counting: 'stored' };
const callers = 32;
const goalPerSecond = 2000;

/** Decides whether counts need to be kept in memory (docs/decisions/shared-limits.md). */
export const limitCounts: Benchmark = {
  title: 'Rate limits that are counted in the database',
  method:
    'Each use is one upsert on disk before it is allowed, as for forms and sign-in; 32 at a time in one process. One key: all calls are of one client; many: of 5,000.',
  async run(bench) {
    const dir = mkdtempSync(join(tmpdir(), 'countermark-limits-'));
    bench.atEnd(() => rmSync(dir, { recursive: true, force: true }));
    const cluster = await startPostgresCluster({ isDurable: true });
    bench.atEnd(() => cluster.stop());
    const databases: [name: string, config: Config['database']][] = [
      ['SQLite', { kind: 'sqlite', file: join(dir, 'limits.db') }],
      ['PostgreSQL', { kind: 'postgres', url: cluster.url('postgres'), poolSize: 10 }],
    ];
    const figures: Result[] = [];
    for (const [name, config] of databases) {
      for (const keys of [1, 5000]) {
        bench.say(`${name}, ${keys} keys`);
        await measure(config, keys, 1);
        const { perSecond, p99Ms } = await measure(config, keys, bench.roundSeconds);
        figures.push({
          measure: `${name}, ${keys === 1 ? 'one key' : 'many keys'}: counts, p99`,
          figure: `${Math.round(perSecond).toLocaleString('en')}/s, ${p99Ms.toFixed(1)} ms`,
          goal: `>= ${goalPerSecond.toLocaleString('en')}/s`,
          reached: perSecond >= goalPerSecond,
        });
      }
    }
    return figures;
  },
};

async function measure(config: Config['database'], keys: number, seconds: number) {
  const database = await openDatabase(config, pino({ level: 'silent' }));
  const limits = createLimits(database.kysely, 1, () => new Date());
  const times: number[] = [];
  const startedAt = performance.now();
  const take = async () => {
    while (performance.now() < startedAt + seconds * 1000) {
      const before = performance.now();
      await limits.take(policy, `key ${times.length % keys}`);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: callers }, take));
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  await database.close();
  return { perSecond: times.length / elapsedSeconds, p99Ms: findQuantile(times, 0.99) };
}

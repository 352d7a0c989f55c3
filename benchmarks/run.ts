import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.ts';
import { installRequirements, type Requirement } from '../scripts/install-requirements.ts';
import { nginx, postgres } from '../scripts/test-requirements.ts';
import type { Bench, Benchmark, Result } from './benchmark.ts';
import { benchmarks } from './benchmarks.ts';
import { openBench } from './open-bench.ts';
import { drawTable, writeResults } from './write-results.ts';

const benchmarkRequirements: Requirement[] = [
  {
    name: 'Chromium',
    debianPackage: 'chromium',
    isPresent: () => existsSync(process.env['CHROMIUM'] ?? '/usr/bin/chromium'),
  },
  nginx,
  postgres,
  { name: 'wrk', debianPackage: 'wrk', isPresent: () => canRun('wrk', '-v') },
];

/** wrk tells its version with an exit code of 1. */
const canRun = (program: string, flag: string): boolean => spawnSync(program, [flag]).error === undefined;

/** `npm run bench -- [names] [--quick | --full]`: measures the built product; a quick look writes no results/. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, full: { type: 'boolean', default: false } },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(benchmarks);
  const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
  if (unknown.length > 0) {
    throw new Error(`no benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}`);
  }
  installRequirements(benchmarkRequirements);
  buildIfStale();
  for (const name of names) {
    const benchmark = benchmarks[name]!;
    console.log(`\n${benchmark.title}`);
    const figures = await runOne(benchmark, values);
    if (!values.quick) writeResults(name, benchmark, figures, values.full);
    console.log(drawTable(figures));
  }
}

async function runOne(benchmark: Benchmark, extent: Pick<Bench, 'quick' | 'full'>): Promise<Result[]> {
  const { bench, end } = openBench(extent);
  try {
    return await benchmark.run(bench);
  } finally {
    await end();
  }
}

// An exit ends what was started; a signal alone would not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#tests/support/free-port.ts';
import { startArguments, deployEnvironment } from '#tests/support/start-product.ts';
import type { Benchmark } from '../benchmark.ts';
import { askForStatus } from '../support/ask-for-status.ts';
import { readResidentMb } from '../support/process-usage.ts';
import { findMedian } from '#tests/support/quantiles.ts';

const root = join(import.meta.dirname, '../..');
const goalMs = 400;

export const coldStart: Benchmark = {
  title: 'Cold start',
  method:
    'What `npm start` starts, built and with its database, from its spawn to the first 200. Medians; the first start of all, which makes the database and has nothing in the compile cache, is told beside. Memory is read ten seconds after the first page.',
  async run(bench) {
    const dir = mkdtempSync(join(tmpdir(), 'countermark-cold-'));
    bench.atEnd(() => rmSync(dir, { recursive: true, force: true }));
    const first = await timeStart(dir);
    const starts: Start[] = [];
    const empty: number[] = [];
    for (let i = 0; i < (bench.quick ? 3 : 10); i += 1) {
      starts.push(await timeStart(dir));
      empty.push(await timeEmptyProgram());
    }
    const { residentMb } = await timeStart(dir, 10_000);
    const health = findMedian(starts.map(({ healthMs }) => healthMs));
    const page = findMedian(starts.map(({ pageMs }) => pageMs));
    const ms = (value: number) => `${Math.round(value)} ms`;
    const goal = `< ${goalMs} ms`;
    return [
      { measure: 'to the first 200 of /healthz', figure: ms(health), goal, reached: health < goalMs },
      { measure: 'to the first 200 of /, rendered', figure: ms(page), goal, reached: page < goalMs },
      { measure: 'the same at the first start of all', figure: `${ms(first.healthMs)}, ${ms(first.pageMs)}` },
      { measure: 'Node with an empty program', figure: ms(findMedian(empty)) },
      { measure: 'memory at rest, resident', figure: `${residentMb.toFixed(0)} MB` },
    ];
  },
};

interface Start {
  healthMs: number;
  pageMs: number;
  residentMb: number;
}

/** @param restMs how long to wait before memory is read */
async function timeStart(dir: string, restMs = 0): Promise<Start> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      ...deployEnvironment,
      NODE_COMPILE_CACHE: join(dir, 'compile-cache'),
      PORT: String(port),
      DATA_DIR: join(dir, 'data'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  try {
    while ((await askForStatus(`${url}/healthz`)) !== 200) {
      if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
      await sleep(2);
    }
    const healthMs = performance.now() - startedAt;
    if ((await askForStatus(`${url}/`)) !== 200) throw new Error('no page was given');
    const pageMs = performance.now() - startedAt;
    await sleep(restMs);
    return { healthMs, pageMs, residentMb: readResidentMb(child.pid!) };
  } finally {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', endWithUs);
  }
}

async function timeEmptyProgram(): Promise<number> {
  const startedAt = performance.now();
  await once(spawn(process.execPath, ['-e', '']), 'exit');
  return performance.now() - startedAt;
}

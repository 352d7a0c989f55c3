import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../benchmark.ts';

/** The settings of a product whose event loop is watched, and what was seen. */
export interface LoopWork {
  env: Record<string, string>;
  /** The longest piece of work since it was asked for before, in milliseconds of the processor's time. */
  readLongestMs(pid: number): Promise<number>;
}

export function watchLoop(bench: Pick<Bench, 'atEnd'>): LoopWork {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-bench-'));
  bench.atEnd(() => rmSync(dir, { recursive: true, force: true }));
  const file = join(dir, 'loop-work');
  return {
    env: {
      NODE_OPTIONS: `--import=${new URL('./note-loop-work.ts', import.meta.url).href}`,
      LOOP_WORK_FILE: file,
    },
    async readLongestMs(pid) {
      rmSync(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      while (!existsSync(file) || readFileSync(file, 'utf8') === '') await sleep(10);
      return Number(readFileSync(file, 'utf8'));
    },
  };
}

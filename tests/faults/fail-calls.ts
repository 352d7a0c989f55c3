import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { waitUntil } from './restartable-product.ts';

/**
 * Makes system calls of processes, and of those that they start from now on, fail; only root can.
 * @param calls their names with commas between them
 * @returns lets them through again
 */
export async function failCalls(
  processes: number[],
  calls: string,
  error: string,
): Promise<() => Promise<void>> {
  const whom = processes.flatMap((pid) => ['-p', String(pid)]);
  const fault = ['-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}`];
  const strace = spawn('strace', ['-f', '-qq', '-o', '/dev/null', ...fault, ...whom], { stdio: 'ignore' });
  await waitUntil('strace has attached', () => {
    if (strace.exitCode !== null) throw new Error('strace could not attach');
    return processes.every((pid) => readTracers(pid).every((tracer) => tracer === strace.pid));
  });
  return async () => {
    const ended = once(strace, 'exit');
    strace.kill('SIGINT');
    await ended;
  };
}

/** The tracer of each thread of a process, 0 for none. Threads that have ended are left out. */
const readTracers = (pid: number): number[] =>
  globSync(`/proc/${pid}/task/*/status`).flatMap((file) => {
    try {
      return [Number(/^TracerPid:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))![1])];
    } catch {
      return [];
    }
  });

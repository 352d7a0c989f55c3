import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

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
  await sleep(1000);
  if (strace.exitCode !== null) throw new Error('strace could not attach');
  return async () => {
    const ended = once(strace, 'exit');
    strace.kill('SIGINT');
    await ended;
  };
}

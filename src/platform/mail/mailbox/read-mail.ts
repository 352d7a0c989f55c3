import { fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { MailReading, Readings } from './mail.worker.ts';

/** Once all of it has arrived. A long mail takes a fraction of a second. */
const deadlineMs = 15_000;

const memoryMb = 256;

/**
 * Reads a mail in a separate process, which ends with it. Whatever a mail does to its parser happens there: a
 * thread that runs out of memory may take the whole process with it. The mail passes through this process in
 * small pieces.
 * @returns null if it cannot be read in time and memory
 * @throws Error when the source fails midway
 */
export async function readMail<As extends keyof Readings>(
  source: Readable,
  as: As,
): Promise<Readings[As] | null> {
  const child = fork(fileURLToPath(new URL('./mail.worker.ts', import.meta.url)), [as], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // It needs nothing of ours, and no secret.
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Readings[As] | null>();
  let deadline: NodeJS.Timeout | undefined;
  child.once('message', (answer: MailReading<As>) => resolve('read' in answer ? answer.read : null));
  child.once('error', () => resolve(null));
  child.once('exit', () => resolve(null));
  source.once('error', reject).once('end', () => {
    deadline = setTimeout(() => resolve(null), deadlineMs);
  });
  // A reader that stopped reading has ended.
  child.stdin!.on('error', () => undefined);
  source.pipe(child.stdin!);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    source.destroy();
    child.kill('SIGKILL');
  }
}

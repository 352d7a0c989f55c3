import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MailAnswer } from './mail.worker.ts';
import type { ParsedMail } from './parse-mail.ts';

/** A long mail takes a fraction of a second. */
const deadlineMs = 15_000;

const memoryMb = 256;

/**
 * Reads a mail in a process of its own, which ends with it. What a mail does to its reader, it does there: a thread
 * that runs out of memory may take the whole process with it.
 * @returns null for one that cannot be read in time and memory
 */
export async function readMail(source: Uint8Array): Promise<ParsedMail | null> {
  const child = fork(fileURLToPath(new URL('./mail.worker.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // It needs nothing of ours, and no secret.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve } = Promise.withResolvers<ParsedMail | null>();
  const deadline = setTimeout(() => resolve(null), deadlineMs);
  child.once('message', (answer: MailAnswer) => resolve('mail' in answer ? answer.mail : null));
  child.once('error', () => resolve(null));
  child.once('exit', () => resolve(null));
  child.send(source, (error) => error && resolve(null));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    child.kill('SIGKILL');
  }
}

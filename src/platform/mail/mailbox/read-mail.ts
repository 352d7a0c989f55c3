import { Worker } from 'node:worker_threads';
import type { MailAnswer } from './mail.worker.ts';
import type { ParsedMail } from './parse-mail.ts';

/** A long mail takes a fraction of a second. */
const deadlineMs = 15_000;

const memoryMb = 128;

/**
 * Reads a mail in a thread of its own, which ends with it: what a mail does to its reader, it does there.
 * @param source is the thread's from then on
 * @returns null for one that cannot be read in time and memory
 */
export async function readMail(source: Uint8Array<ArrayBuffer>): Promise<ParsedMail | null> {
  const worker = new Worker(new URL('./mail.worker.ts', import.meta.url), {
    name: 'mail',
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  worker.unref();
  const { promise, resolve } = Promise.withResolvers<ParsedMail | null>();
  const deadline = setTimeout(() => resolve(null), deadlineMs);
  worker.once('message', (answer: MailAnswer) => resolve('mail' in answer ? answer.mail : null));
  worker.once('error', () => resolve(null));
  worker.once('exit', () => resolve(null));
  worker.postMessage(source, [source.buffer]);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    void worker.terminate();
  }
}

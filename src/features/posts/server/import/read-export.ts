import { ThreadPool } from '#platform/thread-pool.ts';
import { ImportError } from './import-error.ts';
import type { ReadAnswer, ReadRequest } from './import.worker.ts';
import type { FoundSum } from './source/found-post.ts';

/** An entry of 32 MB as bytes, as text and as a tree, and the names of what a large site has. */
const memoryMb = 512;

const threads = new ThreadPool<ReadRequest, ReadAnswer>(new URL('./import.worker.ts', import.meta.url), {
  name: 'imports',
  resourceLimits: { maxOldGenerationSizeMb: memoryMb },
});

/**
 * Reads an export in a thread of its own, and writes its posts into a file.
 * @param signal ends the thread
 * @throws ImportError
 */
export async function readExport(request: ReadRequest, signal?: AbortSignal): Promise<FoundSum> {
  const end = () => void threads.close();
  signal?.addEventListener('abort', end, { once: true });
  try {
    signal?.throwIfAborted();
    const answer = await threads.ask(request);
    if ('refusal' in answer) throw new ImportError(answer.refusal);
    return answer.sum;
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

import { ReadAbandonedError } from '../database/read-errors.ts';
import type { Log } from '../log/create-log.ts';

/**
 * A body that is read while it is sent, a page at a time and no sooner than the client takes them. When a
 * later page cannot be read, the stream is aborted: nothing incomplete looks complete.
 * @throws what the first page does: there is an answer for that yet
 */
export async function streamPages(
  pages: AsyncGenerator<Uint8Array>,
  log: Log,
): Promise<ReadableStream<Uint8Array>> {
  let first: IteratorResult<Uint8Array> | null = await pages.next();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = first ?? (await pages.next());
          first = null;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          // A client that disconnects midway is not an error.
          const level = error instanceof ReadAbandonedError ? 'debug' : 'error';
          log[level]({ err: error }, 'an export broke off');
          controller.error(error);
        }
      },
      async cancel() {
        await pages.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

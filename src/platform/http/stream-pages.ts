import { ReadAbandonedError } from '../database/read-errors.ts';
import type { Log } from '../log/create-log.ts';

/**
 * A body that is read while it is sent, a page at a time and no sooner than the client takes them. When a
 * page cannot be read, the stream is aborted: nothing incomplete looks complete.
 */
export const streamPages = (pages: AsyncGenerator<Uint8Array>, log: Log): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await pages.next();
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

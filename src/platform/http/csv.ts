import { ReadAbandonedError } from '../database/read-errors.ts';
import type { Log } from '../log/create-log.ts';
import { toCsvLine } from './csv-line.ts';

/** Spreadsheets tell UTF-8 from their own encoding by it. */
const byteOrderMark = '\uFEFF';

/**
 * A CSV file (RFC 4180) of lines that are read while it is sent, a page at a time and no sooner than
 * the client takes them. When a page cannot be read the stream breaks off: no file looks whole that
 * is not.
 */
export function streamCsv(
  headings: readonly string[],
  pages: AsyncIterator<Uint8Array>,
  log: Log,
): ReadableStream<Uint8Array> {
  let isBegun = false;
  return new ReadableStream(
    {
      async pull(controller) {
        if (!isBegun) {
          isBegun = true;
          controller.enqueue(new TextEncoder().encode(byteOrderMark + toCsvLine(headings)));
          return;
        }
        try {
          const { done, value } = await pages.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          // Whoever left in the middle is no fault.
          const level = error instanceof ReadAbandonedError ? 'debug' : 'error';
          log[level]({ err: error }, 'an export broke off');
          controller.error(error);
        }
      },
      async cancel() {
        await pages.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The headers of a CSV file to be saved under a name. */
export const csvHeaders = (name: string, now: Date): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
});

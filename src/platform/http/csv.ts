import type { Log } from '../log/create-log.ts';
import { toCsvLine } from './csv-line.ts';
import { streamPages } from './stream-pages.ts';

/** Spreadsheets recognize UTF-8 by it. */
const byteOrderMark = '\uFEFF';

/** A CSV file (RFC 4180) whose lines are read while it is sent: see `streamPages`. */
export const streamCsv = (
  headings: readonly string[],
  pages: AsyncGenerator<Uint8Array>,
  log: Log,
): Promise<ReadableStream<Uint8Array>> => streamPages(addHeadings(headings, pages), log);

async function* addHeadings(
  headings: readonly string[],
  pages: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    const first = await pages.next();
    yield new TextEncoder().encode(byteOrderMark + toCsvLine(headings));
    if (first.done) return;
    yield first.value;
    yield* pages;
  } finally {
    await pages.return(undefined);
  }
}

/** The headers for downloading a CSV file under a name. */
export const csvHeaders = (name: string, now: Date): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
});

import { ReadAbandonedError } from '../database/read-errors.ts';
import type { Log } from '../log/create-log.ts';

/** A CSV file's column: its heading, and a row's cell. */
export type Columns<Row> = [heading: string, readCell: (row: Row) => string][];

/** Spreadsheets tell UTF-8 from their own encoding by it. */
const byteOrderMark = '\uFEFF';

/**
 * A CSV file (RFC 4180) of rows that are read while it is sent, a page at a time and no sooner than
 * the client takes them. When a page cannot be read the stream breaks off: no file looks whole that
 * is not.
 */
export function streamCsv<Row>(
  columns: Columns<Row>,
  pages: AsyncIterator<Row[]>,
  log: Log,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isBegun = false;
  return new ReadableStream(
    {
      async pull(controller) {
        if (!isBegun) {
          isBegun = true;
          controller.enqueue(encoder.encode(byteOrderMark + toLine(columns.map(([heading]) => heading))));
          return;
        }
        try {
          const { done, value } = await pages.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value.map((row) => toRow(columns, row)).join('')));
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

const toRow = <Row>(columns: Columns<Row>, row: Row): string =>
  toLine(columns.map(([, readCell]) => readCell(row)));

const toLine = (cells: string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/**
 * A cell that a spreadsheet shows and does not compute: what could begin a formula gets an apostrophe
 * before it (OWASP, "CSV Injection"). Quoted where RFC 4180 asks for it.
 */
export function toCell(text: string): string {
  const shown = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** The headers of a CSV file to be saved under a name. */
export const csvHeaders = (name: string, now: Date): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
});

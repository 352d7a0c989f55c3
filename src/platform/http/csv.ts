import type { Log } from '../log/create-log.ts';
import { streamPages } from './stream-pages.ts';

/** Spreadsheets recognize UTF-8 by it. */
const byteOrderMark = '\uFEFF';

/** A row by its columns' headings; a missing value is an empty cell. */
export type CsvRow = Readonly<Record<string, unknown>>;

/** A CSV file (RFC 4180) whose rows are read while it is sent: see `streamPages`. */
export const streamCsv = (
  headings: readonly string[],
  pages: AsyncGenerator<CsvRow[]>,
  log: Log,
): Promise<ReadableStream<Uint8Array>> => streamPages(toBytes(headings, pages), log);

async function* toBytes(
  headings: readonly string[],
  pages: AsyncGenerator<CsvRow[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let heading = byteOrderMark + toCsvLine(headings);
  for await (const rows of pages) {
    const lines = rows.map((row) => toCsvLine(headings.map((name) => String(row[name] ?? ''))));
    yield encoder.encode(heading + lines.join(''));
    heading = '';
  }
  if (heading !== '') yield encoder.encode(heading);
}

/** A line of a CSV file. */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/**
 * A cell that a spreadsheet displays and does not compute: anything that could begin a formula is prefixed
 * with an apostrophe (OWASP, "CSV Injection"). Quoted where RFC 4180 requires it, and around semicolons,
 * which separate cells in many countries' spreadsheets.
 */
export function toCell(text: string): string {
  const inert = /^[=+\-@;\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A cell's text without the apostrophe that `toCell` puts before it. */
export const readCell = (cell: string): string => cell.replace(/^'(?=[=+\-@;\t\r\n＝＋－＠])/, '');

/** The headers for downloading a CSV file under a name. */
export const csvHeaders = (name: string, now: Date): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
});

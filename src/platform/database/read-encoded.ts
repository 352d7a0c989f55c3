import { setImmediate } from 'node:timers/promises';
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { writeCursor, type EncodedPage } from '../http/listing.ts';
import { RowEncoder, type EncodableRow, type EncodedRows, type RowEncoding } from './encode-rows.ts';
import type { Tables } from './tables.ts';

/** A query whose rows the reader thread encodes. */
export type EncodedQuery = CompiledQuery & { encoding?: RowEncoding };

/** What a reader thread returns instead of rows. */
export class EncodedAnswer {
  readonly rows: EncodedRows;

  constructor(rows: EncodedRows) {
    this.rows = rows;
  }
}

/** Rows encoded without a pause: about a millisecond. */
const rowsAtOnce = 50;

/**
 * Reads rows in the form they are sent. `query` returns them newest first with `created_at` and `id`. A
 * reader thread encodes them itself, and only its bytes pass through the event loop; rows from elsewhere are
 * encoded here, in pieces.
 */
export async function readEncoded(
  connection: Kysely<Tables>,
  query: Compilable,
  encoding: RowEncoding,
): Promise<EncodedPage> {
  const encoded: EncodedQuery = { ...query.compile(), encoding };
  const { rows } = await connection.executeQuery(encoded);
  if (rows[0] instanceof EncodedAnswer) return toPage(rows[0].rows);
  const encoder = new RowEncoder(encoding);
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    if (!encoder.add(row as EncodableRow)) break;
  }
  return toPage(encoder.end());
}

const toPage = ({ bytes, last, hasMore }: EncodedRows): EncodedPage => ({
  bytes,
  next: hasMore && last ? writeCursor(last) : null,
});

import { JSONParser } from '@streamparser/json';
import { ImportError } from '../import-error.ts';
import { decodeText, EntrySize } from '../source/decode-text.ts';

/** A row of a table of Ghost's database. */
export interface GhostRow {
  table: string;
  /** Null: it is none. */
  row: Record<string, unknown> | null;
}

/**
 * The rows of a Ghost export, one after the other: `{"db": [{"meta": …, "data": {"posts": [ … ], "tags": [ … ]}}]}`, and
 * without `db` where an older tool wrote it.
 * @throws ImportError
 */
export async function* readRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<GhostRow> {
  const parser = new JSONParser({ paths: ['$.db.*.data.*.*', '$.data.*.*'], keepStack: false });
  const size = new EntrySize();
  let rows: GhostRow[] = [];
  let isWhole = false;
  parser.onValue = ({ value, key, stack }) => {
    size.reset();
    const table = stack.at(-1)?.key;
    if (typeof table !== 'string' || typeof key !== 'number') return;
    const isRow = typeof value === 'object' && !Array.isArray(value);
    rows.push({ table, row: isRow ? (value as Record<string, unknown> | null) : null });
  };
  parser.onEnd = () => {
    isWhole = true;
  };
  parser.onError = (error) => {
    throw new ImportError(`The file is not valid JSON (${error.message}).`);
  };
  for await (const text of decodeText(bytes)) {
    size.add(text.length);
    if (text !== '' && !isWhole) parser.write(text.replace(/^\uFEFF/, ''));
    yield* rows;
    rows = [];
  }
  if (!isWhole) throw new ImportError('The file is cut off: its end is missing.');
}

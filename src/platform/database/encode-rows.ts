import type { Position } from '../http/listing.ts';
import { toCsvLine } from '../http/csv-line.ts';

/**
 * How a column is sent: text, a number or null unchanged; a flag of 0 or 1 as true or false, a mark as true or
 * nothing; comma-separated words as a list of known ones; JSON as the object it encodes, and in CSV unchanged;
 * `in`: one value from a column's JSON.
 */
type EncodedField =
  | 'text'
  | 'flag'
  | 'mark'
  | 'json'
  | { listOf: readonly string[] }
  | { in: string; at: readonly string[] };

/** How rows are encoded, as plain data that can be sent to a thread. */
export interface RowEncoding {
  /** A JSON array, or lines of CSV. */
  format: 'json' | 'csv';
  /** By column name, in the order of a line. */
  fields: Readonly<Record<string, EncodedField>>;
  /** The most rows. The query reads one more if there is one. */
  limit: number;
  /** The most bytes, except that the first row may be larger. */
  maximumBytes: number;
}

/** Rows, ready to be sent. */
export interface EncodedRows {
  bytes: Uint8Array<ArrayBuffer>;
  /** The position of the last one. */
  last: Position | null;
  /** Whether the query returned more. */
  hasMore: boolean;
}

/** A row of a list, with the columns that its encoding names. */
export type EncodableRow = Position & Record<string, unknown>;

/** Encodes rows one by one until there is no room for more. */
export class RowEncoder {
  readonly #encoding: RowEncoding;
  readonly #fields: [name: string, field: EncodedField][];
  readonly #pieces: string[] = [];
  #bytes = 0;
  #last: Position | null = null;
  #hasMore = false;

  constructor(encoding: RowEncoding) {
    this.#encoding = encoding;
    this.#fields = Object.entries(encoding.fields);
  }

  /** @returns false if there was no room for the row */
  add(row: EncodableRow): boolean {
    const { limit, maximumBytes, format } = this.#encoding;
    const isFull = this.#pieces.length >= limit;
    const piece = isFull ? '' : format === 'json' ? this.#toJson(row) : this.#toCsv(row);
    const bytes = this.#bytes + Buffer.byteLength(piece);
    if (isFull || (bytes > maximumBytes && this.#pieces.length > 0)) {
      this.#hasMore = true;
      return false;
    }
    this.#pieces.push(piece);
    this.#bytes = bytes;
    this.#last = { created_at: row.created_at, id: row.id };
    return true;
  }

  end(): EncodedRows {
    const { format } = this.#encoding;
    const text = format === 'json' ? `[${this.#pieces.join(',')}]` : this.#pieces.join('');
    return { bytes: new TextEncoder().encode(text), last: this.#last, hasMore: this.#hasMore };
  }

  #toJson(row: EncodableRow): string {
    return JSON.stringify(
      Object.fromEntries(this.#fields.map(([name, field]) => [name, toValue(row, name, field)])),
    );
  }

  #toCsv(row: EncodableRow): string {
    // A cell holds JSON as it is stored.
    const toCell = ([name, field]: [string, EncodedField]) =>
      String((field === 'json' ? row[name] : toValue(row, name, field)) ?? '');
    return toCsvLine(this.#fields.map(toCell));
  }
}

function toValue(row: EncodableRow, name: string, field: EncodedField): unknown {
  const value = row[name];
  if (field === 'text') return value;
  if (field === 'flag') return value === 1;
  if (field === 'mark') return value === 1 || undefined;
  if (field === 'json') return parseObject(value);
  if ('in' in field) {
    let found: unknown = parseObject(row[field.in]);
    for (const key of field.at) found = isObject(found) ? found[key] : null;
    return found;
  }
  return String(value ?? '')
    .split(',')
    .filter((word) => field.listOf.includes(word));
}

/** The object that a column holds as JSON; null for anything else. */
export function parseObject(text: unknown): Record<string, unknown> | null {
  if (typeof text !== 'string') return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import type { TableShape } from './describe-tables.ts';

/** A row as written to a file: times are ISO 8601 text, flags 0 or 1, on either database. */
type PortableRow = Record<string, string | number | null>;

type Column = TableShape['columns'][number];

/**
 * One line of JSON, its keys in the order of the table's columns. @throws Error for a type that cannot be
 * copied
 */
export function toLine({ name, columns }: TableShape, row: Record<string, unknown>): string {
  const portable: PortableRow = {};
  for (const column of columns) portable[column.name] = toPortable(row[column.name], column, name);
  return JSON.stringify(portable);
}

function toPortable(value: unknown, column: Column, table: string): string | number | null {
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  // PostgreSQL's driver returns 64-bit numbers as text.
  if (typeof value === 'string' && column.type === 'bigint' && Number.isSafeInteger(Number(value)))
    return Number(value);
  if (typeof value === 'string' && !/^(bigint|numeric)$/.test(column.type)) return value;
  if (typeof value === 'number') return value;
  throw new Error(`${table}.${column.name} has a type that cannot be copied: ${column.type}`);
}

/** The values of the table's columns, in order. @throws Error when the line is not a row of it */
export function fromLine({ name, columns }: TableShape, line: string): (string | number | boolean | null)[] {
  const row = JSON.parse(line) as PortableRow;
  const surplus = Object.keys(row).find((key) => !columns.some((column) => column.name === key));
  if (surplus !== undefined) throw new Error(`the database has no column ${name}.${surplus}`);
  return columns.map(({ name: key, type }) => {
    const value = row[key] ?? null;
    return type === 'boolean' && value !== null ? value !== 0 : value;
  });
}

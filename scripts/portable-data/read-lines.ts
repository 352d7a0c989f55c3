import { sql, type Kysely } from 'kysely';
import type { DatabaseKind, Tables } from '#platform/database/tables.ts';
import type { TableShape } from './describe-tables.ts';
import { RowDigest } from './row-digest.ts';
import { toLine } from './row-line.ts';

type Row = Record<string, unknown>;

const batchSize = 1000;

/** A table's rows as lines, in batches, however many there are. Needs an open transaction. */
export async function* readLines(
  connection: Kysely<Tables>,
  kind: DatabaseKind,
  shape: TableShape,
): AsyncGenerator<string[]> {
  const batches = kind === 'sqlite' ? iterateSqlite(connection, shape) : fetchPostgres(connection, shape);
  for await (const rows of batches) yield rows.map((row) => toLine(shape, row));
}

/** How many rows a table has, and their digest. */
export async function digestTable(
  connection: Kysely<Tables>,
  kind: DatabaseKind,
  shape: TableShape,
): Promise<RowDigest> {
  const digest = new RowDigest();
  for await (const lines of readLines(connection, kind, shape)) for (const line of lines) digest.add(line);
  return digest;
}

async function* iterateSqlite(connection: Kysely<Tables>, { name }: TableShape): AsyncGenerator<Row[]> {
  const select = connection.selectFrom(sql<Row>`${sql.id(name)}`.as('copied')).selectAll();
  let rows: Row[] = [];
  for await (const row of select.stream()) {
    rows.push(row);
    if (rows.length < batchSize) continue;
    yield rows;
    rows = [];
  }
  yield rows;
}

async function* fetchPostgres(connection: Kysely<Tables>, shape: TableShape): AsyncGenerator<Row[]> {
  const columns = sql.join(shape.columns.map(({ name }) => sql.id(name)));
  const select = sql`select ${columns} from ${sql.id(shape.name)}`;
  await sql`declare copied_rows no scroll cursor for ${select}`.execute(connection);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from copied_rows`.execute(connection);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close copied_rows`.execute(connection);
}

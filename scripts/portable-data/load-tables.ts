import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { migrateInTransaction } from '#platform/database/migrate.ts';
import type { DatabaseKind, Tables } from '#platform/database/tables.ts';
import { describeTables, type TableShape } from './describe-tables.ts';
import type { Seal } from '#platform/seal.ts';
import { keepSuppressed, readSuppressed } from './keep-suppressed.ts';
import type { Dump } from './dump-tables.ts';
import { digestTable } from './read-lines.ts';
import { fromLine } from './row-line.ts';
import { createReadStream } from 'node:fs';

/** A file's lines, ended only by `\n`: node:readline treats U+2028 as an end too. */
async function* readFileLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const part of createReadStream(file, { encoding: 'utf8' })) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** SQLite binds at most 32,766 values in a statement. */
const maximumValues = 30_000;

/**
 * Replaces everything in the database by a dump, in one transaction: the tables of that time, their rows, a
 * comparison of what was read back with what was written, and the later migrations.
 * @param seal of the database that is replaced: addresses that get no newsletter there get none here
 * @param finish in the same transaction
 * @throws Error, with nothing changed, if anything does not match
 */
export async function loadTables(
  kysely: Kysely<Tables>,
  kind: DatabaseKind,
  dump: Dump,
  dir: string,
  seal?: Seal,
  finish: (connection: Kysely<Tables>) => Promise<void> = async () => undefined,
): Promise<void> {
  await kysely.connection().execute(async (connection) => {
    // SQLite: with it on, dropping a table would look for rows that refer to it.
    if (kind === 'sqlite') await sql`pragma foreign_keys = off`.execute(connection);
    await (kind === 'sqlite' ? sql`begin exclusive` : sql`begin`).execute(connection);
    try {
      const suppressed = seal ? await readSuppressed(connection, kind) : [];
      await replaceTables(connection, kind, dump, dir);
      if (seal) await keepSuppressed(connection, seal, suppressed);
      await finish(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      // SQLite has rolled back by itself where its disk is full, PostgreSQL where the connection is lost.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    } finally {
      if (kind === 'sqlite') await sql`pragma foreign_keys = on`.execute(connection);
    }
  });
}

async function replaceTables(
  connection: Kysely<Tables>,
  kind: DatabaseKind,
  { migrations, tables }: Dump,
  dir: string,
): Promise<void> {
  const present = await describeTables(connection, kind);
  for (const name of [...present.map((shape) => shape.name), 'kysely_migration', 'kysely_migration_lock']) {
    const cascade = kind === 'postgres' ? sql` cascade` : sql``;
    await sql`drop table if exists ${sql.id(name)}${cascade}`.execute(connection);
  }
  await migrateInTransaction(connection, kind, migrations.at(-1)!);
  const shapes = await describeTables(connection, kind);
  for (const { name } of tables) {
    if (!shapes.some((shape) => shape.name === name)) throw new Error(`the database has no table ${name}`);
  }
  // Migrations insert rows, too. All are deleted before any is loaded: triggers fill tables that are in no
  // copy.
  for (const shape of shapes) await sql`delete from ${sql.id(shape.name)}`.execute(connection);
  for (const shape of shapes) {
    if (tables.some(({ name }) => name === shape.name)) await loadTable(connection, shape, dir);
  }
  for (const { name, rows, digest } of tables) {
    const loaded = await digestTable(
      connection,
      kind,
      shapes.find((shape) => shape.name === name)!,
    );
    if (loaded.rows === rows && loaded.digest === digest) continue;
    throw new Error(`table ${name}: ${loaded.rows} of ${rows} rows, or not the same ones, after copying`);
  }
  if (kind === 'sqlite') await refuseLooseReferences(connection);
  await migrateInTransaction(connection, kind, null);
}

async function loadTable(connection: Kysely<Tables>, shape: TableShape, dir: string): Promise<void> {
  const columns = sql.join(shape.columns.map(({ name }) => sql.id(name)));
  const batchSize = Math.min(500, Math.floor(maximumValues / shape.columns.length));
  let batch: ReturnType<typeof sql>[] = [];
  const insert = async () => {
    if (batch.length === 0) return;
    await sql`insert into ${sql.id(shape.name)} (${columns}) values ${sql.join(batch)}`.execute(connection);
    batch = [];
  };
  for await (const line of readFileLines(join(dir, `${shape.name}.jsonl`))) {
    batch.push(sql`(${sql.join(fromLine(shape, line))})`);
    if (batch.length === batchSize) await insert();
  }
  await insert();
}

async function refuseLooseReferences(connection: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(connection);
  if (rows.length > 0) throw new Error(`table ${rows[0]!.table} refers to rows that do not exist`);
}

import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { DatabaseKind, Tables } from '#platform/database/tables.ts';
import { describeTables, type TableShape } from './describe-tables.ts';
import { readLines } from './read-lines.ts';
import { RowDigest } from './row-digest.ts';

/**
 * Left out of every copy: a day's salt, which is deleted after its day (features/insights), the sums of leads,
 * which are recomputed from the leads, and when the last backup was made.
 */
const leftOut = new Set(['insight_salts', 'lead_sums', 'lead_sum_changes', 'backups_made']);

/** A table as it was written to `<name>.jsonl`, one row a line. */
interface DumpedTable {
  name: string;
  rows: number;
  bytes: number;
  /** The file's digest. */
  sha256: string;
  /** The digest of its rows in any order: see RowDigest. */
  digest: string;
}

/** A database's whole content at one moment. */
export interface Dump {
  /** The migrations it had run, in order. */
  migrations: string[];
  tables: DumpedTable[];
}

const begin = {
  sqlite: sql`begin`,
  // One snapshot for all tables, and never a lock that a writer waits for.
  postgres: sql`begin isolation level repeatable read read only`,
};

/**
 * Writes every table into `dir`, all from one moment, while other connections keep writing.
 * @throws Error when the database is not one of the product's
 */
export async function dumpTables(kysely: Kysely<Tables>, kind: DatabaseKind, dir: string): Promise<Dump> {
  return kysely.connection().execute(async (connection) => {
    await begin[kind].execute(connection);
    try {
      const migrations = await readMigrations(connection);
      const tables: DumpedTable[] = [];
      for (const shape of await describeTables(connection, kind)) {
        if (leftOut.has(shape.name)) continue;
        tables.push(await dumpTable(connection, kind, shape, dir));
      }
      return { migrations, tables };
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

async function readMigrations(connection: Kysely<Tables>): Promise<string[]> {
  try {
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(connection);
    return rows.map(({ name }) => name);
  } catch (error) {
    throw new Error('there is no database of the product there', { cause: error });
  }
}

async function dumpTable(
  connection: Kysely<Tables>,
  kind: DatabaseKind,
  shape: TableShape,
  dir: string,
): Promise<DumpedTable> {
  const digest = new RowDigest();
  const hash = createHash('sha256');
  let bytes = 0;
  await using file = await open(join(dir, `${shape.name}.jsonl`), 'wx', 0o600);
  for await (const lines of readLines(connection, kind, shape)) {
    for (const line of lines) digest.add(line);
    const part = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    hash.update(part);
    bytes += part.byteLength;
    await file.writeFile(part);
  }
  return { name: shape.name, rows: digest.rows, bytes, sha256: hash.digest('hex'), digest: digest.digest };
}

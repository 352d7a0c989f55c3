import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import {
  startPostgresCluster,
  type ClusterOptions,
  type PostgresCluster,
} from '#tests/support/postgres-cluster.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A database of a test's own, read past the product. */
export interface FaultyDatabase {
  kind: DatabaseKind;
  /** The product's settings for it. */
  settings: Record<string, string>;
  cluster: PostgresCluster | null;
  read<Row>(sql: string): Promise<Row[]>;
  /** Whether it answers. */
  isThere(): Promise<boolean>;
  /** SQLite's own check of the file, PostgreSQL's of its indexes and tables; empty when all is well. */
  findDamage(): Promise<string[]>;
  stop(): Promise<void>;
}

const secret = 'a secret of the faults, long enough';

/**
 * @param dataDir where SQLite's file is, once it is known
 * @param options PostgreSQL's
 */
export async function openFaultyDatabase(
  kind: DatabaseKind,
  dataDir: () => string,
  options: ClusterOptions = {},
): Promise<FaultyDatabase> {
  return kind === 'sqlite' ? describeSqlite(dataDir) : startPostgres(options);
}

function describeSqlite(dataDir: () => string): FaultyDatabase {
  const read = async <Row>(sql: string): Promise<Row[]> => {
    const database = new BetterSqlite3(join(dataDir(), 'countermark.db'), { readonly: true, timeout: 5000 });
    try {
      return database.prepare<[], Row>(sql).all();
    } finally {
      database.close();
    }
  };
  return {
    kind: 'sqlite',
    settings: { AUTH_SECRET: secret },
    cluster: null,
    read,
    isThere: async () => true,
    async findDamage() {
      const rows = await read<{ integrity_check: string }>('pragma integrity_check');
      const lost = await read<object>('pragma foreign_key_check');
      return [
        ...rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
        ...lost.map((row) => JSON.stringify(row)),
      ];
    },
    stop: async () => {},
  };
}

async function startPostgres(options: ClusterOptions): Promise<FaultyDatabase> {
  const cluster = await startPostgresCluster({ isDurable: true, ...options });
  const url = cluster.url('postgres');
  const read = async <Row>(sql: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url });
    // A lost connection: the query reports it to its caller.
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows as Row[];
    } finally {
      await client.end();
    }
  };
  return {
    kind: 'postgres',
    settings: { AUTH_SECRET: secret, DATABASE_URL: url },
    cluster,
    read,
    isThere: () =>
      read('select 1').then(
        () => true,
        () => false,
      ),
    async findDamage() {
      await read('create extension if not exists amcheck');
      try {
        await read(
          `select bt_index_check(index => c.oid, heapallindexed => true) from pg_index i
           join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
           where a.amname = 'btree' and i.indisvalid`,
        );
        const damaged = await read<object>(
          `select c.relname, found.* from pg_class c, verify_heapam(c.oid) found where c.relkind = 'r'`,
        );
        return damaged.map((row) => JSON.stringify(row));
      } catch (error) {
        return [String(error)];
      }
    },
    stop: () => cluster.stop(),
  };
}

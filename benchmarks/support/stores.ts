import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import type { Product } from '#tests/support/start-product.ts';
import type { Bench } from '../benchmark.ts';

/** A product that was just started, and a way to its database past it. */
export interface Store {
  product: Product;
  count(table: string): Promise<number>;
  /** Adds rows that have the same columns, in one transaction. */
  insert(table: string, rows: Record<string, unknown>[]): Promise<void>;
  /** After many inserts: makes stored pages stale and leaves the tables as they would be an hour later. */
  settle(): Promise<void>;
}

/** Where the product keeps its data in a benchmark. */
export interface StoreKind {
  /** As a title ends: "on …". */
  name: string;
  /** How it is set up, for the reader of the results. */
  setup: string;
  open(bench: Bench, options?: { seeded?: boolean; env?: Record<string, string> }): Promise<Store>;
}

export const sqlite: StoreKind = {
  name: 'SQLite',
  setup: 'SQLite with WAL, every commit on disk',
  async open(bench, options) {
    const product = await bench.startProduct(options);
    const database = new BetterSqlite3(join(product.dataDir, 'countermark.db'));
    bench.atEnd(() => void database.close());
    database.pragma('busy_timeout = 10000');
    database.pragma('synchronous = NORMAL');
    // In KiB: a million rows spread over more pages than the default keeps.
    database.pragma('cache_size = -500000');
    return {
      product,
      count: async (table) => Number(database.prepare(`select count(*) from ${table}`).pluck().get()),
      async insert(table, rows) {
        const names = Object.keys(rows[0]!);
        const insert = database.prepare(
          `insert into ${table} (${names.join(', ')}) values (${names.map((name) => `@${name}`).join(', ')})`,
        );
        database.transaction(() => {
          for (const row of rows) insert.run(row);
        })();
      },
      async settle() {
        database.prepare('update site_state set content_version = content_version + 1').run();
        database.pragma('wal_checkpoint(truncate)');
      },
    };
  },
};

export const postgres: StoreKind = {
  name: 'PostgreSQL',
  setup: 'PostgreSQL on the same machine with its own settings, every commit on disk',
  async open(bench, { seeded, env } = {}) {
    const cluster = await startPostgresCluster({ isDurable: true });
    bench.atEnd(() => cluster.stop());
    await query(cluster.url('postgres'), 'create database bench');
    const url = cluster.url('bench');
    const product = await bench.startProduct({
      seeded,
      env: { ...env, DATABASE_URL: url, AUTH_SECRET: randomBytes(24).toString('hex') },
    });
    return {
      product,
      async count(table) {
        const { rows } = await query(url, `select count(*) as count from ${table}`);
        return Number(rows[0].count);
      },
      async insert(table, rows) {
        const names = Object.keys(rows[0]!);
        const places = rows.map(
          (_, row) => `(${names.map((_name, column) => `$${row * names.length + column + 1}`).join(', ')})`,
        );
        await query(
          url,
          `insert into ${table} (${names.join(', ')}) values ${places.join(', ')}`,
          rows.flatMap((row) => names.map((name) => row[name])),
        );
      },
      async settle() {
        await query(url, 'update site_state set content_version = content_version + 1');
        await query(url, 'vacuum analyze');
        await query(url, 'checkpoint');
      },
    };
  },
};

async function query(url: string, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

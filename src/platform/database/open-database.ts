import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, type Dialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/read-config.ts';
import type { Log } from '../log/create-log.ts';
import { ContentVersion } from './content-version.ts';
import { migrateToLatest } from './migrate.ts';
import { GroupingSqliteDialect } from './sqlite/sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** A connection that stores run their queries on: the pool, or one open transaction. */
export type Connection = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  kind: 'sqlite' | 'postgres';
  kysely: Kysely<Tables>;
  contentVersion: ContentVersion;
  /** One transaction: all of it is on disk when the promise resolves, none of it when it rejects. */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** A transaction that changes what a visitor can see: stored pages of before are stale once it is in. */
  writeContent<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** @throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws Error with one clear line when it cannot be reached or is from a newer version.
 */
export async function openDatabase(config: Config['database'], log: Log): Promise<Database> {
  const dialect = config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config.url, log);
  const kysely = new Kysely<Tables>({ dialect });
  try {
    await migrateToLatest(kysely, config.kind);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  const contentVersion = new ContentVersion(kysely);
  await contentVersion.refresh();
  return {
    kind: config.kind,
    kysely,
    contentVersion,
    write: (work) => kysely.transaction().execute(work),
    async writeContent(work) {
      const { result, version } = await kysely.transaction().execute(async (trx) => {
        const changed = await work(trx);
        return { result: changed, version: await contentVersion.advance(trx) };
      });
      contentVersion.observe(version);
      return result;
    },
    async ping() {
      await kysely.selectFrom('site_state').select('id').executeTakeFirstOrThrow();
    },
    close: () => kysely.destroy(),
  };
}

function openSqlite(file: string): Dialect {
  // It holds password hashes and messages: for the product's own user only.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return new GroupingSqliteDialect(file);
}

function openPostgres(url: string, log: Log): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'countermark',
  });
  // Both are needed: an idle and a checked-out client report a lost connection in different places.
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database connection lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ error: error.message }, 'database connection lost')),
  );
  return new PostgresDialect({ pool });
}

import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, sql, type Dialect, type LogEvent, type Transaction } from 'kysely';
import type { Config } from '../config/read-config.ts';
import type { Log } from '../log/create-log.ts';
import { Durations } from '../metrics/durations.ts';
import { ContentVersion } from './content-version.ts';
import { LongReads, longReadLimits, type LongReadLimits } from './long-reads.ts';
import { migrateToLatest } from './migrate.ts';
import { openMigrationPool, openPool } from './postgres/open-pool.ts';
import { BulkheadPostgresDialect } from './postgres/postgres-dialect.ts';
import { RefusedWrites, type Refusal } from './refused-writes.ts';
import { ReaderDialect } from './sqlite/reader-dialect.ts';
import { GroupingSqliteDialect } from './sqlite/sqlite-dialect.ts';
import type { DatabaseKind, Tables } from './tables.ts';

/** A connection that stores run their queries on: the pool, or one open transaction. */
export type Connection = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  kind: DatabaseKind;
  kysely: Kysely<Tables>;
  contentVersion: ContentVersion;
  /**
   * A read that may be long, off the event loop: searches, exports, counts. The caller bounds how much it
   * returns at once, which passes through the event loop.
   * @param signal of the request: nothing more is read once it aborts
   * @throws DatabaseBusyError when too many wait, or it takes too long; ReadAbandonedError
   */
  read<T>(area: string, work: (connection: Connection) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** One transaction: all of it is on disk when the promise resolves, none of it when it rejects. */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * A transaction that changes what a visitor can see: once committed, pages cached before are stale.
   * @param isVisible whether it did, given what `work` returned
   */
  writeContent<T>(
    work: (trx: Transaction<Tables>) => Promise<T>,
    isVisible?: (result: T) => boolean,
  ): Promise<T>;
  /**
   * Leaves nothing deleted in SQLite's write-ahead log. PostgreSQL manages its own.
   * @returns false if that was not possible now: another process is reading, or the disk refuses
   */
  emptyLog(): Promise<boolean>;
  figures: DatabaseFigures;
  /** Writes that the disk has refused, until writing works again: then null. */
  findRefusal(): Promise<Refusal | null>;
  /** @throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface DatabaseFigures {
  /** On PostgreSQL, including the wait for a connection. */
  queries: Durations;
  /** From the wait for a connection to the commit. */
  transactions: Durations;
  failedQueries: number;
  /** Long reads: how many are running and how many are waiting. */
  longReads: () => { underWay: number; waiting: number };
  /** PostgreSQL's connections. */
  readPool: (() => { total: number; idle: number; waiting: number }) | null;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws Error with one clear line when it cannot be reached or is from a newer version.
 */
export async function openDatabase(
  config: Config['database'],
  log: Log,
  limits: LongReadLimits = longReadLimits,
): Promise<Database> {
  const { dialect, readerDialect, readPool, emptyLog, tryWriting } =
    config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config, log);
  const figures: DatabaseFigures = {
    queries: new Durations(),
    transactions: new Durations(),
    failedQueries: 0,
    longReads: () => longReads.figures,
    readPool,
  };
  const countQuery = (event: LogEvent) => {
    figures.queries.observe(event.queryDurationMillis);
    if (event.level !== 'error') return;
    figures.failedQueries += 1;
    refused.note(event.error);
  };
  const kysely = new Kysely<Tables>({ dialect, log: countQuery });
  const readers = readerDialect ? new Kysely<Tables>({ dialect: readerDialect, log: countQuery }) : kysely;
  const longReads = new LongReads(readers, limits, readerDialect !== null);
  const refused = new RefusedWrites(() => tryWriting(kysely));
  const transact = async <T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    try {
      return await kysely.transaction().execute(work);
    } catch (error) {
      refused.note(error);
      throw error;
    } finally {
      figures.transactions.observe(performance.now() - startedAt);
    }
  };
  try {
    await migrate(kysely, config, log);
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
    figures,
    findRefusal: () => refused.check(),
    emptyLog,
    read: (area, work, signal) => longReads.run(area, work, signal),
    write: transact,
    async writeContent(work, isVisible = () => true) {
      const { result, version } = await transact(async (trx) => {
        const changed = await work(trx);
        return { result: changed, version: isVisible(changed) ? await contentVersion.advance(trx) : null };
      });
      if (version !== null) contentVersion.observe(version);
      return result;
    },
    async ping() {
      for (const connections of readerDialect?.isProven === false ? [kysely, readers] : [kysely]) {
        await connections.selectFrom('site_state').select('id').executeTakeFirstOrThrow();
      }
    },
    async close() {
      await readers.destroy();
      await kysely.destroy();
    },
  };
}

type PostgresConfig = Extract<Config['database'], { kind: 'postgres' }>;

interface Opened {
  dialect: Dialect;
  /** For long reads; null: they share the other connections. */
  readerDialect: ReaderDialect | null;
  readPool: DatabaseFigures['readPool'];
  emptyLog: Database['emptyLog'];
  /** Rejects as a write of some size does when the disk refuses it. */
  tryWriting(kysely: Kysely<Tables>): Promise<void>;
}

/** A disk with less free space takes no more than a write now and then. */
const roomBytes = 1_048_576;

function openSqlite(file: string): Opened {
  // It holds password hashes and messages, so only the product's own user may read it. (SQLite gives the
  // files beside it the same mode.)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const dialect = new GroupingSqliteDialect(file);
  return {
    dialect,
    readerDialect: new ReaderDialect(file),
    readPool: null,
    emptyLog: () => dialect.emptyLog(),
    async tryWriting(kysely) {
      // A full disk still takes writes that fit into the log as it is.
      const { bavail, bsize } = await statfs(dirname(file));
      if (bavail * bsize < roomBytes) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
      await kysely
        .updateTable('site_state')
        .set((eb) => ({ content_version: eb.ref('content_version') }))
        .execute();
    },
  };
}

function openPostgres({ url, poolSize }: PostgresConfig, log: Log): Opened {
  const dialect = new BulkheadPostgresDialect(openPool(url, poolSize, log));
  return {
    dialect,
    readerDialect: null,
    readPool: () => dialect.readPool(),
    emptyLog: async () => true,
    async tryWriting(kysely) {
      // Its disk may be elsewhere: a table takes new blocks of it, and leaves nothing behind.
      const table = sql`create temporary table room on commit drop as
        select repeat('x', 1000) from generate_series(1, ${sql.lit(Math.ceil(roomBytes / 1000))})`;
      await kysely.transaction().execute((trx) => table.execute(trx));
    },
  };
}

/** Migrations on PostgreSQL have their own connection: building an index may take minutes. */
async function migrate(kysely: Kysely<Tables>, config: Config['database'], log: Log): Promise<void> {
  if (config.kind === 'sqlite') return migrateToLatest(kysely, config.kind);
  const migrating = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openMigrationPool(config.url, log) }),
  });
  try {
    await migrateToLatest(migrating, config.kind);
  } finally {
    await migrating.destroy();
  }
}

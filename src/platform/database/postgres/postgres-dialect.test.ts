import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { PostgresDatabase } from '../../config/read-config.ts';
import { openDatabase, type Database } from '../open-database.ts';
import { DatabaseBusyError, ReadAbandonedError } from '../read-errors.ts';
import { withDeadline, withQuerySignal } from '../query-signal.ts';
import type { Tables } from '../tables.ts';

const log = pino({ level: 'silent' });
const poolSize = 4;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

interface Opened {
  database: Database;
  kysely: Kysely<Tables>;
  /** A session separate from the product's. */
  session: pg.Client;
}

async function open(): Promise<Opened> {
  const { config, remove } = await createTestDatabase('postgres');
  cleanups.push(remove);
  const postgres = config as PostgresDatabase;
  const database = await openDatabase({ ...postgres, poolSize }, log);
  cleanups.push(() => database.close());
  const session = new pg.Client({ connectionString: postgres.url });
  await session.connect();
  cleanups.push(() => session.end());
  return { database, kysely: database.kysely, session };
}

async function lock({ session }: Opened, table: string): Promise<() => Promise<unknown>> {
  await session.query(`begin; lock table ${table} in access exclusive mode`);
  return () => session.query('rollback');
}

const countWaiting = async ({ session }: Opened): Promise<number> => {
  // Within a transaction the server repeats the statistics it first returned.
  await session.query('select pg_stat_clear_snapshot()');
  const { rows } = await session.query(
    `select 1 from pg_stat_activity
     where application_name = 'countermark' and datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
};

const readTitles = (kysely: Kysely<Tables>) => kysely.selectFrom('blogs').select('title').execute();
/** Polls until it gets what it asks for, or nobody waits any more: the server refuses after two seconds. */
async function insist<T>(ask: () => Promise<T>): Promise<T | ReadAbandonedError> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ReadAbandonedError) return error;
      // A turn, or a lock, that did not come in time.
      if (error instanceof DatabaseBusyError) continue;
      if (!(error instanceof Error && 'code' in error && error.code === '55P03')) throw error;
    }
  }
}

const untilLoaded = { timeout: 30_000 };

const readSettings = (kysely: Kysely<Tables>) => kysely.selectFrom('site_settings').selectAll().execute();

describe('a connection to PostgreSQL', () => {
  it('has the timeouts of the server on it', async () => {
    const { kysely } = await open();
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const values = names.map((name) => sql<string>`current_setting(${name})`.as(name));
    expect(await kysely.selectNoFrom(values).executeTakeFirst()).toEqual({
      statement_timeout: '7s',
      lock_timeout: '2s',
      idle_in_transaction_session_timeout: '10s',
    });
  });

  it('is given back after a wait for a lock that was in vain', async () => {
    const opened = await open();
    const unlock = await lock(opened, 'blogs');
    await expect(readTitles(opened.kysely)).rejects.toMatchObject({ code: '55P03' });
    await unlock();
    expect(await readTitles(opened.kysely)).toEqual([]);
    const { total, idle } = opened.database.figures.readPool!();
    expect(idle).toBe(total);
  });

  it('is left for other tables when one is locked', async () => {
    const opened = await open();
    const unlock = await lock(opened, 'blogs');
    const stuck = Array.from({ length: 20 }, () => insist(() => readTitles(opened.kysely)));
    await expect.poll(() => countWaiting(opened), untilLoaded).toBe(poolSize / 2);
    expect(await readSettings(opened.kysely)).toEqual([]);
    expect(await countWaiting(opened)).toBeLessThanOrEqual(poolSize / 2);
    const writing = insist(() => opened.database.write((trx) => trx.deleteFrom('blogs').execute()));
    await opened.database.write((trx) => trx.deleteFrom('site_settings').execute());
    await unlock();
    await Promise.all([...stuck, writing]);
    expect(opened.database.figures.readPool!().waiting).toBe(0);
  });
});

describe('a read that nobody waits for any more', () => {
  it('is cancelled on the server, and its connection goes on', async () => {
    const opened = await open();
    const leaving = new AbortController();
    const unlock = await lock(opened, 'blogs');
    const reading = Array.from({ length: poolSize * 2 }, () =>
      withQuerySignal(leaving.signal, () => insist(() => readTitles(opened.kysely))),
    );
    await expect.poll(() => countWaiting(opened), untilLoaded).toBe(poolSize / 2);
    const before = opened.database.figures.readPool!().total;
    leaving.abort();
    const outcomes = await Promise.all(reading);
    const causes = outcomes.map((outcome) => (outcome instanceof ReadAbandonedError ? outcome.cause : null));
    expect(causes).toContainEqual(expect.objectContaining({ code: '57014' }));
    expect(await countWaiting(opened)).toBe(0);
    await unlock();
    expect(await readTitles(opened.kysely)).toEqual([]);
    expect(opened.database.figures.readPool!()).toMatchObject({ total: before, waiting: 0 });
  });

  it('does not begin when they have left before', async () => {
    const { kysely } = await open();
    const reading = withQuerySignal(AbortSignal.abort(), () => readTitles(kysely));
    await expect(reading).rejects.toThrow(ReadAbandonedError);
  });

  it('ends with its deadline', async () => {
    const opened = await open();
    const unlock = await lock(opened, 'blogs');
    await expect(withDeadline(50, () => readTitles(opened.kysely))).rejects.toThrow(ReadAbandonedError);
    await expect.poll(() => countWaiting(opened), untilLoaded).toBe(0);
    await unlock();
  });

  it('is no write: that one runs to its end', async () => {
    const { database, kysely } = await open();
    const leaving = new AbortController();
    await withQuerySignal(leaving.signal, async () => {
      leaving.abort();
      await kysely.insertInto('site_settings').values({ key: 'a', value: 'x' }).execute();
      await database.write(async (trx) => {
        await readSettings(trx);
        await trx.insertInto('site_settings').values({ key: 'b', value: 'x' }).execute();
      });
    });
    expect(await readSettings(kysely)).toHaveLength(2);
  });
});

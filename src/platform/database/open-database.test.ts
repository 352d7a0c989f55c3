import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import type { Config } from '../config/read-config.ts';
import { openDatabase, type Database } from './open-database.ts';

const log = pino({ level: 'silent' });

describeOnBothDatabases('an open database', (open) => {
  const setting = { key: 'tagline', value: 'Measured twice' };

  it('keeps what a write resolved with', async () => {
    const { database } = await open();
    await database.write((trx) => trx.insertInto('site_settings').values(setting).execute());
    expect(await database.kysely.selectFrom('site_settings').selectAll().execute()).toEqual([setting]);
  });

  it('keeps nothing of a write that was rejected', async () => {
    const { database } = await open();
    const writing = database.write(async (trx) => {
      await trx.insertInto('site_settings').values(setting).execute();
      throw new Error('changed my mind');
    });
    await expect(writing).rejects.toThrow('changed my mind');
    expect(await database.kysely.selectFrom('site_settings').selectAll().execute()).toEqual([]);
  });

  it('raises the content version when a change of content is committed', async () => {
    const { database, config } = await open();
    const before = database.contentVersion.current;
    await database.writeContent((trx) => trx.insertInto('site_settings').values(setting).execute());
    expect(database.contentVersion.current).toBe(before + 1);

    const another = await openDatabase(config.database, log);
    expect(another.contentVersion.current).toBe(before + 1);
    await another.close();
  });

  it('leaves the content version alone when a change of content fails', async () => {
    const { database } = await open();
    const before = database.contentVersion.current;
    await expect(database.writeContent(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await database.contentVersion.refresh();
    expect(database.contentVersion.current).toBe(before);
  });

  it('learns of a change made by another instance when it refreshes', async () => {
    const { database, config } = await open();
    const another = await openDatabase(config.database, log);
    await another.writeContent((trx) => trx.insertInto('site_settings').values(setting).execute());
    await another.close();
    await database.contentVersion.refresh();
    expect(database.contentVersion.current).toBe(another.contentVersion.current);
  });

  it('refuses a row that refers to nothing', async () => {
    const { database } = await open();
    const insert = database.kysely
      .insertInto('user_roles')
      .values({ user_id: 'nobody', role: 'admin' })
      .execute();
    await expect(insert).rejects.toThrow(/foreign key/i);
  });
});

describe.each(['sqlite', 'postgres'] as const)('opening a database (%s)', (kind) => {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
  });

  async function createEmpty(): Promise<Config['database']> {
    const { config, remove } = await createTestDatabase(kind, 'nothing');
    cleanups.push(remove);
    return config;
  }

  async function open(config: Config['database']): Promise<Database> {
    const database = await openDatabase(config, log);
    cleanups.push(database.close);
    return database;
  }

  it('brings an empty database up to date, and a second time changes nothing', async () => {
    const config = await createEmpty();
    const first = await open(config);
    await first.writeContent(async () => undefined);
    const second = await open(config);
    await second.ping();
    expect(second.contentVersion.current).toBe(first.contentVersion.current);
  });

  it('lets processes that start together on an empty database all come up', async () => {
    const config = await createEmpty();
    await Promise.all([openInProcess(config), openInProcess(config), openInProcess(config)]);
    await expect((await open(config)).ping()).resolves.toBeUndefined();
  });

  it('leaves nothing of a migration that fails halfway', async () => {
    const config = await createEmpty();
    const { kysely } = await open(config);
    const readTableNames = async () => (await kysely.introspection.getTables()).map(({ name }) => name);
    // Its last table exists already, so that the migration fails after all the others were created.
    for (const name of [...(await readTableNames()), 'kysely_migration', 'kysely_migration_lock']) {
      // A search index's internal tables are dropped with it.
      if (name === 'site_state' || /_(?:config|content|data|docsize|idx)$/.test(name)) continue;
      const drop = kysely.schema.dropTable(name);
      await (kind === 'postgres' ? drop.cascade() : drop).execute();
    }
    await expect(openDatabase(config, log)).rejects.toThrow(/site_state"? already exists/);
    expect(await readTableNames()).toEqual(['site_state']);
  });
});

it('fails with an error, not with a wait, when PostgreSQL is not there', async () => {
  const opening = openDatabase(
    { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 2 },
    log,
  );
  await expect(opening).rejects.toThrow(/ECONNREFUSED/);
});

/** Opens and closes the database the way a separate instance does. */
async function openInProcess(config: Config['database']): Promise<void> {
  const program = `
    import { openDatabase } from '#platform/database/open-database.ts';
    import { pino } from 'pino';
    const database = await openDatabase(${JSON.stringify(config)}, pino({ level: 'silent' }));
    await database.close();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
}

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  hashAddress,
  selectSuppressions,
  upsertSuppression,
} from '#features/newsletter/server/suppression.store.ts';
import { createSeal } from '#platform/seal.ts';
import { migrateInTransaction } from '#platform/database/migrate.ts';
import type { DatabaseKind } from '#platform/database/tables.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { connectDatabase } from './connect-database.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { createBackup } from './create-backup.ts';
import { dumpTables } from './dump-tables.ts';
import { loadTables } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { openTestData, silentLog, type TestData } from '#tests/support/test-data.ts';
import { HalfRestoredError, restoreBackup } from './restore-backup.ts';
import { withWorkDirectory } from '#platform/storage/work-directory.ts';

const opened: TestData[] = [];
afterEach(async () => {
  for (const data of opened.splice(0)) await data.remove();
});

async function open(...args: Parameters<typeof openTestData>): Promise<TestData> {
  const data = await openTestData(...args);
  opened.push(data);
  return data;
}

async function backUp(data: TestData): Promise<string> {
  const file = join(data.config.dataDir, 'backup.tar.gz');
  await createBackup(data.config, file);
  return file;
}

/** In a process of its own, as the product's: a wait for its own writer's lock would never end. */
async function backUpApart({ config }: TestData, file: string): Promise<Manifest> {
  const { dataDir, database } = config;
  const settings = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    AUTH_SECRET: 'x'.repeat(32),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.file}` : database.url,
  };
  const command = [join(import.meta.dirname, '../backup.ts'), file];
  await promisify(execFile)(process.execPath, command, { env: settings });
  return withWorkDirectory(dataDir, (dir) => readArchive(file, dir));
}

const restore = (data: TestData, file: string, mayReplace = false) =>
  restoreBackup(data.config, file, mayReplace);

const originals = ['blog-1.webp', 'logo-2.png'];

const ways: [DatabaseKind, DatabaseKind][] = [
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'postgres'],
  ['postgres', 'sqlite'],
];

/** Rows in each table, when the number does not matter. */
const aFew = 20;

/** A thousand rows in each table, written and read on both sides. */
const wholeDatabases = { timeout: 120_000 };

describe.each(ways)('a backup of %s restored to %s', wholeDatabases, (from, to) => {
  it('has every row of every table, and the uploads', async () => {
    const source = await open(from);
    await source.fill();
    const before = await source.read();
    expect(before.tables.filter(({ name, rows }) => rows === 0 && name !== 'site_state')).toEqual([]);

    const target = await open(to, 'nothing');
    const manifest = await restore(target, await backUp(source));
    const after = await target.read();
    expect(after.tables.toSorted(byName)).toEqual(before.tables.toSorted(byName));
    expect(after.uploads).toEqual(originals);
    expect(manifest.secret).toMatch(/^[0-9a-f]{16}$/);
    const storage = await openStorage(target.config.storage);
    expect(await storage.get('logo-2.png')).toEqual(Buffer.alloc(300_000, 7));
  });
});

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

const prepareReally = BetterSqlite3.prototype.prepare;

it('says that the disk is full, not that there is nothing to roll back', async () => {
  const source = await open('sqlite');
  await source.fill(aFew);
  const before = await source.read();
  const kysely = connectDatabase(source.config.database);
  await withWorkDirectory(source.config.dataDir, async (dir) => {
    const dump = await dumpTables(kysely, 'sqlite', dir);
    // SQLite gives the transaction up by itself when it cannot write.
    const prepare = vi.spyOn(BetterSqlite3.prototype, 'prepare').mockImplementation(function (
      this: BetterSqlite3.Database,
      statement,
    ) {
      if (!statement.startsWith('insert into "blogs"')) return prepareReally.call(this, statement);
      this.exec('rollback');
      throw new BetterSqlite3.SqliteError('database or disk is full', 'SQLITE_FULL');
    });
    await expect(loadTables(kysely, 'sqlite', dump, dir)).rejects.toThrow('database or disk is full');
    prepare.mockRestore();
  });
  await kysely.destroy();
  expect(await source.read()).toEqual(before);
});

const kinds = ['sqlite', 'postgres'] as const;

describe.each(kinds)('restoring (%s)', wholeDatabases, (kind) => {
  it('replaces existing data only with --replace, and then all of it', async () => {
    const source = await open(kind);
    await source.fill(aFew);
    const file = await backUp(source);
    const before = await source.read();

    const kysely = connectDatabase(source.config.database);
    await sql`delete from newsletter_subscriptions`.execute(kysely);
    await kysely.destroy();
    const storage = await openStorage(source.config.storage);
    await storage.put('blog-3.webp', Buffer.from('later'), 'image/webp');
    await storage.put('blog-1.webp', Buffer.from('changed'), 'image/webp');
    const changed = await source.read();

    await expect(restore(source, file)).rejects.toThrow('there is data already: use --replace');
    expect(await source.read()).toEqual(changed);
    await restore(source, file, true);
    expect((await source.read()).tables).toEqual(before.tables);
    expect((await source.read()).uploads).toEqual(originals);
    expect(Buffer.from((await storage.get('blog-1.webp'))!).toString()).toBe('a picture');
  });

  it('changes nothing when the rows cannot be put in', async () => {
    const source = await open(kind);
    await source.fill(aFew);
    const file = await backUp(source);
    const before = await source.read();
    const tables = ['blogs', 'contact_messages'];
    const kysely = connectDatabase(source.config.database);
    const dump = { migrations: ['0005-audience'], tables: [] };
    await expect(
      loadTables(
        kysely,
        kind,
        { ...dump, tables: tables.map((name) => ({ name, rows: 9, bytes: 0, sha256: '', digest: '' })) },
        join(file, 'nowhere'),
      ),
    ).rejects.toThrow('nowhere');
    await kysely.destroy();
    expect(await source.read()).toEqual(before);
  });

  it('refuses while the product runs on the database', async () => {
    const source = await open(kind);
    const file = await backUp(source);
    const running = await openDatabase(source.config.database, silentLog);
    await running.ping();
    await expect(restore(source, file, true)).rejects.toThrow(
      'the product is running on this database: stop it first',
    );
    await running.ping();
    await running.close();
    await restore(source, file, true);
  });

  it('has one moment of a database that is being written to', async () => {
    const source = await open(kind);
    const database = await openDatabase(source.config.database, silentLog);
    const writer = { isWriting: true, written: 0 };
    const writing = (async () => {
      for (; writer.isWriting; writer.written += 1) {
        const name = `n${writer.written}`;
        await database.write(async (trx) => {
          await trx.insertInto('site_settings').values({ key: name, value: 'x' }).execute();
          await trx
            .insertInto('request_limits')
            .values({ key: name, count: 1, window_end: '2030-01-01T00:00:00.000Z' })
            .execute();
        });
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    while (writer.written < 50) await new Promise((resolve) => setTimeout(resolve, 5));
    const file = join(source.config.dataDir, 'backup.tar.gz');
    const { tables } = await backUpApart(source, file);
    const rowsOf = (name: string) => tables.find((table) => table.name === name)!.rows;
    // On a slow disk none may have ended while the backup was made: they go on after it.
    await expect.poll(() => writer.written, { timeout: 60_000 }).toBeGreaterThan(rowsOf('site_settings'));
    writer.isWriting = false;
    await writing;
    await database.close();
    expect(rowsOf('site_settings')).toBeGreaterThanOrEqual(50);
    expect(rowsOf('request_limits')).toBe(rowsOf('site_settings'));
    const target = await open(kind);
    await restore(target, file);
  });
});

/** The four above are where PostgreSQL goes another way. */
const usualKinds = process.env['TEST_ALL'] ? kinds : kinds.slice(0, 1);

describe.each(usualKinds)('a restored archive (%s)', wholeDatabases, (kind) => {
  it('keeps addresses off the newsletter that were taken off since', async () => {
    const source = await open(kind);
    await source.fill(aFew);
    const hash = hashAddress(createSeal(source.config.authSecret!), 'row-3@example.com');
    const work = async <T>(run: (kysely: ReturnType<typeof connectDatabase>) => Promise<T>) => {
      const kysely = connectDatabase(source.config.database);
      return run(kysely).finally(() => kysely.destroy());
    };
    await work(async (kysely) => {
      for (const id of ['row-3', 'row-4']) {
        const set = { email_key: `${id}@example.com`, status: 'confirmed' as const };
        await kysely.updateTable('newsletter_subscriptions').set(set).where('id', '=', id).execute();
      }
    });
    const file = await backUp(source);
    // Erased since: only the hash is left.
    await work(async (kysely) => {
      await kysely.deleteFrom('newsletter_subscriptions').where('id', '=', 'row-3').execute();
      const created_at = '2026-11-20T09:14:04.600Z';
      await upsertSuppression(kysely, { hash, status: 'unsubscribed', created_at });
    });
    await restore(source, file, true);
    await work(async (kysely) => {
      const rows = await kysely
        .selectFrom('newsletter_subscriptions')
        .select('status')
        .where('id', 'in', ['row-3', 'row-4'])
        .orderBy('id')
        .execute();
      expect(rows.map(({ status }) => status)).toEqual(['unsubscribed', 'confirmed']);
      expect((await selectSuppressions(kysely, [hash])).get(hash)).toBe('unsubscribed');
    });
  });

  it('leaves alone what is no upload, and a draft of one that was never written to its end', async () => {
    const source = await open(kind);
    await source.fill(aFew);
    const target = await open(kind);
    const others = ['Copy of logo.png', 'logo (1).png', '.DS_Store', '.drafts/half'];
    const folders = [source, target].map(({ config }) => join(config.dataDir, 'uploads'));
    for (const folder of folders) {
      mkdirSync(join(folder, '.drafts'), { recursive: true });
      for (const name of others) writeFileSync(join(folder, name), 'not ours');
    }
    await restore(target, await backUp(source));
    expect((await target.read()).uploads).toEqual(originals);
    const left = others.map((name) => existsSync(join(folders[1]!, name)));
    expect(left).toEqual(others.map(() => true));
    const storage = await openStorage(target.config.storage);
    expect((await storage.listOthers()).toSorted()).toEqual(others.slice(0, 3).toSorted());
  });

  it('refuses a damaged archive and leaves everything as it was', async () => {
    const source = await open(kind);
    await source.fill(aFew);
    const file = await backUp(source);
    const target = await open(kind);
    const before = await target.read();
    const whole = readFileSync(file);
    const tar = gunzipSync(whole);
    const damages: [string, Buffer][] = [
      ['no-gzip', Buffer.from('no archive')],
      ['cut', whole.subarray(0, whole.length - 2000)],
      ['cut-in-tar', gzipSync(tar.subarray(0, tar.length - 8192))],
      ['changed', gzipSync(Buffer.from(tar.toString('latin1').replace('a picture', 'b picture'), 'latin1'))],
      ['one-row', gzipSync(Buffer.from(tar.toString('latin1').replace('name 5 Zo', 'name 6 Zo'), 'latin1'))],
      [
        'outside',
        gzipSync(
          Buffer.from(tar.toString('latin1').replace('uploads/blog-1.webp', '../../../../../etc/'), 'latin1'),
        ),
      ],
    ];
    for (const [name, bytes] of damages) {
      const damaged = join(source.config.dataDir, `${name}.tar.gz`);
      writeFileSync(damaged, bytes);
      await expect(restore(target, damaged, true)).rejects.toThrow(/archive/);
    }
    expect(await target.read()).toEqual(before);
    expect(readdirSync(target.config.dataDir).filter((name) => name.startsWith('.work'))).toEqual([]);
  });

  it('leaves no upload of a try that failed, and goes on after one that was cut off', async () => {
    const source = await open(kind);
    await source.fill(aFew);
    const file = await backUp(source);
    const tar = gunzipSync(readFileSync(file)).toString('latin1');
    const wrong = tar.replace(/"digest": "[0-9a-f]{64}"/, `"digest": "${'0'.repeat(64)}"`);
    const failing = join(source.config.dataDir, 'failing.tar.gz');
    writeFileSync(failing, gzipSync(Buffer.from(wrong, 'latin1')));

    const target = await open(kind);
    await expect(restore(target, failing)).rejects.toThrow('or not the same ones, after copying');
    const storage = await openStorage(target.config.storage);
    expect(await storage.list()).toEqual([]);
    await storage.put('blog-1.webp', Buffer.from('b picture'), 'image/webp');
    await expect(restore(target, file)).rejects.toThrow('there is data already');
    await storage.put('blog-1.webp', Buffer.from('a picture'), 'image/webp');
    await restore(target, file);
    expect((await target.read()).uploads).toEqual(originals);
  });

  it('says so when the database is restored and the uploads are not', async () => {
    const source = await open(kind);
    await source.fill(aFew);
    const file = await backUp(source);
    const target = await open(kind);
    const storage = await openStorage(target.config.storage);
    await storage.put('blog-1.webp', Buffer.from('later'), 'image/webp');
    // More than can be read at once.
    truncateSync(join(target.config.dataDir, 'uploads/blog-1.webp'), 2 ** 32);
    await expect(restore(target, file, true)).rejects.toThrow(HalfRestoredError);
    await storage.delete('blog-1.webp');
    await restore(target, file, true);
    expect((await target.read()).tables).toEqual((await source.read()).tables);
  });

  it('brings an older version up to date, and refuses a newer one and one too old', async () => {
    const old = await open(kind, 'nothing');
    const kysely = connectDatabase(old.config.database);
    await kysely.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      await migrateInTransaction(connection, kind, '0004-leads');
      await sql`insert into contact_messages (id, name, email, subject, message, created_at)
        values ('m1', 'Zoë', 'z@example.com', 'ÄPFEL', 'text', '2026-01-01T00:00:00.000Z')`.execute(
        connection,
      );
      await sql`commit`.execute(connection);
    });
    const file = await backUp(old);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', 'x')`.execute(kysely);
    const newer = join(old.config.dataDir, 'newer.tar.gz');
    await createBackup(old.config, newer);
    await sql`insert into kysely_migration (name, timestamp) values ('0001-first-tables', 'x')`.execute(
      kysely,
    );
    await sql`delete from kysely_migration where name = '0001-accounts'`.execute(kysely);
    await kysely.destroy();
    const former = join(old.config.dataDir, 'former.tar.gz');
    await createBackup(old.config, former);

    const target = await open(kind, 'nothing');
    await expect(restore(target, newer)).rejects.toThrow(
      'the data is from a newer version of the product than this one (it has 9999-tomorrow)',
    );
    await expect(restore(target, former)).rejects.toThrow(
      'restore it with that version, then start this one on it',
    );
    await restore(target, file);
    const database = await openDatabase(target.config.database, silentLog);
    const [message] = await database.kysely.selectFrom('contact_messages').selectAll().execute();
    expect(message).toMatchObject({ id: 'm1', subject: 'ÄPFEL' });
    await database.close();
  });

  it('never writes over a file', async () => {
    const source = await open(kind);
    const file = await backUp(source);
    await expect(createBackup(source.config, file)).rejects.toThrow('exists already');
    expect(existsSync(`${file}.part`)).toBe(false);
  });
});

import { copyFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { Checkpoints } from './checkpoints.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { GroupingSqliteDialect } from './sqlite-dialect.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

interface Tables {
  notes: { id: number; text: string };
}

let dir: string;
let file: string;
let kysely: Kysely<Tables>;
let dialect: GroupingSqliteDialect;

beforeEach(async () => {
  dir = makeTestFolder();
  file = join(dir, 'test.db');
  dialect = new GroupingSqliteDialect(file);
  kysely = new Kysely({ dialect });
  await sql`create table notes (id integer primary key, text text not null)`.execute(kysely);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await kysely.destroy();
});

const insert = (id: number, text = 'long '.repeat(200)) =>
  kysely.insertInto('notes').values({ id, text }).execute();

const countStored = (): unknown => {
  const other = new BetterSqlite3(file, { readonly: true });
  const count = other.prepare('select count(*) from notes').pluck().get();
  other.close();
  return count;
};

/** Changes each time the log is restarted (sqlite.org/fileformat.html, section 4.1). */
const readSalt = () => readFileSync(`${file}-wal`).toString('hex', 16, 24);

async function insertMany(from: number, to: number): Promise<void> {
  for (let id = from; id < to; id += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, n) => insert(id + n)));
  }
}

it('moves the log to the database file beside the writes, and begins it anew', async () => {
  const byItself = vi.spyOn(SqliteConnection.prototype, 'checkpointByItself');
  const measureLog = () => statSync(`${file}-wal`).size;
  await insert(0);
  const salt = readSalt();
  await insertMany(1, 601);
  await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(500_000), { timeout: 10_000 });
  // The first write after the thread has finished with it.
  let next = 601;
  const writeOneMore = async () => {
    await insert(next);
    next += 1;
    expect(readSalt()).not.toBe(salt);
  };
  await vi.waitFor(writeOneMore, { timeout: 10_000 });
  const before = measureLog();
  await insertMany(next, next + 380);
  expect(measureLog()).toBeLessThan(before * 1.2);
  expect(countStored()).toBe(next + 380);
  expect(byItself).not.toHaveBeenCalled();
});

it('begins the log anew after a few large writes', async () => {
  let id = 0;
  const writeOneMore = () => insert((id += 1), 'long '.repeat(50_000));
  await writeOneMore();
  const salt = readSalt();
  for (let n = 0; n < 60; n += 1) await writeOneMore();
  const noteNewLog = async () => {
    await writeOneMore();
    expect(readSalt()).not.toBe(salt);
  };
  await vi.waitFor(noteNewLog, { timeout: 10_000, interval: 200 });
});

it('begins the log anew where writes are committed that nobody has noted yet', async () => {
  const writer = new SqliteConnection(file);
  writer.leaveDiskToOthers();
  const add = (id: number) =>
    writer.execute({ sql: 'insert into notes values (?, ?)', parameters: [id, 'a'] });
  const { promise: moved, resolve } = Promise.withResolvers<void>();
  const whileNobodyWrites = async (work: () => Promise<void>) => {
    add(2);
    await work();
    resolve();
  };
  const checkpoints = new Checkpoints(file, whileNobodyWrites, () => undefined);
  add(1);
  const salt = readSalt();
  checkpoints.note(500, 0);
  await moved;
  add(3);
  expect(readSalt()).not.toBe(salt);
  await checkpoints.close();
  writer.close();
});

it('moves a log that a killed process has left', async () => {
  const text = 'long '.repeat(6000);
  await Promise.all(Array.from({ length: 400 }, (_, id) => insert(id, text)));
  const left = join(dir, 'left.db');
  for (const part of ['', '-wal']) copyFileSync(`${file}${part}`, `${left}${part}`);
  expect(statSync(left).size).toBeLessThan(100_000);
  const next = new Kysely<Tables>({ dialect: new GroupingSqliteDialect(left) });
  await vi.waitFor(() => expect(statSync(left).size).toBeGreaterThan(10_000_000), { timeout: 10_000 });
  expect(await next.selectFrom('notes').select('id').execute()).toHaveLength(400);
  await next.destroy();
});

it('leaves nothing in the log when it is asked to, and goes on writing', async () => {
  await insert(1, 'Zqsecret words');
  await kysely.deleteFrom('notes').execute();
  const isKept = () => ['', '-wal'].some((part) => readFileSync(`${file}${part}`).includes('Zqsecret'));
  expect(isKept()).toBe(true);
  const [isEmpty] = await Promise.all([dialect.emptyLog(), insert(2)]);
  expect(isEmpty).toBe(true);
  expect(isKept()).toBe(false);
  await insert(3);
  expect(await kysely.selectFrom('notes').select('id').execute()).toHaveLength(2);
});

it('says so where another process reads what is in the log', async () => {
  await insert(1);
  const other = new BetterSqlite3(file, { readonly: true });
  const rows = other.prepare('select id from notes union all select id from notes').iterate();
  rows.next();
  expect(await dialect.emptyLog()).toBe(false);
  rows.return?.();
  other.close();
  await insert(2);
  expect(await dialect.emptyLog()).toBe(true);
  expect(statSync(`${file}-wal`).size).toBe(0);
});

it('acknowledges nothing before it is on disk', async () => {
  const { promise: disk, resolve: answer } = Promise.withResolvers<void>();
  const sync = vi.spyOn(WriteAheadLog.prototype, 'sync').mockReturnValueOnce(disk);
  let acknowledged = 0;
  const writes = [insert(1), insert(2)].map((write) => write.then(() => (acknowledged += 1)));
  await vi.waitFor(() => expect(sync).toHaveBeenCalledOnce(), { timeout: 10_000 });
  await turn();
  expect(acknowledged).toBe(0);
  answer();
  await Promise.all(writes);
});

it('refuses what the disk refused, and mends the log before the next write', async () => {
  const { promise: disk, reject: refuse } = Promise.withResolvers<void>();
  const sync = vi.spyOn(WriteAheadLog.prototype, 'sync').mockReturnValueOnce(disk);
  const mend = vi.spyOn(SqliteConnection.prototype, 'checkpointAll');
  const first = insert(1);
  await vi.waitFor(() => expect(sync).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const second = insert(2);
  refuse(Object.assign(new Error('input/output error'), { code: 'EIO' }));
  await expect(first).rejects.toThrow('input/output error');
  await second;
  expect(mend).toHaveBeenCalledOnce();
  expect(statSync(file).size).toBeGreaterThan(4096);
});

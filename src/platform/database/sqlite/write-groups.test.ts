import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { GroupingSqliteDialect } from './sqlite-dialect.ts';

interface Tables {
  notes: { id: number; text: string };
}

let dir: string;
let file: string;
let kysely: Kysely<Tables>;

beforeEach(async () => {
  dir = makeTestFolder();
  file = join(dir, 'test.db');
  kysely = new Kysely<Tables>({ dialect: new GroupingSqliteDialect(file) });
  await sql`create table notes (id integer primary key, text text not null)`.execute(kysely);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await kysely.destroy();
});

const note = (id: number, text = `note ${id}`) => ({ id, text });

const write = (work: (trx: Transaction<Tables>) => Promise<unknown>) => kysely.transaction().execute(work);

const insert = (id: number, text?: string) =>
  write((trx) => trx.insertInto('notes').values(note(id, text)).execute());

const readIds = async () =>
  (await kysely.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Inserts this many rows in one turn. @returns how many commits it took */
async function countCommits(rows: number): Promise<number> {
  const other = new BetterSqlite3(file);
  // A number that changes when another connection has committed.
  const readVersion = () => other.pragma('data_version', { simple: true });
  const versions = new Set([readVersion()]);
  await Promise.all(
    Array.from({ length: rows }, async (_, id) => {
      await insert(id);
      versions.add(readVersion());
    }),
  );
  other.close();
  expect(await readIds()).toHaveLength(rows);
  return versions.size - 1;
}

/** Another process's connection, which has the file locked. */
function lock() {
  const other = new BetterSqlite3(file);
  other.exec('begin exclusive');
  return () => other.close();
}

it('waits for another process while the event loop goes on', async () => {
  const unlock = lock();
  let isStored = false;
  const stored = Promise.all([insert(1), insert(2)]).then(() => (isStored = true));
  for (let i = 0; i < 5; i += 1) expect(await readIds()).toEqual([]);
  await turn();
  expect(isStored).toBe(false);
  unlock();
  await stored;
  expect(await readIds()).toEqual([1, 2]);
});

it('refuses all that have waited too long for another process, and stores what comes after it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const unlock = lock();
  const refused = Promise.allSettled([insert(1), insert(2), insert(3)]);
  await turn();
  now.mockReturnValue(5001);
  for (const outcome of await refused) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } });
  }
  const later = insert(4);
  unlock();
  await later;
  expect(await readIds()).toEqual([4]);
});

it('commits the writes of one turn together', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  expect(await countCommits(50)).toBe(1);
});

it('commits writes that take long in groups, with turns of others between them', async () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1));
  let turns = 0;
  const counting = (async () => {
    for (; turns < 1000; turns += 1) await turn();
  })();
  const commits = await countCommits(50);
  expect(commits).toBeGreaterThan(5);
  expect(turns).toBeGreaterThanOrEqual(commits - 1);
  turns = 1000;
  await counting;
});

it('keeps the others when one fails, by its own error or by the database', async () => {
  const writes = await Promise.allSettled([
    insert(1),
    write(async (trx) => {
      await trx.insertInto('notes').values(note(2)).execute();
      throw new Error('changed my mind');
    }),
    insert(1, 'a second number one'),
    kysely.insertInto('notes').values(note(1)).execute(),
    insert(3),
  ]);
  expect(writes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(await kysely.selectFrom('notes').selectAll().execute()).toEqual([note(1), note(3)]);
});

it('acknowledges a write only when another process can read it', async () => {
  const other = new BetterSqlite3(file, { readonly: true });
  const isStored = other.prepare('select 1 from notes where id = ?');
  await Promise.all(
    Array.from({ length: 200 }, async (_, id) => {
      await insert(id);
      expect(isStored.get(id)).toBeDefined();
    }),
  );
  other.close();
});

it('shows a reader nothing that may yet be taken back', async () => {
  const seen: number[][] = [];
  await write(async (trx) => {
    await trx.insertInto('notes').values(note(1)).execute();
    seen.push(await readIds());
    expect(await trx.selectFrom('notes').select('id').execute()).toEqual([{ id: 1 }]);
  });
  seen.push(await readIds());
  expect(seen).toEqual([[], [1]]);
});

it('gives each of several writes that wait its turn, in order', async () => {
  const order: string[] = [];
  const slow = (name: string) =>
    write(async (trx) => {
      order.push(`${name} begins`);
      await turn();
      await trx.insertInto('notes').values(note(order.length)).execute();
      order.push(`${name} ends`);
    });
  await Promise.all([slow('one'), slow('two'), slow('three')]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});

it('acknowledges nothing that a full disk took back, and goes on when there is room again', async () => {
  const limitPages = (pages: number) =>
    write((trx) => sql.raw(`pragma max_page_count = ${pages}`).execute(trx));
  await limitPages(8);
  const writes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, id) => insert(id, 'long '.repeat(500))),
  );
  const acknowledged = writes.flatMap(({ status }, id) => (status === 'fulfilled' ? [id] : []));
  expect(acknowledged.length).toBeLessThan(20);
  expect(await readIds()).toEqual(acknowledged);
  expect(writes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'SQLITE_FULL' },
  });

  await limitPages(1000);
  await insert(100);
  expect(await readIds()).toEqual([...acknowledged, 100]);
});

it('rejects the whole group when its commit fails', async () => {
  // A deferred foreign key is checked when the transaction commits, not before.
  await sql`create table parts (note integer references notes (id) deferrable initially deferred)`.execute(
    kysely,
  );
  const dangling = write((trx) => sql`insert into parts values (404)`.execute(trx));
  const writes = await Promise.allSettled([insert(1), dangling, insert(2)]);
  expect(writes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await readIds()).toEqual([]);
  await insert(3);
  expect(await readIds()).toEqual([3]);
});

it('refuses a statement of a transaction that is over', async () => {
  let kept: Transaction<Tables> | undefined;
  await write(async (trx) => {
    kept = trx;
  });
  await expect(kept!.insertInto('notes').values(note(1)).execute()).rejects.toThrow(
    /over|completed|committed/,
  );
  expect(await readIds()).toEqual([]);
});

import { afterEach, describe, expect, it } from 'vitest';
import type { DatabaseKind } from '#platform/database/tables.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { copyDatabase } from './copy-database.ts';
import { openTestData, silentLog, type TestData } from '#tests/support/test-data.ts';
import { withWorkDirectory } from '#platform/storage/work-directory.ts';

const opened: TestData[] = [];
afterEach(async () => {
  for (const data of opened.splice(0)) await data.remove();
});

async function openPair(from: DatabaseKind, to: DatabaseKind) {
  const source = await openTestData(from);
  const target = await openTestData(to);
  opened.push(source, target);
  const copy = () =>
    withWorkDirectory(source.config.dataDir, (dir) =>
      copyDatabase(source.config.database, target.config.database, dir),
    );
  return { source, target, copy };
}

const ways: [DatabaseKind, DatabaseKind][] = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
];

/** A thousand rows in each table, written and read on both sides. */
const wholeDatabases = { timeout: 120_000 };

describe.each(ways)('moving from %s to %s', wholeDatabases, (from, to) => {
  it('copies every row of every table and leaves the first as it is', async () => {
    const { source, target, copy } = await openPair(from, to);
    await source.fill();
    const { tables: before } = await source.read();
    await copy();
    const sorted = (tables: typeof before) => tables.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(sorted((await target.read()).tables)).toEqual(sorted(before));
    expect((await source.read()).tables).toEqual(before);
    const database = await openDatabase(target.config.database, silentLog);
    expect(database.contentVersion.current).toBe(77);
    await database.close();
  });

  it('refuses a database that has data', async () => {
    const { source, target, copy } = await openPair(from, to);
    await source.fill(20);
    await target.fill(20);
    const before = await target.read();
    await expect(copy()).rejects.toThrow('the database to copy to has data already');
    expect(await target.read()).toEqual(before);
  });

  it('refuses while the product runs on either', async () => {
    const { source, target, copy } = await openPair(from, to);
    for (const { config } of [source, target]) {
      const running = await openDatabase(config.database, silentLog);
      await expect(copy()).rejects.toThrow('the product is running on this database');
      await running.close();
    }
    await copy();
  });
});

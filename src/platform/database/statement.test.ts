import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { createStatement } from './statement.ts';

describeOnBothDatabases('a statement that is compiled once', (open) => {
  it('takes the values of each run, also in a transaction', async () => {
    const { database } = await open();
    let compiled = 0;
    const insert = createStatement((connection, row: { key: string; value: string }) => {
      compiled += 1;
      return connection.insertInto('site_settings').values({ key: row.key, value: row.value });
    });
    await insert(database.kysely, { key: 'one', value: 'first' });
    await database.write((trx) => insert(trx, { key: 'two', value: 'second' }));
    const rows = await database.kysely.selectFrom('site_settings').selectAll().orderBy('key').execute();
    expect(rows).toEqual(
      expect.arrayContaining([
        { key: 'one', value: 'first' },
        { key: 'two', value: 'second' },
      ]),
    );
    expect(compiled).toBe(1);
  });
});

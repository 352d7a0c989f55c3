import { CompiledQuery } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { ReaderDialect } from './reader-dialect.ts';

const { config, remove } = await createTestDatabase('sqlite');
const readers = new ReaderDialect(config.kind === 'sqlite' ? config.file : '').createDriver();
afterAll(async () => {
  await readers.destroy();
  await remove();
});

const raw = (sql: string) => readers.executeQuery(CompiledQuery.raw(sql));

const countTo = (n: number) =>
  `with recursive c(x) as (select 1 union all select x + 1 from c where x < ${n}) select count(*) as n from c`;

it('leaves the event loop free while a statement runs', async () => {
  let isAnswered = false;
  const answer = raw(countTo(2_000_000)).then((result) => {
    isAnswered = true;
    return result.rows;
  });
  // Would be delayed by a statement on this thread, however fast the machine.
  const turns: boolean[] = [];
  for (let i = 0; i < 3; i += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    turns.push(isAnswered);
  }
  expect(turns).toEqual([false, false, false]);
  expect(await answer).toEqual([{ n: 2_000_000 }]);
});

it('refuses to write', async () => {
  await expect(raw('delete from site_state')).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
  expect((await raw('select id from site_state')).rows).toHaveLength(1);
});

it('reads on after it was ended', async () => {
  await readers.destroy();
  expect((await raw('select 7 as n')).rows).toEqual([{ n: 7 }]);
});

it('says of a statement under way when the thread ends that it was not read', async () => {
  const answer = raw(countTo(300_000));
  await Promise.all([expect(answer).rejects.toThrow('the thread ended'), readers.destroy()]);
  expect((await raw('select 8 as n')).rows).toEqual([{ n: 8 }]);
});

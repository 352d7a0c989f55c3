import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { LongReads, type LongReadLimits } from './long-reads.ts';
import type { Connection } from './open-database.ts';
import { withDeadline } from './query-signal.ts';
import { DatabaseBusyError, ReadAbandonedError } from './read-errors.ts';

const longDeadline: LongReadLimits = { atOnce: 2, waiting: 2, deadlineMs: 60_000 };

const openReads = ({ database }: TestPlatform, limits: Partial<LongReadLimits> = {}) =>
  new LongReads(database.kysely, { ...longDeadline, ...limits });

const readOne = async (connection: Connection): Promise<number> =>
  Number((await sql<{ n: number }>`select 1 as n`.execute(connection)).rows[0]!.n);

/** Work that waits until it is released, then reads. */
function hold() {
  const begun = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  let statements = 0;
  const work = async (connection: Connection) => {
    begun.resolve();
    await letGo.promise;
    const n = await readOne(connection);
    statements += 1;
    return n;
  };
  return { work, begun: begun.promise, letGo: letGo.resolve, countStatements: () => statements };
}

describeOnBothDatabases('a long read', (open) => {
  it('gives what is committed', async () => {
    const { database } = await open();
    await database.write((trx) =>
      trx.insertInto('site_settings').values({ key: 'a', value: '"é"' }).execute(),
    );
    const read = () =>
      database.read('posts', (connection) => connection.selectFrom('site_settings').selectAll().execute());
    expect(await read()).toEqual([{ key: 'a', value: '"é"' }]);
  });

  it('throws what the database says of a statement, and goes on', async () => {
    const { database } = await open();
    const wrong = database.read('posts', (connection) =>
      sql`select * from no_such_table`.execute(connection),
    );
    await expect(wrong).rejects.toThrow(/no_such_table/);
    expect(await database.read('posts', readOne)).toBe(1);
  });

  it('is not held up by another area where areas have lines of their own', async () => {
    const { database } = await open();
    const reads = new LongReads(database.kysely, { ...longDeadline, atOnce: 1 }, false);
    const posts = hold();
    const stuck = reads.run('posts', posts.work);
    await posts.begun;
    const waiting = reads.run('posts', readOne);
    const messages = hold();
    const other = reads.run('messages', messages.work);
    await messages.begun;
    expect(reads.figures).toEqual({ underWay: 2, waiting: 1 });
    for (const { letGo } of [posts, messages]) letGo();
    expect(await Promise.all([stuck, waiting, other])).toEqual([1, 1, 1]);
  });

  it('waits for its turn, and is turned away where too many wait', async () => {
    const reads = openReads(await open());
    const [first, second, third, fourth] = [hold(), hold(), hold(), hold()];
    const answers = [first, second, third, fourth].map(({ work }) => reads.run('posts', work));
    await Promise.all([first.begun, second.begun]);
    await expect(reads.run('posts', readOne)).rejects.toThrow(DatabaseBusyError);
    expect(reads.figures).toMatchObject({ underWay: 2, waiting: 2 });
    first.letGo();
    await third.begun;
    for (const { letGo } of [second, third, fourth]) letGo();
    expect(await Promise.all(answers)).toEqual([1, 1, 1, 1]);
    expect(reads.figures).toMatchObject({ underWay: 0, waiting: 0 });
  });

  it('lets those who came first go first, so that pages of several exports take turns', async () => {
    const reads = openReads(await open(), { atOnce: 1 });
    const order: string[] = [];
    const exportPages = async (name: string) => {
      for (let page = 1; page <= 3; page += 1) {
        await reads.run('posts', async (connection) => {
          order.push(`${name}${page}`);
          await readOne(connection);
        });
      }
    };
    await Promise.all([exportPages('a'), exportPages('b'), exportPages('c')]);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
  });

  it('ends at once when whoever asks is gone, and reads nothing more for them', async () => {
    const reads = openReads(await open(), { atOnce: 1 });
    const running = hold();
    const caller = new AbortController();
    const answer = reads.run('posts', running.work, caller.signal);
    await running.begun;
    const waiting = new AbortController();
    const waitingAnswer = reads.run('posts', readOne, waiting.signal);
    waiting.abort();
    await expect(waitingAnswer).rejects.toThrow(ReadAbandonedError);
    expect(reads.figures.waiting).toBe(0);
    caller.abort();
    await expect(answer).rejects.toThrow(ReadAbandonedError);
    // It keeps its turn for as long as it runs.
    expect(reads.figures.underWay).toBe(1);
    const next = reads.run('posts', readOne);
    running.letGo();
    expect(await next).toBe(1);
    expect(running.countStatements()).toBe(0);
    await expect(reads.run('posts', readOne, caller.signal)).rejects.toThrow(ReadAbandonedError);
  });

  it('leaves the line when the page that waits for it is given up', async () => {
    const reads = openReads(await open(), { atOnce: 1 });
    const running = hold();
    const answer = reads.run('posts', running.work);
    await running.begun;
    const page = withDeadline(1, () => reads.run('posts', readOne));
    await expect(page).rejects.toThrow(ReadAbandonedError);
    expect(reads.figures.waiting).toBe(0);
    running.letGo();
    expect(await answer).toBe(1);
  });

  it('is given up at its deadline, also while it waits', async () => {
    const reads = openReads(await open(), { atOnce: 1, deadlineMs: 1 });
    const running = hold();
    const [answer, waiting] = [reads.run('posts', running.work), reads.run('posts', readOne)];
    await expect(answer).rejects.toThrow(DatabaseBusyError);
    await expect(waiting).rejects.toThrow(DatabaseBusyError);
    running.letGo();
  });
});

import { clearImmediate, setImmediate } from 'node:timers';
import { expect, it, onTestFinished } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { create, open as openApi } from '#tests/support/test-posts.ts';
import { replaceEntry, selectIndexed } from './entries.store.ts';
import { makeEntry } from './index-post.ts';

/** @returns a function that says how many turns the event loop has had */
function countTurns(): () => number {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  onTestFinished(() => clearImmediate(next));
  return () => turns;
}

describeOnBothDatabases('the search entry of a post', (open) => {
  it('lets other work in between its parts', async () => {
    const platform = await open();
    const { api } = await openApi(platform);
    await create(api, { title: 'One' });
    const { kysely } = platform.database;
    const { id } = await kysely.selectFrom('blogs').select('id').executeTakeFirstOrThrow();
    const [row] = await selectIndexed(kysely, [id]);
    const readTurns = countTurns();
    const turns = await platform.database.write(async (trx) => {
      const before = readTurns();
      await replaceEntry(trx, makeEntry(row!));
      return readTurns() - before;
    });
    expect(turns).toBeGreaterThan(1);
  });
});

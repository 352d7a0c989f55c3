import { expect, it } from 'vitest';
import type { TestApi } from '#tests/support/test-api.ts';
import { create, listVersions, open, post, put, read } from '#tests/support/test-posts.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { EditedPost } from '../contract.ts';

const autosave = (api: TestApi, id: string, excerpt: string, from: number | '*' = '*') =>
  read<EditedPost>(put(api, `${id}/draft?autosave=true`, { excerpt }, from));

const save = (api: TestApi, id: string, excerpt: string, from: number | '*' = '*') =>
  read<EditedPost>(put(api, `${id}/draft`, { excerpt }, from));

const readActions = async (api: TestApi, id: string) =>
  (await listVersions(api, id)).map(({ action, version }) => [action, version]);

describeOnBothDatabasesAtLength('an autosaved draft', (openPlatform) => {
  it('carries a version of its own into the next save, and none into the history', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id } = await create(api);
    const before = platform.database.contentVersion.current;
    const first = await autosave(api, id, 'One', 1);
    const second = await autosave(api, id, 'Two', first.version);
    expect(second).toMatchObject({ version: 3, excerpt: 'An excerpt', draft: { excerpt: 'Two' } });
    expect(await readActions(api, id)).toEqual([['create', 1]]);
    expect(platform.database.contentVersion.current).toBe(before);
    const stale = await put(api, `${id}/draft?autosave=true`, { excerpt: 'Three' }, 2);
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      {
        code: 'edited_meanwhile',
        detail: 'You, in another window, have changed this blog since you opened it.',
        by_you: true,
        current: { version: 3, draft: { excerpt: 'Two' } },
      },
    ]);
  });

  it('becomes a version with the save after it, changed or not', async () => {
    const { api } = await open(await openPlatform());
    const [same, changed] = [await create(api), await create(api, { slug: 'changed' })];
    for (const { id } of [same, changed]) await autosave(api, id, 'Autosaved');
    expect(await save(api, same.id, 'Autosaved')).toMatchObject({ version: 2 });
    expect(await readActions(api, same.id)).toEqual([
      ['save', 2],
      ['create', 1],
    ]);
    await save(api, same.id, 'Autosaved');
    expect(await readActions(api, same.id)).toHaveLength(2);
    await save(api, changed.id, 'Saved');
    expect(await readActions(api, changed.id)).toEqual([
      ['save', 3],
      ['create', 1],
    ]);
  });

  it('is kept as a version before it is given up, or replaced by an earlier version', async () => {
    const { api } = await open(await openPlatform());
    const { id } = await create(api);
    await autosave(api, id, 'Given up');
    await read(post(api, `/blog-api/${id}/discard`));
    expect(await readActions(api, id)).toEqual([
      ['discard', 3],
      ['save', 2],
      ['create', 1],
    ]);
    await autosave(api, id, 'Replaced');
    await read(post(api, `/blog-api/${id}/versions/2/restore`));
    expect((await readActions(api, id)).slice(0, 2)).toEqual([
      ['save', 5],
      ['save', 4],
    ]);
  });

  it('is kept as a version before someone else writes over it', async () => {
    const platform = await openPlatform();
    const [mine, theirs] = [(await open(platform)).api, (await open(platform)).api];
    const { id } = await create(mine);
    await autosave(mine, id, 'Mine');
    await save(theirs, id, 'Theirs');
    expect((await readActions(mine, id)).slice(0, 2)).toEqual([
      ['save', 3],
      ['save', 2],
    ]);
    const stale = await put(mine, `${id}/draft`, { excerpt: 'Mine again' }, 2);
    expect(await stale.json()).not.toHaveProperty('by_you');
    const kept = await read<{ data: object }>(mine.askAsAdmin('GET', `/blog-api/${id}/versions/2`));
    expect(kept.data).toMatchObject({ excerpt: 'Mine' });
  });

  it('changes nothing that visitors see, and is the text of an unpublished post', async () => {
    const { api } = await open(await openPlatform());
    const own = await create(api, { published: false, slug: 'own' });
    expect(await autosave(api, own.id, 'Written on')).toMatchObject({ excerpt: 'Written on', draft: null });
    const refused = await put(api, `${own.id}/draft?autosave=yes`, { excerpt: 'x' });
    expect(refused.status).toBe(400);
  });
});

describeOnBothDatabasesAtLength('a slug that is taken', (openPlatform) => {
  it('is refused with one that is free', async () => {
    const { api } = await open(await openPlatform());
    await create(api, { slug: 'quay' });
    await create(api, { slug: 'quay-2' });
    const { id } = await create(api, { slug: 'other' });
    const refuse = async (response: Promise<Response>) => {
      const { status } = await response;
      return [status, await (await response).json()];
    };
    const taken = [409, { code: 'slug_taken', proposal: 'quay-3' }];
    expect(await refuse(put(api, id, { slug: 'quay' }))).toMatchObject(taken);
    expect(await refuse(put(api, `${id}/draft`, { slug: 'quay-2' }))).toMatchObject(taken);
    const body = { title: 'Quay', excerpt: 'An excerpt', content: 'Words' };
    expect(await refuse(api.askAsAdmin('POST', '/blog-api', { body }))).toMatchObject(taken);
  });
});

import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { TestApi } from '#tests/support/test-api.ts';
import { create, listVersions, open as openApi, put, read } from '#tests/support/test-posts.ts';
import type { BinnedPost, EditedPost, Post } from '../contract.ts';
import type { BulkResult } from '../bulk.contract.ts';

const run = (api: TestApi, action: string, body: object) =>
  api.askAsAdmin('POST', `/blog-bulk/${action}`, { body });

const change = (api: TestApi, action: string, body: object) => read<BulkResult>(run(api, action, body));

const readOne = (api: TestApi, id: string) =>
  read<EditedPost>(api.askAsAdmin('GET', `/blog-api/${id}/draft`));

const missing = '019a9f5e-7711-7d90-8e21-3c5a9b7d1f40';

describeOnBothDatabasesAtLength('several posts', (open) => {
  it('are published and taken back, each with a version of its own', async () => {
    const { api } = await openApi(await open());
    const one = await create(api, { title: 'One', published: false });
    const later = await create(api, { title: 'Two', published: false, publish_at: '2090-01-01T00:00:00Z' });
    const ids = [one.id, missing, later.id, one.id];
    expect(await change(api, 'publish', { ids })).toEqual({
      changed: [
        { id: one.id, state: 'published' },
        { id: later.id, state: 'scheduled' },
      ],
      failed: [{ id: missing, code: 'not_found', detail: 'Resource not found' }],
    });
    expect((await api.ask('GET', `/blog-api/${one.slug}`)).status).toBe(200);
    expect((await listVersions(api, one.id)).map(({ action }) => action)).toEqual(['publish', 'create']);
    // It is so already.
    await change(api, 'publish', { ids: [one.id] });
    expect(await listVersions(api, one.id)).toHaveLength(2);
    const { changed } = await change(api, 'unpublish', { ids: [one.id, later.id] });
    expect(changed.map(({ state }) => state)).toEqual(['draft', 'draft']);
    expect((await api.ask('GET', `/blog-api/${one.slug}`)).status).toBe(404);
  });

  it('get and lose a tag, in their drafts too, and the others do where one cannot', async () => {
    const { api } = await openApi(await open());
    const full = await create(api, { title: 'Full', tags: Array.from({ length: 20 }, (_, n) => `tag ${n}`) });
    const one = await create(api, { title: 'One', tags: ['Kept'] });
    await read(put(api, `${one.id}/draft`, { excerpt: 'Another' }));
    const added = await change(api, 'add-tag', { ids: [full.id, one.id], tag: 'Überblick' });
    expect(added.changed).toEqual([{ id: one.id, state: 'published' }]);
    expect(added.failed).toEqual([
      { id: full.id, code: 'invalid', detail: 'A post can have at most 20 tags' },
    ]);
    const tagged = await readOne(api, one.id);
    expect([tagged.tags, tagged.draft?.tags, tagged.draft?.excerpt]).toEqual([
      ['kept', 'ueberblick'],
      ['kept', 'ueberblick'],
      'Another',
    ]);
    expect(await read<Post[]>(api.ask('GET', '/blog-api?tag=ueberblick'))).toHaveLength(1);
    await change(api, 'remove-tag', { ids: [full.id, one.id], tag: 'kept' });
    const { tags, draft } = await readOne(api, one.id);
    expect([tags, draft?.tags]).toEqual([['ueberblick'], ['ueberblick']]);
    expect((await run(api, 'add-tag', { ids: [one.id], tag: '!!!' })).status).toBe(400);
  });

  it('get an author, who must be one of the people', async () => {
    const { api } = await openApi(await open());
    const { id } = await create(api, { title: 'One' });
    await read(put(api, `${id}/draft`, { excerpt: 'Another' }));
    await change(api, 'set-author', { ids: [id], author: 'ines-varga' });
    const { author, draft } = await readOne(api, id);
    expect([author, draft?.author]).toEqual(['ines-varga', 'ines-varga']);
    await change(api, 'set-author', { ids: [id], author: null });
    expect((await readOne(api, id)).author).toBeNull();
    expect((await run(api, 'set-author', { ids: [id], author: 'nobody' })).status).toBe(400);
  });

  it('go to the bin, from which each can be restored', async () => {
    const { api } = await openApi(await open());
    const [one, two] = [await create(api, { title: 'One' }), await create(api, { title: 'Two' })];
    const result = await change(api, 'delete', { ids: [one.id, two.id, missing] });
    expect(result.changed).toEqual([one, two].map(({ id }) => ({ id, state: null })));
    expect(result.failed.map(({ id }) => id)).toEqual([missing]);
    const bin = await read<BinnedPost[]>(api.askAsAdmin('GET', '/blog-bin'));
    expect(bin.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
  });

  it('are at most 100 at a time, and at least one', async () => {
    const { api } = await openApi(await open());
    const ids = Array.from({ length: 101 }, (_, n) => String(n));
    for (const bad of [[], ids]) expect((await run(api, 'publish', { ids: bad })).status).toBe(400);
    expect((await change(api, 'publish', { ids: ids.slice(1) })).failed).toHaveLength(100);
  });
});

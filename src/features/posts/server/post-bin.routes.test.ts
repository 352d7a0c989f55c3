import { expect, it } from 'vitest';
import { retentionRules } from '#app/personal-data.ts';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';
import type { TestApi } from '#tests/support/test-api.ts';
import { create, listVersions, open, post, put, read, readPages } from '#tests/support/test-posts.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { BinnedPost, EditedPost } from '../contract.ts';

describeOnBothDatabasesAtLength('a deleted post', (openPlatform) => {
  const readBin = (api: TestApi) => read<BinnedPost[]>(api.askAsAdmin('GET', '/blog-bin'));
  const remove = async (api: TestApi, id: string) =>
    expect((await api.askAsAdmin('DELETE', `/blog-api/${id}`)).status).toBe(204);

  it('is gone for visitors at all of its addresses, and had back with them', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id } = await create(api);
    await put(api, id, { slug: 'now' });
    await put(api, `${id}/draft`, { excerpt: 'Draft' });
    await remove(api, id);
    const kinds = async () => [
      (await readPages(platform, 'a-title')).page.kind,
      (await readPages(platform, 'now')).page.kind,
      (await readPages(platform, 'never')).page.kind,
    ];
    expect(await kinds()).toEqual(['gone', 'gone', 'missing']);
    expect(await readBin(api)).toMatchObject([{ id, slug: 'now', title: 'A title' }]);
    const restored = await read<EditedPost>(post(api, `/blog-bin/${id}/restore`));
    expect(restored).toMatchObject({ slug: 'now', author_id: api.adminId, draft: { excerpt: 'Draft' } });
    expect(await kinds()).toEqual(['moved', 'found', 'missing']);
    expect(await readBin(api)).toEqual([]);
    const actions = (await listVersions(api, id)).map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['restore', 'delete']);
  });

  it('that nobody has seen leaves no trace at its address', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id } = await create(api, { published: false });
    await remove(api, id);
    expect((await readPages(platform, 'a-title')).page.kind).toBe('missing');
  });

  it('stays in the bin while another post has its slug', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id } = await create(api);
    await remove(api, id);
    const other = await create(api);
    expect((await readPages(platform, 'a-title')).page).toMatchObject({ post: { id: other.id } });
    const refused = await post(api, `/blog-bin/${id}/restore`);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'slug_taken', detail: 'Another post uses the slug “a-title” by now. Change that one first.' },
    ]);
    expect(await readBin(api)).toHaveLength(1);
  });

  it('is forgotten after 30 days, but for its address', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id } = await create(api);
    await remove(api, id);
    for (const [days, left] of [
      [29, 1],
      [31, 0],
    ] as const) {
      platform.now = () => new Date(Date.now() + days * 86_400_000);
      await deleteOldData(platform, retentionRules);
      expect(await readBin(api)).toHaveLength(left);
    }
    const versions = await platform.database.kysely.selectFrom('versions').selectAll().execute();
    expect(versions).toEqual([]);
    expect((await readPages(platform, 'a-title')).page.kind).toBe('gone');
  });
});

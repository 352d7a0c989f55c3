import { expect, it } from 'vitest';
import type { Version } from '#domain/editing/contract.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import type { TestApi } from '#tests/support/test-api.ts';
import { create, open as openApi, post, put, read } from '#tests/support/test-posts.ts';
import type { EditedPost, Post } from '../contract.ts';
import type { Tag } from '../tags.contract.ts';

const list = (api: TestApi, query: string) => read<Post[]>(api.ask('GET', `/blog-api?${query}`));

const titles = (posts: { title: string }[]) => posts.map(({ title }) => title);

const readTags = async (api: TestApi, id: string) =>
  (await read<Post>(api.askAsAdmin('GET', `/blog-api/${id}`))).tags;

const listTags = async (api: TestApi, isAdmin = false) => {
  const tags = await read<Tag[]>((isAdmin ? api.askAsAdmin : api.ask)('GET', '/blog-tags'));
  return tags.map(({ slug, name, posts }) => [slug, name, posts]);
};

const changeTag = (api: TestApi, slug: string, body: object) =>
  api.askAsAdmin('PUT', `/blog-tags/${slug}`, { body });

const merge = (api: TestApi, slug: string, into: string) =>
  api.askAsAdmin('POST', `/blog-tags/${slug}/merge`, { body: { into } });

describeOnBothDatabases('the tags of posts', (open) => {
  it('are given by name or slug, each once, and made where they do not exist', async () => {
    const { api } = await openApi(await open());
    const one = await create(api, { title: 'One', tags: ['AI in retail', 'ai-in-retail', 'Überblick'] });
    expect(one.tags).toEqual(['ai-in-retail', 'ueberblick']);
    await create(api, { title: 'Two', tags: ['ai-in-retail'] });
    await create(api, { title: 'Draft', tags: ['Unseen', 'ai-in-retail'], published: false });
    await create(api, { title: 'None' });
    expect(await listTags(api)).toEqual([
      ['ai-in-retail', 'AI in retail', 2],
      ['ueberblick', 'Überblick', 1],
    ]);
    expect(await listTags(api, true)).toEqual([
      ['ai-in-retail', 'AI in retail', 3],
      ['ueberblick', 'Überblick', 1],
      ['unseen', 'Unseen', 1],
    ]);
    expect(titles(await list(api, 'tag=ai-in-retail'))).toEqual(['Two', 'One']);
    expect(titles(await list(api, 'tag=ai-in-retail&q=on&fields=card'))).toEqual(['One']);
    expect(await list(api, 'tag=unseen')).toEqual([]);
    expect(await list(api, 'tag=nothing')).toEqual([]);
    const first = await api.ask('GET', '/blog-api?tag=ai-in-retail&limit=1');
    const next = /<\/functions\/v1([^>]*)>/.exec(first.headers.get('link')!)![1]!;
    expect(titles(await read<Post[]>(api.ask('GET', next)))).toEqual(['One']);
  });

  it('are known by their names, whatever their case and Unicode form, and each has a slug of its own', async () => {
    const { api } = await openApi(await open());
    const one = await create(api, { title: 'One', tags: ['C++', 'C#', 'C', '.NET', 'Net', 'Été'] });
    expect(one.tags).toEqual(['c-plus-plus', 'c-sharp', 'c', 'net', 'net-2', 'ete']);
    const again = await create(api, {
      title: 'Two',
      tags: ['c#', 'c++', 'c', 'NET', 'net-2', 'E\u0301TE\u0301', 'Ｃ'],
    });
    expect(again.tags).toEqual(['c-sharp', 'c-plus-plus', 'c', 'net-2', 'ete']);
    expect((await listTags(api)).map(([, name]) => name)).toEqual(['C', 'C++', 'C#', 'Été', '.NET', 'Net']);
  });

  it('do not capture a name by a slug that they had', async () => {
    const { api } = await openApi(await open());
    const { id } = await create(api, { title: 'One', tags: ['C', 'Now'] });
    await read(changeTag(api, 'c', { slug: 'c-lang', name: 'C language' }));
    const renamed = await create(api, { title: 'Two', tags: ['c'] });
    expect(renamed.tags).toEqual(['c-2']);
    await read(merge(api, 'c-lang', 'now'));
    const merged = await create(api, { title: 'Three', tags: ['c', 'C-lang', 'C language'] });
    expect(merged.tags).toEqual(['c-2', 'c-lang-2', 'c-language']);
    expect(titles(await list(api, 'tag=c'))).toEqual(['One']);
    expect(await readTags(api, id)).toEqual(['now']);
  });

  it('stay on a post that is saved with the slugs that they had when it was opened', async () => {
    const { api } = await openApi(await open());
    const { id, tags } = await create(api, { title: 'One', tags: ['Old', 'Kept', 'Gone'] });
    await read(changeTag(api, 'old', { slug: 'new', name: 'New' }));
    await read(merge(api, 'gone', 'kept'));
    await read(put(api, id, { tags }));
    expect(await readTags(api, id)).toEqual(['new', 'kept']);
    await read(put(api, id, { tags: [] }));
    const restored = await read<EditedPost>(post(api, `/blog-api/${id}/versions/1/restore`));
    expect(restored.draft?.tags).toEqual(['new', 'kept']);
  });

  it('are part of a draft and of versions, and change for visitors when it is published', async () => {
    const { api } = await openApi(await open());
    const { id } = await create(api, { title: 'One', tags: ['Old'] });
    await read(put(api, `${id}/draft`, { tags: ['New'], featured: true, search_title: 'Found by' }));
    expect(titles(await list(api, 'tag=old'))).toEqual(['One']);
    const published = await read<EditedPost>(post(api, `/blog-api/${id}/publish`));
    expect(published).toMatchObject({ tags: ['new'], featured: true, search_title: 'Found by', draft: null });
    expect(titles(await list(api, 'tag=new'))).toEqual(['One']);
    expect(await list(api, 'tag=old')).toEqual([]);
    const [version] = await read<Version[]>(api.askAsAdmin('GET', `/blog-api/${id}/versions`));
    expect(version!.changed).toEqual([]);
    const restored = await read<EditedPost>(post(api, `/blog-api/${id}/versions/1/restore`));
    expect(restored.draft?.tags).toEqual(['old']);
  });

  it('are renamed for every post, and lead on from their former names', async () => {
    const { api } = await openApi(await open());
    const { id } = await create(api, { title: 'One', tags: ['Old', 'Older'] });
    await create(api, { title: 'old', excerpt: 'old', content: 'old', tags: ['Older'] });
    await read(put(api, `${id}/draft`, { title: 'old', tags: ['Older', 'Old'] }));
    const { id: binned } = await create(api, { title: 'Binned', tags: ['Old'] });
    await api.askAsAdmin('DELETE', `/blog-api/${binned}`);
    const changes = { slug: 'new', name: 'New', description: 'What is new.' };
    expect(await read<Tag>(changeTag(api, 'old', changes))).toEqual({ ...changes, posts: 1 });
    expect(await readTags(api, id)).toEqual(['new', 'older']);
    const { draft } = await read<EditedPost>(api.askAsAdmin('GET', `/blog-api/${id}/draft`));
    expect([draft?.title, draft?.tags]).toEqual(['old', ['older', 'new']]);
    await read(post(api, `/blog-bin/${binned}/restore`));
    expect(await readTags(api, binned)).toEqual(['new']);
    for (const slug of ['new', 'old'])
      expect(titles(await list(api, `tag=${slug}`))).toEqual(['Binned', 'One']);
    expect((await changeTag(api, 'new', { slug: 'older' })).status).toBe(409);
    for (const name of ['Older', 'OLDER', 'Ｏｌｄｅｒ'])
      expect((await changeTag(api, 'new', { name })).status).toBe(409);
    expect((await changeTag(api, 'new', { name: 'NEW' })).status).toBe(200);
    expect((await changeTag(api, 'nothing', { name: 'A name' })).status).toBe(404);
    expect((await changeTag(api, 'new', { slug: 'No slug' })).status).toBe(400);
  });

  it('are merged into one, whose posts have it once', async () => {
    const { api } = await openApi(await open());
    const both = await create(api, { title: 'Both', tags: ['One', 'Two', 'Three'] });
    const one = await create(api, { title: 'One', tags: ['One'] });
    await create(api, { title: 'Two', tags: ['Two'] });
    await read(changeTag(api, 'one', { slug: 'first' }));
    expect(await read<Tag>(merge(api, 'first', 'two'))).toMatchObject({ slug: 'two', posts: 3 });
    expect(await readTags(api, both.id)).toEqual(['two', 'three']);
    expect(await readTags(api, one.id)).toEqual(['two']);
    for (const slug of ['two', 'first', 'one']) {
      expect(titles(await list(api, `tag=${slug}`))).toEqual(['Two', 'One', 'Both']);
    }
    expect(await listTags(api)).toEqual([
      ['three', 'Three', 1],
      ['two', 'Two', 3],
    ]);
    expect((await merge(api, 'two', 'nothing')).status).toBe(404);
  });

  it('are deleted, also from drafts and in the bin, and their addresses lead nowhere', async () => {
    const { api } = await openApi(await open());
    const { id } = await create(api, { title: 'One', tags: ['Gone', 'Kept'] });
    await create(api, { title: 'Gone', tags: ['Kept', 'Gone', 'Last'] });
    await create(api, { title: 'Alone', tags: ['Gone'], published: false });
    await read(put(api, `${id}/draft`, { title: 'Draft' }));
    const { id: binned } = await create(api, { title: 'Binned', tags: ['Kept', 'Gone'] });
    await api.askAsAdmin('DELETE', `/blog-api/${binned}`);
    await read(changeTag(api, 'gone', { slug: 'going' }));
    expect((await api.askAsAdmin('DELETE', '/blog-tags/gone')).status).toBe(204);
    const all = await read<Post[]>(api.askAsAdmin('GET', '/blog-api'));
    expect(all.map(({ title, tags }) => [title, tags])).toEqual([
      ['Alone', []],
      ['Gone', ['kept', 'last']],
      ['One', ['kept']],
    ]);
    const { draft } = await read<EditedPost>(api.askAsAdmin('GET', `/blog-api/${id}/draft`));
    expect([draft?.title, draft?.tags]).toEqual(['Draft', ['kept']]);
    await read(post(api, `/blog-bin/${binned}/restore`));
    expect(await readTags(api, binned)).toEqual(['kept']);
    expect((await listTags(api, true)).map(([slug]) => slug)).toEqual(['kept', 'last']);
    expect((await api.askAsAdmin('DELETE', '/blog-tags/going')).status).toBe(404);
    expect((await create(api, { title: 'Again', tags: ['Gone'] })).tags).toEqual(['gone']);
  });
});

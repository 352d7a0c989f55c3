import { expect, it } from 'vitest';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { EditedPost, Post } from '../contract.ts';

const values = {
  title: 'A title',
  excerpt: 'An excerpt',
  content: 'Some content',
  image_url: '/drawings/a.svg',
  published: true,
};

describeOnBothDatabasesAtLength("the description of a post's image", (open) => {
  it('is empty unless given, and goes with its draft, its versions and the bin', async () => {
    const api = await openTestApi(await open());
    const ask = async (method: string, path: string, body?: object, headers = {}) =>
      (await (await api.askAsAdmin(method, path, { body, headers })).json()) as EditedPost;
    const { id, image_alt } = await ask('POST', '/blog-api', values);
    expect(image_alt).toBe('');
    const path = `/blog-api/${id}`;
    await ask('PUT', `${path}/draft`, { image_alt: ' A queue ' }, { 'if-match': '"1"' });
    expect(await ask('GET', `${path}/draft`)).toMatchObject({
      image_alt: '',
      draft: { image_alt: 'A queue' },
    });
    await ask('POST', `${path}/publish`);
    await ask('PUT', path, { image_alt: 'A tray' });
    const restored = await ask('POST', `${path}/versions/3/restore`);
    expect(restored.draft?.image_alt).toBe('A queue');
    expect((await api.askAsAdmin('DELETE', path)).status).toBe(204);
    expect((await ask('POST', `/blog-bin/${id}/restore`)).image_alt).toBe('A tray');
    const [card] = (await (await api.ask('GET', '/blog-api?fields=card')).json()) as Post[];
    expect(card?.image_alt).toBe('A tray');
  });

  it('is empty in a draft and a version from before there was one', async () => {
    const { platform, api } = await openWithApi(open);
    const post = (await (await api.askAsAdmin('POST', '/blog-api', { body: values })).json()) as Post;
    const { title, slug, excerpt, content, image_url, author } = post;
    const old = JSON.stringify({ title: 'Older', slug, excerpt, content, image_url, author });
    const { kysely } = platform.database;
    await kysely.updateTable('blogs').set({ draft: old }).where('id', '=', post.id).execute();
    await kysely.updateTable('versions').set({ data: old }).where('document_id', '=', post.id).execute();
    const path = `/blog-api/${post.id}`;
    const read = (await (await api.askAsAdmin('GET', `${path}/draft`)).json()) as EditedPost;
    expect(read.draft).toMatchObject({ title: 'Older', image_alt: '' });
    const restored = await api.askAsAdmin('POST', `${path}/versions/1/restore`);
    expect(((await restored.json()) as EditedPost).draft).toMatchObject({ title: 'Older', image_alt: '' });
    expect(title).toBe('A title');
  });

  it('is of a picture that browsers load: no address at http://', async () => {
    const api = await openTestApi(await open());
    const body = { ...values, image_url: 'http://example.com/a.png' };
    expect((await api.askAsAdmin('POST', '/blog-api', { body })).status).toBe(400);
  });
});

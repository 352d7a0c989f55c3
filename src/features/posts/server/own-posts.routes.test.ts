import { expect, it } from 'vitest';
import { openColleague } from '#tests/support/colleagues.ts';
import { openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type OpenTestPlatform } from '#tests/support/test-platform.ts';
import type { EditedPost, Post } from '../contract.ts';

const text = { title: 'A post', excerpt: 'Short', content: 'Long' };

async function openWithAuthor(open: OpenTestPlatform) {
  const { platform, api } = await openWithApi(open);
  const author = await openColleague(platform, api, { roles: ['author'] });
  const create = async (ask: typeof author.ask, more: object) =>
    ((await (await ask('POST', '/blog-api', { body: { ...text, ...more } })).json()) as Post).id;
  return {
    api,
    author,
    own: await create(author.ask, { slug: 'own' }),
    draft: await create(api.askAsAdmin, { slug: 'draft' }),
    published: await create(api.askAsAdmin, { slug: 'published', published: true }),
  };
}

const statusOf = async (response: Promise<Response>) => (await response).status;

describeOnBothDatabasesAtLength('an author', (open) => {
  it('lists and reads own posts and those that visitors see', async () => {
    const { author, draft, own } = await openWithAuthor(open);
    const list = async (path: string) =>
      ((await (await author.ask('GET', path)).json()) as Post[]).map(({ slug }) => slug).toSorted();
    expect(await list('/blog-api')).toEqual(['own', 'published']);
    expect(await list('/blog-api?fields=card&state=draft')).toEqual(['own']);
    expect(await list('/blog-api?q=post')).toEqual(['own', 'published']);
    expect(await statusOf(author.ask('GET', `/blog-api/${own}`))).toBe(200);
    expect(await statusOf(author.ask('GET', `/blog-api/${draft}`))).toBe(404);
    expect(await statusOf(author.ask('GET', '/blog-api/published'))).toBe(200);
    for (const path of ['draft', 'versions', 'versions/1'])
      expect(await statusOf(author.ask('GET', `/blog-api/${draft}/${path}`))).toBe(403);
  });

  it('writes and deletes own drafts, and restores them', async () => {
    const { author, own } = await openWithAuthor(open);
    const change = { body: { title: 'Better' }, headers: { 'if-match': '"1"' } };
    expect(await statusOf(author.ask('PUT', `/blog-api/${own}/draft`, change))).toBe(200);
    expect(await statusOf(author.ask('PUT', `/blog-api/${own}`, { body: { title: 'Best' } }))).toBe(200);
    expect(await statusOf(author.ask('DELETE', `/blog-api/${own}`))).toBe(204);
    expect(await statusOf(author.ask('POST', `/blog-bin/${own}/restore`))).toBe(200);
  });

  it('makes nothing take effect for visitors', async () => {
    const { api, author, own } = await openWithAuthor(open);
    const soon = '2030-01-01T00:00:00.000Z';
    for (const body of [{ published: true }, { publish_at: soon }, { published_at: soon }])
      expect(await statusOf(author.ask('PUT', `/blog-api/${own}`, { body }))).toBe(403);
    for (const more of [{ published: true }, { publish_at: soon }])
      expect(await statusOf(author.ask('POST', '/blog-api', { body: { ...text, ...more } }))).toBe(403);
    expect(await statusOf(author.ask('POST', `/blog-api/${own}/publish`))).toBe(403);

    await api.askAsAdmin('POST', `/blog-api/${own}/publish`);
    expect(await statusOf(author.ask('PUT', `/blog-api/${own}`, { body: { title: 'Seen' } }))).toBe(403);
    expect(await statusOf(author.ask('PUT', `/blog-api/${own}`, { body: { published: false } }))).toBe(403);
    expect(await statusOf(author.ask('DELETE', `/blog-api/${own}`))).toBe(403);
    const kept = await author.ask('PUT', `/blog-api/${own}/draft`, {
      body: { title: 'For later' },
      headers: { 'if-match': '"2"' },
    });
    expect(((await kept.json()) as EditedPost).draft).toMatchObject({ title: 'For later' });
    const visible = (await (await api.ask('GET', '/blog-api/own')).json()) as Post;
    expect(visible.title).toBe('A post');
  });

  it('changes nothing of others', async () => {
    const { author, draft, published } = await openWithAuthor(open);
    for (const id of [draft, published]) {
      expect(await statusOf(author.ask('PUT', `/blog-api/${id}`, { body: { title: 'Mine' } }))).toBe(403);
      expect(await statusOf(author.ask('DELETE', `/blog-api/${id}`))).toBe(403);
      expect(await statusOf(author.ask('POST', `/blog-api/${id}/presence`))).toBe(403);
    }
  });
});

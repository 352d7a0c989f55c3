import { expect, it } from 'vitest';
import type { RemovedMarkup } from '#domain/rich-text/contract.ts';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { EditedPost, Post } from '../contract.ts';

type Saved = Post & Pick<EditedPost, 'version'> & { removed?: RemovedMarkup[] };

const draft = { title: 'A title', excerpt: 'An excerpt', content: '<p>Some content</p>' };

const film = '<p>Film:</p>\n<iframe src="https://films.example/1"></iframe>';

const linked: RemovedMarkup = {
  what: '<iframe src="https://films.example/1">',
  reason: 'Shown as a link',
  lines: [2],
};

describeOnBothDatabasesAtLength('what visitors do not get of a post', (open) => {
  it('is named when it is created, changed, drafted and previewed, and stays stored', async () => {
    const api = await openTestApi(await open());
    const ask = async (method: string, path: string, body: object, headers = {}) => {
      const response = await api.askAsAdmin(method, path, { body, headers });
      expect(response.ok).toBe(true);
      return (await response.json()) as Saved;
    };
    const created = await ask('POST', '/blog-api', { ...draft, content: film, published: true });
    expect(created).toMatchObject({ content: film, removed: [linked] });
    const path = `/blog-api/${created.id}`;
    expect((await ask('PUT', path, { title: 'Another' })).removed).toEqual([linked]);
    const state = { 'if-match': '"2"' };
    const content = `${film}<script></script>`;
    expect((await ask('PUT', `${path}/draft`, { content }, state)).removed).toHaveLength(2);
    expect((await ask('POST', '/blog-preview', { content })).removed).toHaveLength(2);
    expect((await ask('PUT', path, { content: draft.content })).removed).toBeUndefined();
    expect(await (await api.ask('GET', path)).json()).not.toHaveProperty('removed');
  });

  it('is a picture that does not exist, in its content or as its image', async () => {
    const { platform, api } = await openWithApi(open);
    await platform.storage.put('blog-1.png', Buffer.from('a'), 'image/png');
    const body = {
      ...draft,
      content: '<img src="/uploads/blog-1.png">\n<img src="/uploads/blog-2.png">',
      image_url: '/uploads/blog-3.png',
    };
    const created = (await (await api.askAsAdmin('POST', '/blog-api', { body })).json()) as Saved;
    expect(created.removed).toEqual([
      { what: 'The image', reason: 'There is no such picture', lines: [] },
      { what: '<img src="/uploads/blog-2.png">', reason: 'There is no such picture', lines: [2] },
    ]);
  });
});

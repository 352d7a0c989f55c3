import { expect, it } from 'vitest';
import type { PathStatus, VersionText } from '#domain/editing/contract.ts';
import type { TestApi } from '#tests/support/test-api.ts';
import { create, listVersions, open, post, put, read, readPages, text } from '#tests/support/test-posts.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { readPostCards } from './read-post-cards.ts';
import type { EditedPost } from '../contract.ts';

const readEdited = (api: TestApi, id: string) =>
  read<EditedPost>(api.askAsAdmin('GET', `/blog-api/${id}/draft`));

describeOnBothDatabasesAtLength('the address of a post', (openPlatform) => {
  it('is that of one of several posts that ask for it at once', async () => {
    const { api } = await open(await openPlatform());
    const made = [];
    for (const slug of ['one', 'two', 'three', 'four']) made.push(await create(api, { slug }));
    const answers = await Promise.all(made.map(({ id }) => put(api, id, { slug: 'quay' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('says what it answers before a post takes it, until one has', async () => {
    const { api } = await open(await openPlatform());
    const ask = (slug: string) => read<PathStatus>(api.askAsAdmin('GET', `/blog-addresses/${slug}`));
    const free = { path: '/blog/one', status: null, location: null, fault: null, proposal: null };
    const taken = { fault: 'Another post already uses this slug', proposal: 'one-2' };
    expect(await ask('one')).toEqual(free);
    const { id } = await create(api, { slug: 'one' });
    expect(await ask('one')).toEqual({ ...free, ...taken });
    await put(api, id, { slug: 'two' });
    expect(await ask('one')).toEqual({ ...free, status: 301, location: '/blog/two' });
    const { id: nextId } = await create(api, { slug: 'one', published: false });
    expect(await ask('one')).toEqual({ ...free, ...taken, status: 301, location: '/blog/two' });
    await api.askAsAdmin('DELETE', `/blog-api/${id}`);
    expect(await ask('two')).toEqual({ ...free, path: '/blog/two', status: 410 });
    await put(api, nextId, { published: true });
    expect(await ask('one')).toEqual({ ...free, ...taken });
  });

  it.each([
    ['Quay Side', 'Slug may only have lowercase letters, digits and single hyphens', 'quay-side'],
    ['a'.repeat(201), 'Slug must be at most 200 characters', 'a'.repeat(120)],
    ['日', 'Slug may only have lowercase letters, digits and single hyphens', null],
  ])('cannot be %s, and says why', async (slug, fault, proposal) => {
    const { api } = await open(await openPlatform());
    const answer = await read(api.askAsAdmin('GET', `/blog-addresses/${encodeURIComponent(slug)}`));
    expect(answer).toEqual({ path: null, status: null, location: null, fault, proposal });
  });
});

describeOnBothDatabasesAtLength('a post that is named by its slug', (openPlatform) => {
  it('is found under the one that it had, once', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id } = await create(api, { slug: 'one' });
    await create(api, { slug: 'other' });
    await put(api, id, { slug: 'two' });
    const find = async (slugs: string[]) => (await readPostCards(platform, slugs)).map(({ slug }) => slug);
    expect(await find(['one', 'other', 'never'])).toEqual(['two', 'other']);
    expect(await find(['two', 'one'])).toEqual(['two']);
    await put(api, id, { published: false });
    expect(await find(['one'])).toEqual([]);
  });
});

describeOnBothDatabasesAtLength('the draft of a published post', (openPlatform) => {
  it('leads a preview to the post, once the draft that gave it another slug is given up', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id, slug } = await create(api);
    await read(put(api, `${id}/draft`, { slug: 'given-up' }));
    await read(post(api, `/blog-api/${id}/discard`));
    const { page, preview } = await readPages(platform, 'given-up');
    expect([page, preview]).toMatchObject([{ kind: 'missing' }, { kind: 'moved', slug }]);
    const { preview: never } = await readPages(platform, 'given_up');
    expect(never).toEqual({ kind: 'missing' });
  });

  it('is for those who edit it, until it is published', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id, slug } = await create(api);
    const before = platform.database.contentVersion.current;
    const saved = await read<EditedPost>(put(api, `${id}/draft`, { title: 'New title', slug: 'new' }, 1));
    expect(saved).toMatchObject({ ...text, slug, version: 2, draft: { title: 'New title', slug: 'new' } });
    expect(platform.database.contentVersion.current).toBe(before);
    expect(await (await api.ask('GET', `/blog-api/${slug}`)).json()).toMatchObject(text);
    expect((await api.ask('GET', '/blog-api/new')).status).toBe(404);
    const { page, preview, services } = await readPages(platform, slug);
    expect([page, preview]).toMatchObject([{ post: { title: 'A title' } }, { kind: 'moved', slug: 'new' }]);
    const { page: none, preview: drafted } = await readPages(platform, 'new');
    expect([none, drafted]).toMatchObject([
      { kind: 'missing' },
      { post: { title: 'New title', slug: 'new' } },
    ]);
    const { preview: other } = await readPages(platform, 'ne_');
    expect(other).toEqual({ kind: 'missing' });
    expect(await services.readLatestPosts()).toMatchObject([{ title: 'New title', slug: 'new' }]);
    const lists = [api.askAsAdmin, api.ask].map((ask) => read<object[]>(ask('GET', '/blog-api?fields=card')));
    const [mine, everyones] = await Promise.all(lists);
    expect(mine).toMatchObject([{ title: 'A title', has_draft: true }]);
    expect(everyones![0]).not.toHaveProperty('has_draft');

    await read(post(api, `/blog-api/${id}/publish`));
    expect(platform.database.contentVersion.current).toBe(before + 1);
    expect(await readEdited(api, id)).toMatchObject({ title: 'New title', slug: 'new', draft: null });
    expect((await readPages(platform, slug)).page).toEqual({ kind: 'moved', slug: 'new' });
  });

  it('is given up without a visitor seeing anything, and stays among the versions', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id } = await create(api);
    await put(api, `${id}/draft`, { excerpt: 'Draft' });
    const before = platform.database.contentVersion.current;
    expect(await read(post(api, `/blog-api/${id}/discard`))).toMatchObject({ ...text, draft: null });
    expect(platform.database.contentVersion.current).toBe(before);
    expect((await listVersions(api, id)).map(({ action, changed }) => [action, changed])).toEqual([
      ['discard', ['excerpt']],
      ['save', ['excerpt']],
      ['create', []],
    ]);
    const own = await create(api, { slug: 'own', published: false });
    const refused = await post(api, `/blog-api/${own.id}/discard`);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'never_published' }]);
  });

  it('gets what is changed of the published text too, and becomes the text of a post taken back', async () => {
    const { api } = await open(await openPlatform());
    const { id } = await create(api);
    await put(api, `${id}/draft`, { excerpt: 'Draft' });
    await read(put(api, id, { title: 'For all' }));
    expect(await readEdited(api, id)).toMatchObject({
      title: 'For all',
      excerpt: 'An excerpt',
      draft: { title: 'For all', excerpt: 'Draft' },
    });
    await read(put(api, id, { published: false }));
    expect(await readEdited(api, id)).toMatchObject({ published: false, excerpt: 'Draft', draft: null });
    expect((await listVersions(api, id, '?limit=1'))[0]).toMatchObject({ action: 'unpublish', changed: [] });
  });

  it('is none once it says what is published', async () => {
    const { api } = await open(await openPlatform());
    const { id } = await create(api);
    await put(api, `${id}/draft`, { excerpt: 'Draft' });
    await put(api, `${id}/draft`, { excerpt: text.excerpt });
    expect((await readEdited(api, id)).draft).toBeNull();
  });

  it('takes no slug that another post has, when it is saved and when it is published', async () => {
    const { api } = await open(await openPlatform());
    const { id } = await create(api);
    await create(api, { slug: 'taken' });
    expect((await put(api, `${id}/draft`, { slug: 'taken' })).status).toBe(409);
    await put(api, `${id}/draft`, { slug: 'free' });
    await create(api, { slug: 'free' });
    expect((await post(api, `/blog-api/${id}/publish`)).status).toBe(409);
    expect(await readEdited(api, id)).toMatchObject({ slug: 'a-title', version: 2 });
  });
});

describeOnBothDatabasesAtLength('a save of a post', (openPlatform) => {
  it('from an older state is refused with what is there now', async () => {
    const { api } = await open(await openPlatform());
    const { id } = await create(api);
    await read(put(api, `${id}/draft`, { excerpt: 'Theirs' }, 1));
    for (const path of [`${id}/draft`, id]) {
      const refused = await put(api, path, { excerpt: 'Mine' }, 1);
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'edited_meanwhile', current: { version: 2, draft: { excerpt: 'Theirs' } } },
      ]);
    }
    const again = await read<EditedPost>(put(api, `${id}/draft`, { excerpt: 'Theirs' }, 1));
    expect(again.version).toBe(2);
    const asked = await api.askAsAdmin('PUT', `/blog-api/${id}/draft`, { body: { excerpt: 'Mine' } });
    expect(asked.status).toBe(428);
  });

  it('is a version, which can be had back but for its slug', async () => {
    const { api } = await open(await openPlatform());
    const { id } = await create(api, { published: false });
    await put(api, id, { content: 'Second', slug: 'second' });
    await put(api, id, { published: true });
    const versions = await listVersions(api, id);
    expect(versions.map(({ version, action, slug }) => [version, action, slug])).toEqual([
      [3, 'publish', 'second'],
      [2, 'save', 'second'],
      [1, 'create', 'a-title'],
    ]);
    expect(versions[1]!.changed).toEqual(['content', 'slug']);
    const first = await read<VersionText>(api.askAsAdmin('GET', `/blog-api/${id}/versions/1`));
    expect(first.data).toMatchObject(text);
    const restored = await read<EditedPost>(post(api, `/blog-api/${id}/versions/1/restore`));
    expect(restored).toMatchObject({ content: 'Second', draft: { ...text, slug: 'second' }, version: 4 });
    expect((await listVersions(api, id, '?limit=2')).map(({ version }) => version)).toEqual([4, 3]);
    expect((await listVersions(api, id, '?cursor=3')).map(({ version }) => version)).toEqual([2, 1]);
  });

  it('keeps the text of a post that is older than versions', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id } = await create(api);
    await platform.database.write((trx) => trx.deleteFrom('versions').execute());
    await put(api, id, { content: 'Second' });
    const first = await read<VersionText>(api.askAsAdmin('GET', `/blog-api/${id}/versions/1`));
    expect(first.data).toMatchObject(text);
  });
});

import { expect, it } from 'vitest';
import { createPageServices } from '#app/create-page-services.ts';
import { retentionRules } from '#app/personal-data.ts';
import { defaultContent } from '#content/collections.ts';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';
import type { AddressAnswer, Version, VersionText } from '#platform/editing/contract.ts';
import { makeCallers } from '../../../../tests/api/callers.ts';
import { openTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../../../tests/support/test-platform.ts';
import { readPostCards } from './read-post-cards.ts';
import type { BinnedPost, EditedPost, Post, PostAuthor } from '../contract.ts';

const text = { title: 'A title', excerpt: 'An excerpt', content: 'Some content' };

async function create(api: TestApi, values: object = {}): Promise<Post> {
  const response = await api.askAsAdmin('POST', '/blog-api', {
    body: { ...text, published: true, ...values },
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Post;
}

const read = async <Answer>(response: Promise<Response>): Promise<Answer> => {
  const answer = await response;
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
};

const readEdited = (api: TestApi, id: string) =>
  read<EditedPost>(api.askAsAdmin('GET', `/blog-api/${id}/draft`));

const put = (api: TestApi, path: string, body: object, from: number | '*' = '*') =>
  api.askAsAdmin('PUT', `/blog-api/${path}`, {
    body,
    headers: { 'if-match': from === '*' ? '*' : `"${from}"` },
  });

const post = (api: TestApi, path: string) => api.askAsAdmin('POST', path);

const listVersions = (api: TestApi, id: string, query = '') =>
  read<Version[]>(api.askAsAdmin('GET', `/blog-api/${id}/versions${query}`));

const open = async (platform: TestPlatform) => ({ api: await openTestApi(platform), platform });

/** What a visitor's page and a preview's read at an address. */
async function readPages(platform: TestPlatform, slug: string) {
  const createServices = createPageServices(platform);
  const [page, preview] = await Promise.all([createServices(null), createServices(null, true)]);
  return { page: await page.readPost(slug), preview: await preview.readPost(slug), services: preview };
}

describeOnBothDatabases('the address of a post', (openPlatform) => {
  it('is that of one of several posts that ask for it at once', async () => {
    const { api } = await open(await openPlatform());
    const made = [];
    for (const slug of ['one', 'two', 'three', 'four']) made.push(await create(api, { slug }));
    const answers = await Promise.all(made.map(({ id }) => put(api, id, { slug: 'quay' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('says what it answers before a post takes it, until one has', async () => {
    const { api } = await open(await openPlatform());
    const ask = (slug: string) => read<AddressAnswer>(api.askAsAdmin('GET', `/blog-addresses/${slug}`));
    const free = { path: '/blog/one', status: null, location: null };
    expect(await ask('one')).toEqual(free);
    const { id } = await create(api, { slug: 'one' });
    expect(await ask('one')).toEqual(free);
    await put(api, id, { slug: 'two' });
    expect(await ask('one')).toEqual({ ...free, status: 301, location: '/blog/two' });
    const { id: nextId } = await create(api, { slug: 'one', published: false });
    expect(await ask('one')).toEqual({ ...free, status: 301, location: '/blog/two' });
    await api.askAsAdmin('DELETE', `/blog-api/${id}`);
    expect(await ask('two')).toEqual({ path: '/blog/two', status: 410, location: null });
    await put(api, nextId, { published: true });
    expect(await ask('one')).toEqual(free);
  });
});

describeOnBothDatabases('a post that is named by its slug', (openPlatform) => {
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

describeOnBothDatabases('the draft of a published post', (openPlatform) => {
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

describeOnBothDatabases('a save of a post', (openPlatform) => {
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
    await platform.database.write((trx) => trx.deleteFrom('blog_versions').execute());
    await put(api, id, { content: 'Second' });
    const first = await read<VersionText>(api.askAsAdmin('GET', `/blog-api/${id}/versions/1`));
    expect(first.data).toMatchObject(text);
  });

  it('leaves one version a day after a day', async () => {
    const { api, platform } = await open(await openPlatform());
    const day = (days: number, hours = 0) => new Date(Date.UTC(2030, 0, 1 + days, hours));
    platform.now = () => day(0);
    const { id } = await create(api);
    for (const hours of [1, 2, 25, 26]) {
      platform.now = () => day(0, hours);
      await put(api, id, { content: `Text ${hours}` });
    }
    platform.now = () => day(1, 10);
    await deleteOldData(platform, retentionRules);
    expect((await listVersions(api, id)).map(({ version }) => version)).toEqual([5, 4, 3]);
    platform.now = () => day(62);
    await deleteOldData(platform, retentionRules);
    expect((await listVersions(api, id)).map(({ version }) => version)).toEqual([5]);
  });
});

describeOnBothDatabases('a deleted post', (openPlatform) => {
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
    const versions = await platform.database.kysely.selectFrom('blog_versions').selectAll().execute();
    expect(versions).toEqual([]);
    expect((await readPages(platform, 'a-title')).page.kind).toBe('gone');
  });
});

describeOnBothDatabases('who edits a post', (openPlatform) => {
  it('is told to the others', async () => {
    const { api, platform } = await open(await openPlatform());
    const callers = await makeCallers(platform, api);
    const { id } = await create(api);
    expect(await read(post(api, `/blog-api/${id}/presence`))).toEqual([]);
    const seen = await api.ask('POST', `/blog-api/${id}/presence`, { headers: callers['an admin by key'] });
    expect(await seen.json()).toMatchObject([{ name: expect.any(String) }]);
  });
});

describeOnBothDatabases("a post's author", (openPlatform) => {
  const [mara, tomas] = defaultContent.people;
  const savePerson = async (api: TestApi, person: object, slug: string, renamed = slug) => {
    const body = { data: { ...person, slug: undefined }, slug: renamed };
    const headers = { 'if-match': '*' };
    await read(api.askAsAdmin('PUT', `/content-api/people/${slug}`, { body, headers }));
    await read(post(api, `/content-api/people/${renamed}/publish`));
  };

  it('is one of the people, of a new post the one who the caller is', async () => {
    const { api } = await open(await openPlatform());
    expect(await create(api)).toMatchObject({ author: null });
    await savePerson(api, { ...tomas, account: `${api.adminId}@example.com` }, tomas!.slug);
    const authors = await read<PostAuthor[]>(api.askAsAdmin('GET', '/blog-authors'));
    const seen = await (await api.ask('GET', `/content-api/people/${tomas!.slug}`)).text();
    expect(seen).toContain(tomas!.name);
    expect(seen).not.toContain(api.adminId);
    expect(authors.filter(({ is_me }) => is_me)).toMatchObject([{ slug: tomas!.slug, name: tomas!.name }]);
    expect(await create(api, { slug: 'own' })).toMatchObject({ author: tomas!.slug });
    expect(await create(api, { slug: 'other', author: mara!.slug })).toMatchObject({ author: mara!.slug });
    expect(await create(api, { slug: 'site', author: null })).toMatchObject({ author: null });
    const refused = await api.askAsAdmin('POST', '/blog-api', {
      body: { ...text, slug: 'x', author: 'nobody' },
    });
    expect([refused.status, await refused.json()]).toMatchObject([400, { errors: [{ field: 'author' }] }]);
  });

  it('is found under another slug, and is no obstacle once there is no such person', async () => {
    const { api, platform } = await open(await openPlatform());
    const body = { data: { ...mara, slug: undefined } };
    await api.askAsAdmin('POST', '/content-api/people/eva', { body });
    await savePerson(api, mara!, 'eva');
    const { id } = await create(api, { author: 'eva' });
    await savePerson(api, mara!, 'eva', 'eva-lind');
    const findAuthor = async () => (await readPages(platform, 'a-title')).services.findAuthor('eva');
    const authors = await read<PostAuthor[]>(api.askAsAdmin('GET', '/blog-authors'));
    expect(authors.find(({ slug }) => slug === 'eva-lind')).toMatchObject({ former_slugs: ['eva'] });
    const renamed = await read<EditedPost>(post(api, `/blog-api/${id}/versions/1/restore`));
    expect(renamed.draft).toMatchObject({ author: 'eva-lind' });
    await read(post(api, `/blog-api/${id}/discard`));
    expect(await findAuthor()).toMatchObject({ slug: 'eva-lind', name: mara!.name });
    expect((await api.askAsAdmin('DELETE', '/content-api/people/eva-lind?unlink=true')).status).toBe(204);
    expect(await findAuthor()).toBeNull();
    expect((await put(api, id, { excerpt: 'New', author: 'eva' })).status).toBe(200);
    expect((await put(api, id, { author: 'eva-lind' })).status).toBe(400);
    const restored = await read<EditedPost>(post(api, `/blog-api/${id}/versions/1/restore`));
    expect(restored.draft).toMatchObject({ excerpt: text.excerpt, author: null });
  });

  it('keeps a person from being deleted unasked, and is the site itself from then on', async () => {
    const { api, platform } = await open(await openPlatform());
    await api.askAsAdmin('POST', '/content-api/people/eva', { body: { data: { ...mara, slug: undefined } } });
    await savePerson(api, mara!, 'eva');
    const one = await create(api, { slug: 'one', author: 'eva' });
    await savePerson(api, mara!, 'eva', 'eva-lind');
    const two = await create(api, { slug: 'two', title: 'About "author":"eva-lind"', author: null });
    await put(api, `${two.id}/draft`, { excerpt: 'Of a draft', author: 'eva-lind' });
    await create(api, { slug: 'three', title: 'About "author":"eva-lind"' });
    const remove = (query = '') => api.askAsAdmin('DELETE', `/content-api/people/eva-lind${query}`);
    const refused = await remove();
    const link = { collection: 'posts', field: 'author' };
    const linked = [
      { ...link, slug: 'two', edit_path: `/admin/blogs/${two.id}` },
      { ...link, slug: 'one', edit_path: `/admin/blogs/${one.id}` },
    ];
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'linked', linked_from: linked },
    ]);
    const told = await read<object[]>(api.askAsAdmin('GET', '/content-api/people/eva-lind/links'));
    expect(told).toMatchObject(linked);
    expect((await remove('?unlink=true')).status).toBe(204);
    const findAuthor = async () => {
      const { page, services } = await readPages(platform, 'one');
      return page.kind === 'found' && services.findAuthor(page.post.author);
    };
    expect(await findAuthor()).toBeNull();
    const [deleted] = await read<{ id: string }[]>(api.askAsAdmin('GET', '/content-bin'));
    await post(api, `/content-bin/${deleted!.id}/restore`);
    expect(await findAuthor()).toMatchObject({ slug: 'eva-lind' });
  });

  it('is never a person who gets the slug of another one later', async () => {
    const { api, platform } = await open(await openPlatform());
    const makePerson = async (slug: string, name: string) => {
      const data = { ...mara, slug: undefined, name };
      await api.askAsAdmin('POST', `/content-api/people/${slug}`, { body: { data } });
      await read(post(api, `/content-api/people/${slug}/publish`));
    };
    const findAuthor = async (slug: string) => {
      const { page, services } = await readPages(platform, slug);
      return page.kind === 'found' && services.findAuthor(page.post.author);
    };
    const readName = async (slug: string) => {
      const author = await findAuthor(slug);
      return author && author.name;
    };
    await makePerson('eva', 'Eva Lind');
    await makePerson('jo', 'Jo Park');
    const byEva = await create(api, { slug: 'by-eva', author: 'eva' });
    const draft = await create(api, { slug: 'draft', author: null });
    await put(api, `${draft.id}/draft`, { author: 'eva' });
    const binned = await create(api, { slug: 'binned', author: 'eva' });
    await api.askAsAdmin('DELETE', `/blog-api/${binned.id}`);
    await create(api, { slug: 'by-jo', author: 'jo' });
    expect((await api.askAsAdmin('DELETE', '/content-api/people/eva?unlink=true')).status).toBe(204);
    await savePerson(api, { ...mara, name: 'Jo Park' }, 'jo', 'jo-park');
    const { contentVersion } = platform.database;
    const versions = [contentVersion.current];
    const askForPerson = async (method: string, slug: string, body: object) => {
      const data = { ...mara, slug: undefined, name: `${slug} Someone` };
      const headers = { 'if-match': '*' };
      const path = `/content-api/people/${slug}`;
      expect((await api.askAsAdmin(method, path, { body: { data, ...body }, headers })).ok).toBe(true);
      versions.push(contentVersion.current);
    };
    await askForPerson('POST', 'eva', {});
    await askForPerson('POST', 'not-yet', {});
    await askForPerson('PUT', 'not-yet', { slug: 'jo' });
    const [start = 0] = versions;
    expect(versions, 'what shows another author').toEqual([start, start + 1, start + 1, start + 2]);
    for (const slug of ['eva', 'jo']) await read(post(api, `/content-api/people/${slug}/publish`));
    expect(await Promise.all([readName('by-eva'), readName('by-jo')])).toEqual([null, 'Jo Park']);
    const restored = await read<EditedPost>(post(api, `/blog-api/${byEva.id}/versions/1/restore`));
    expect(restored.draft ?? restored).toMatchObject({ author: null });
    await read(post(api, `/blog-bin/${binned.id}/restore`));
    expect(await readName('binned')).toBeNull();
    const after = await read<EditedPost>(api.askAsAdmin('GET', `/blog-api/${draft.id}/draft`));
    expect(after.draft ?? after).toMatchObject({ author: null });
  });
});

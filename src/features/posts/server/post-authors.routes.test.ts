import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import type { TestApi } from '#tests/support/test-api.ts';
import { create, open, post, put, read, readPages, text } from '#tests/support/test-posts.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { EditedPost, PostAuthor } from '../contract.ts';

describeOnBothDatabasesAtLength("a post's author", (openPlatform) => {
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
    const listed = await read<object[]>(api.askAsAdmin('GET', '/content-api/people/eva-lind/links'));
    expect(listed).toMatchObject(linked);
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

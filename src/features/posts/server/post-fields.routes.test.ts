import { expect, it, onTestFinished, vi } from 'vitest';
import { createPageServices } from '#app/create-page-services.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import type { TestApi } from '#tests/support/test-api.ts';
import { create, listVersions, open as openApi, post, put, read } from '#tests/support/test-posts.ts';
import type { Version } from '#domain/editing/contract.ts';
import type { EditedPost, Post, Series } from '../contract.ts';

const fields = {
  series: 'Cells in winter',
  series_position: 2,
  share_title: 'Shared',
  share_description: 'What it is about',
  share_image: 'https://pictures.example/shared.png',
  revised_at: '2030-02-01T00:00:00.000Z',
  canonical_url: 'https://magazine.example/cells',
  image_alt: 'A queue',
};

const readOne = (api: TestApi, id: string) =>
  read<EditedPost>(api.askAsAdmin('GET', `/blog-api/${id}/draft`));

const listAddresses = async (platform: TestPlatform) => {
  const services = await createPageServices(platform)(null);
  const found: string[] = [];
  for await (const part of services.listPostPaths({ skip: 0, count: 100 }))
    found.push(...part.map(({ slug }) => slug));
  return { found, count: await services.countPostPaths() };
};

function setTime(at: string): void {
  vi.useFakeTimers({ now: Date.parse(at), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

describeOnBothDatabasesAtLength('the fields of a post', (open) => {
  it('are kept in drafts, versions and the bin, and are empty where nobody gives them', async () => {
    const { api } = await openApi(await open());
    const { id, ...plain } = await create(api, { title: 'One' });
    expect(plain).toMatchObject({
      series: '',
      series_position: null,
      share_image: null,
      revised_at: null,
      image_alt: '',
    });
    await read(put(api, `${id}/draft`, fields));
    expect((await readOne(api, id)).draft).toMatchObject(fields);
    expect(await read<Post>(api.ask('GET', `/blog-api/${id}`))).toMatchObject({
      series: '',
      share_title: '',
    });
    expect(await read<EditedPost>(post(api, `/blog-api/${id}/publish`))).toMatchObject({
      ...fields,
      draft: null,
    });
    await api.askAsAdmin('DELETE', `/blog-api/${id}`);
    expect(await read<EditedPost>(post(api, `/blog-bin/${id}/restore`))).toMatchObject(fields);
    await read(put(api, id, { series: '', series_position: null, share_image: null }));
    const [, { version }] = (await listVersions(api, id)) as [Version, Version];
    const restored = await read<EditedPost>(post(api, `/blog-api/${id}/versions/${version}/restore`));
    expect(restored.draft).toMatchObject({ series: fields.series, series_position: 2 });
    const [card] = await read<Post[]>(api.ask('GET', '/blog-api?fields=card'));
    expect(card).toMatchObject({ share_title: 'Shared', series: '' });
  });

  it('are empty in a draft and a version from before there were any', async () => {
    const { api, platform } = await openApi(await open());
    const { id, slug, excerpt, content, image_url, author } = await create(api, { title: 'One' });
    const old = JSON.stringify({ title: 'Older', slug, excerpt, content, image_url, author });
    const { kysely } = platform.database;
    await kysely.updateTable('blogs').set({ draft: old }).where('id', '=', id).execute();
    await kysely.updateTable('versions').set({ data: old }).where('document_id', '=', id).execute();
    const empty = { title: 'Older', image_alt: '', tags: [], share_image: null };
    expect((await readOne(api, id)).draft).toMatchObject(empty);
    const restored = await read<EditedPost>(post(api, `/blog-api/${id}/versions/1/restore`));
    expect(restored.draft).toMatchObject(empty);
  });

  it('are refused with one clear text each', async () => {
    const { api } = await openApi(await open());
    const { id } = await create(api, { title: 'One' });
    const bad: [object, string][] = [
      [{ series_position: 0 }, 'Part must be at least 1'],
      [{ series_position: 1.5 }, 'Part must be a whole number or null'],
      [{ share_image: '/drawings/a.svg' }, 'Image address must begin with /uploads/ or https://'],
      [{ share_image: '/uploads/..' }, 'Image address must begin with /uploads/ or https://'],
      [{ image_url: '/uploads/..' }, 'Image address must begin with /uploads/ or https://'],
      [{ image_url: 'http://example.com/a.png' }, 'Image address must begin with /uploads/ or https://'],
      [{ share_image: 'javascript:alert(1)' }, 'Image address must begin with /uploads/ or https://'],
      [{ canonical_url: '/blog/one' }, 'Original address must be a full address or null'],
      [
        { canonical_url: 'https://user:pw@x.example/' },
        'Original address must not have a name or password before its host',
      ],
      [
        { image_url: 'https://user:pw@x.example/a.png' },
        'Image address must not have a name or password before its host',
      ],
      [
        { share_image: 'https://ann@pictures.example/a.png' },
        'Image address must not have a name or password before its host',
      ],
      [{ canonical_url: 'javascript:alert(1)' }, 'Original address must be a full address or null'],
      [{ revised_at: 'yesterday' }, 'revised_at must be a time such as 2030-01-31T09:00:00Z, or null'],
      [{ series: 'x'.repeat(201) }, 'Series must be at most 200 characters'],
    ];
    for (const [changes, detail] of bad) {
      const answer = await put(api, id, changes);
      expect([changes, answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
        changes,
        400,
        detail,
      ]);
    }
  });

  it('put it into a series, whose visible parts lead to each other', async () => {
    const { api, platform } = await openApi(await open());
    const part = (title: string, more: object) => create(api, { title, series: 'Cells', ...more });
    const first = await part('First', { series_position: 1 });
    const third = await part('Third', { series_position: 3 });
    const draft = await part('Second', { series_position: 2, published: false });
    await part('Elsewhere', { series: 'cells' });
    const services = await createPageServices(platform)(null);
    const expected = (number: number) => ({
      name: 'Cells',
      number,
      count: 3,
      parts: [
        { number: 1, slug: 'first', title: 'First' },
        { number: 3, slug: 'third', title: 'Third' },
      ],
    });
    expect(await services.readSeries(first)).toEqual(expected(1));
    expect(await services.readSeries(third)).toEqual(expected(3));
    // As a preview shows it.
    expect((await services.readSeries(draft))?.parts.map(({ slug }) => slug)).toEqual([
      'first',
      'second',
      'third',
    ]);
    expect(await services.readSeries(await part('Alone', { series: 'Alone' }))).toBeNull();
    expect(
      (await read<Series[]>(api.askAsAdmin('GET', '/blog-series'))).find(({ name }) => name === 'Cells'),
    ).toEqual({ name: 'Cells', posts: 3, last_position: 3 });
  });

  it('feature it: the newest of those comes first, as long as it is visible', async () => {
    const { api, platform } = await openApi(await open());
    const featured = { featured: true };
    const older = await create(api, { title: 'Older', ...featured, published_at: '2020-01-01T00:00:00Z' });
    const newer = await create(api, { title: 'Newer', ...featured, published_at: '2021-01-01T00:00:00Z' });
    await create(api, { title: 'Draft', ...featured, published: false });
    await create(api, { title: 'Scheduled', ...featured, publish_at: '2090-01-01T00:00:00Z' });
    await create(api, { title: 'Plain' });
    const readFeatured = async () =>
      (await (await createPageServices(platform)(null)).readFeaturedPost())?.id;
    expect(await readFeatured()).toBe(newer.id);
    await read(put(api, newer.id, { featured: false }));
    expect(await readFeatured()).toBe(older.id);
    expect((await read<Post[]>(api.ask('GET', '/blog-api'))).map(({ title }) => title)).toEqual([
      'Plain',
      'Newer',
      'Older',
    ]);
  });

  it('leave it out of the sitemap where its original is elsewhere', async () => {
    const { api, platform } = await openApi(await open());
    const { origin } = platform.config.siteUrl;
    await create(api, { title: 'Own' });
    await create(api, { title: 'Said to be own', canonical_url: `${origin}/blog/said-to-be-own` });
    await create(api, { title: 'Foreign', canonical_url: 'https://magazine.example/foreign' });
    expect(await listAddresses(platform)).toEqual({ found: ['own', 'said-to-be-own'], count: 2 });
  });

  it('say when its text was revised: by a tenth of the words, after it appeared', async () => {
    const words = (word: string, count: number) => `<p>${`${word} `.repeat(count)}</p>`;
    setTime('2030-01-01T12:00:00.000Z');
    const { api } = await openApi(await open());
    const content = words('same', 100);
    const { id } = await create(api, { title: 'One', content, published: false });
    const save = (changes: object) => read<EditedPost>(put(api, id, changes));
    expect((await save({ content: words('other', 100) })).revised_at).toBeNull();
    await save({ published: true });
    vi.setSystemTime('2030-01-02T12:00:00.000Z');
    expect((await save({ content: words('other', 104), title: 'Two' })).revised_at).toBeNull();
    vi.setSystemTime('2030-01-03T12:00:00.000Z');
    expect((await save({ content })).revised_at).toBe('2030-01-03T12:00:00.000Z');
    // A repeated request, whose first answer was lost, does not count as another person's.
    const versions = await listVersions(api, id);
    const stale = versions[1]!.version;
    const repeated = await put(api, id, { content, revised_at: null }, stale);
    expect([repeated.status, await listVersions(api, id)]).toEqual([200, versions]);
    expect((await save({ revised_at: null })).revised_at).toBeNull();
    vi.setSystemTime('2030-01-04T12:00:00.000Z');
    const chosen = { content: words('new', 50), revised_at: '2030-01-03T00:00:00.000Z' };
    expect((await save(chosen)).revised_at).toBe(chosen.revised_at);
    await read(put(api, `${id}/draft`, { content: words('newest', 50) }));
    vi.setSystemTime('2030-01-05T12:00:00.000Z');
    const published = await read<EditedPost>(post(api, `/blog-api/${id}/publish`));
    expect(published).toMatchObject({ revised_at: '2030-01-05T12:00:00.000Z', draft: null });
  });
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { createPageServices } from '#app/create-page-services.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { create, open as openApi, put, read } from '#tests/support/test-posts.ts';
import type { TestApi } from '#tests/support/test-api.ts';
import type { Post } from '../contract.ts';

const time = (minutes: number) => new Date(Date.UTC(2030, 0, 1, 12, minutes)).toISOString();

/** Moves the clock that everything in this process goes by. */
function setTime(at: string): void {
  vi.useFakeTimers({ now: Date.parse(at), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const list = (api: TestApi, query = '') => read<Post[]>(api.ask('GET', `/blog-api${query}`));

const listAll = (api: TestApi, query = '') => read<Post[]>(api.askAsAdmin('GET', `/blog-api${query}`));

const titles = (posts: { title: string }[]) => posts.map(({ title }) => title);

/** Everywhere where visitors find a post, by its slug. */
async function findEverywhere(
  api: TestApi,
  platform: TestPlatform,
  { slug, title }: Post,
): Promise<string[]> {
  const services = await createPageServices(platform)(null);
  const addresses: { slug: string }[] = [];
  for await (const part of services.listPostPaths({ skip: 0, count: 10 })) addresses.push(...part);
  const places = {
    list: titles(await list(api)).includes(title),
    cards: titles(await list(api, '?fields=card')).includes(title),
    search: titles(await list(api, `?q=${encodeURIComponent(title)}`)).includes(title),
    one: (await api.ask('GET', `/blog-api/${slug}`)).status === 200,
    page: (await services.readPost(slug)).kind === 'found',
    pageOfList: titles((await services.readPostPage({}))!.posts).includes(title),
    pageOfSearch: titles((await services.readPostPage({ search: title }))!.posts).includes(title),
    latest: titles((await services.readLatestPosts())!).includes(title),
    links: titles((await services.readPostCards([slug]))!).includes(title),
    newest: titles(await services.listNewestPosts(10)).includes(title),
    feed: titles(await services.readFeed()).includes(title),
    sitemap: addresses.some((address) => address.slug === slug),
    count: (await services.countPostPaths()) === 1,
    site: (await platform.site.findPages(platform, [`/blog/${slug}`])).has(`/blog/${slug}`),
  };
  return Object.entries(places).flatMap(([name, isThere]) => (isThere ? [name] : []));
}

const everywhere = [
  ...['list', 'cards', 'search', 'one', 'page', 'pageOfList', 'pageOfSearch'],
  ...['latest', 'links', 'newest', 'feed', 'sitemap', 'count', 'site'],
];

describeOnBothDatabasesAtLength('a post with dates', (open) => {
  it('is visible from its first moment until its last, whatever the clock was before', async () => {
    setTime(time(0));
    const { api, platform } = await openApi(await open());
    const post = await create(api, {
      title: 'A scheduled one',
      publish_at: time(10),
      unpublish_at: time(20),
    });
    expect(post).toMatchObject({ state: 'scheduled', published: true, published_at: time(10) });
    const moments = [
      [time(0), []],
      [new Date(Date.parse(time(10)) - 1).toISOString(), []],
      [time(10), everywhere],
      [new Date(Date.parse(time(20)) - 1).toISOString(), everywhere],
      [time(20), []],
      [time(15), everywhere],
      [time(5), []],
    ] as const;
    for (const [at, places] of moments) {
      vi.setSystemTime(at);
      expect([at, await findEverywhere(api, platform, post)]).toEqual([at, places]);
    }
  });

  it('is found by admins in its state at any time', async () => {
    setTime(time(0));
    const { api } = await openApi(await open());
    const { id } = await create(api, { title: 'One', publish_at: time(10), unpublish_at: time(20) });
    await create(api, { title: 'Draft', published: false });
    const readStates = async () => {
      const states = ['draft', 'scheduled', 'published', 'expired'];
      const found = await Promise.all(states.map((state) => listAll(api, `?state=${state}`)));
      expect((await listAll(api, '?q=One')).map(({ state }) => state)).toEqual([
        (await read<Post>(api.askAsAdmin('GET', `/blog-api/${id}`))).state,
      ]);
      return found.map(titles);
    };
    expect(await readStates()).toEqual([['Draft'], ['One'], [], []]);
    vi.setSystemTime(time(10));
    expect(await readStates()).toEqual([['Draft'], [], ['One'], []]);
    vi.setSystemTime(time(20));
    expect(await readStates()).toEqual([['Draft'], [], [], ['One']]);
    expect((await api.ask('GET', '/blog-api?state=draft')).status).toBe(403);
    expect(await list(api, '?state=published')).toEqual([]);
  });

  it('is in lists and searches where its date of publication puts it', async () => {
    setTime(time(0));
    const { api } = await openApi(await open());
    const posts: Post[] = [];
    for (let n = 0; n < 5; n += 1) {
      vi.setSystemTime(time(n));
      posts.push(await create(api, { title: `Word ${n}` }));
    }
    expect(titles(await list(api))).toEqual(['Word 4', 'Word 3', 'Word 2', 'Word 1', 'Word 0']);
    await read(put(api, posts[4]!.id, { published_at: '2029-12-24T10:00:00+01:00' }));
    const moved = await read<Post>(put(api, posts[1]!.id, { published_at: time(30) }));
    expect(moved).toMatchObject({ published_at: time(30), created_at: time(1) });
    const expected = ['Word 1', 'Word 3', 'Word 2', 'Word 0', 'Word 4'];
    for (const query of ['', '&q=word', '&fields=card&q=or', '&fields=card']) {
      const found: string[] = [];
      let next: string | undefined = `/blog-api?limit=2${query}`;
      while (next) {
        const answer: Response = await api.ask('GET', next);
        found.push(...titles((await answer.json()) as Post[]));
        next = /<\/functions\/v1([^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect([query, found]).toEqual([query, expected]);
    }
  });

  it('is there once on a page that is longer than what is read at once', async () => {
    setTime(time(0));
    const { api } = await openApi(await open());
    const dates = Array.from({ length: 205 }, (_, n) => new Date(Date.parse(time(0)) - n).toISOString());
    for (const [n, published_at] of dates.entries())
      await create(api, { title: `Word ${n}`, published_at, tags: ['Many'], author: 'ines-varga' });
    const expected = dates.map((_, n) => `Word ${n}`);
    for (const query of ['', '&tag=many', '&author=ines-varga', '&q=word', '&q=word&tag=many'])
      expect([query, titles(await list(api, `?limit=500&fields=card${query}`))]).toEqual([query, expected]);
  });

  it('has the date of its first appearance, unless one was chosen', async () => {
    setTime(time(0));
    const { api } = await openApi(await open());
    const draft = await create(api, { published: false });
    expect(draft.published_at).toBeNull();
    vi.setSystemTime(time(5));
    const change = (values: object) => read<Post>(put(api, draft.id, values));
    expect((await change({ published: true })).published_at).toBe(time(5));
    vi.setSystemTime(time(6));
    expect((await change({ published: false })).published_at).toBe(time(5));
    expect((await change({ published: true, title: 'Again' })).published_at).toBe(time(5));

    const scheduled = await create(api, { title: 'Later', publish_at: time(20) });
    const reschedule = (values: object) => read<Post>(put(api, scheduled.id, values));
    expect((await reschedule({ publish_at: time(30) })).published_at).toBe(time(30));
    expect((await reschedule({ publish_at: null })).published_at).toBe(time(6));
    const chosen = await create(api, { title: 'Old', published_at: time(-60), publish_at: time(20) });
    expect(chosen.published_at).toBe(time(-60));
  });

  it('keeps the date of its creation where readers saw that, also when it is published again', async () => {
    setTime(time(0));
    const { api } = await openApi(await open());
    const change = (id: string, values: object) => read<Post>(put(api, id, values));
    for (const [title, off] of [
      ['Unpublished', { published: false }],
      ['Postponed', { publish_at: time(30) }],
    ] as const) {
      vi.setSystemTime(time(0));
      const { id, created_at } = await create(api, { title });
      vi.setSystemTime(time(5));
      expect((await change(id, { published_at: null })).published_at).toBeNull();
      await change(id, off);
      vi.setSystemTime(time(6));
      const again = await change(id, { published: true, publish_at: null });
      expect([title, again.published_at]).toEqual([title, created_at]);
    }
  });

  it('leaves no address behind that visitors never knew', async () => {
    setTime(time(0));
    const { api, platform } = await openApi(await open());
    const { id } = await create(api, { title: 'Early', slug: 'early', publish_at: time(10) });
    await read(put(api, id, { slug: 'later' }));
    const services = await createPageServices(platform)(null);
    expect(await services.readPost('early')).toEqual({ kind: 'missing' });
    vi.setSystemTime(time(10));
    await read(put(api, id, { slug: 'last' }));
    expect(await services.readPost('later')).toEqual({ kind: 'moved', slug: 'last' });
    expect((await api.askAsAdmin('DELETE', `/blog-api/${id}`)).status).toBe(204);
    expect(await services.readPost('last')).toEqual({ kind: 'gone' });
    expect((await api.askAsAdmin('POST', `/blog-bin/${id}/restore`)).status).toBe(200);
    const restored = await read<Post>(api.ask('GET', '/blog-api/last'));
    expect(restored).toMatchObject({ publish_at: time(10), published_at: time(10), state: 'published' });
  });

  it('keeps what it has when something else is changed, and dates take effect beside a draft', async () => {
    setTime(time(0));
    const { api } = await openApi(await open());
    const { id } = await create(api, { unpublish_at: time(20) });
    await read(put(api, `${id}/draft`, { title: 'A draft', publish_at: time(10) }));
    expect(await read<Post>(api.askAsAdmin('GET', `/blog-api/${id}`))).toMatchObject({
      title: 'A title',
      publish_at: time(10),
      unpublish_at: time(20),
      state: 'scheduled',
    });
  });

  it('is refused with what is wrong with it', async () => {
    setTime(time(0));
    const { api } = await openApi(await open());
    const { id } = await create(api, { publish_at: time(10) });
    const cases = [
      [
        { publish_at: time(10), unpublish_at: time(10) },
        'unpublish_at',
        'It must be taken down after it appears',
      ],
      [{ unpublish_at: time(5) }, 'unpublish_at', 'It must be taken down after it appears'],
      [
        { publish_at: 'tomorrow' },
        'publish_at',
        'publish_at must be a time such as 2030-01-31T09:00:00Z, or null',
      ],
      [
        { published_at: 7 },
        'published_at',
        'published_at must be a time such as 2030-01-31T09:00:00Z, or null',
      ],
      [
        { published_at: '2030-02-30T00:00:00Z' },
        'published_at',
        'published_at must be a time such as 2030-01-31T09:00:00Z, or null',
      ],
      [{ publish_at: '9999-01-01T00:00:00Z' }, 'publish_at', 'publish_at must be between 1970 and 2200'],
      [{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, 'tags', 'A post can have at most 20 tags'],
      [{ tags: 'one' }, 'tags', 'Tags must be a list of texts'],
      [{ tags: [' '] }, 'tags.0', 'A tag must not be empty'],
      [{ tags: ['!'] }, 'tags', 'A tag must have a letter or a digit'],
    ] as const;
    for (const [body, field, message] of cases) {
      const answer = await put(api, id, body);
      expect([body, answer.status, ((await answer.json()) as { errors: unknown }).errors]).toEqual([
        body,
        400,
        [{ field, message }],
      ]);
    }
    const named = await put(api, id, { tags: ['日本語', 'ภาษาไทย', ' 日本語'] });
    expect(named.status).toBe(200);
    const { tags } = (await named.json()) as { tags: string[] };
    expect(tags).toEqual([
      expect.stringMatching(/^tag-[0-9a-f]{8}$/),
      expect.stringMatching(/^tag-[0-9a-f]{8}$/),
    ]);
  });
});

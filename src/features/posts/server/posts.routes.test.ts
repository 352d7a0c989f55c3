import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { DatabaseBusyError } from '#platform/database/read-errors.ts';
import type { Post } from '../contract.ts';

const draft = { title: 'A title', excerpt: 'An excerpt', content: 'Some content' };

async function create(api: TestApi, values: object = {}): Promise<Post> {
  const response = await api.askAsAdmin('POST', '/blog-api', { body: { ...draft, ...values } });
  expect(response.status).toBe(201);
  return (await response.json()) as Post;
}

const titles = async (response: Response) => ((await response.json()) as Post[]).map(({ title }) => title);

describeOnBothDatabases('the blog API', (open) => {
  it('creates one post of a request that is repeated with its key, whatever has become of it since', async () => {
    const api = await openTestApi(await open());
    const headers = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324' };
    const send = (values: object = {}) =>
      api.askAsAdmin('POST', '/blog-api', {
        headers,
        body: { ...draft, title: '???', tags: ['New'], ...values },
      });
    const first = await send();
    const post = (await first.json()) as Post;
    const repeat = async () => {
      const again = await send();
      expect([again.status, again.headers.get('etag'), await again.json()]).toEqual([
        201,
        first.headers.get('etag'),
        post,
      ]);
    };
    await repeat();
    expect(await titles(await api.askAsAdmin('GET', '/blog-api'))).toEqual(['???']);
    const refused = await send({ content: 'More' });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'idempotency_key_reused' }),
    ]);
    await api.askAsAdmin('PUT', `/blog-api/${post.id}`, { body: { title: 'Changed', slug: 'changed' } });
    await repeat();
    await api.askAsAdmin('DELETE', `/blog-api/${post.id}`);
    await repeat();
    expect(await titles(await api.askAsAdmin('GET', '/blog-api'))).toEqual([]);
  });

  it('refuses a draft to the public, by id, by slug and in the list', async () => {
    const api = await openTestApi(await open());
    const { id, slug } = await create(api);
    expect((await api.ask('GET', `/blog-api/${id}`)).status).toBe(404);
    expect((await api.ask('GET', `/blog-api/${slug}`)).status).toBe(404);
    expect(await titles(await api.ask('GET', '/blog-api'))).toEqual([]);
    expect(await titles(await api.askAsAdmin('GET', '/blog-api'))).toEqual(['A title']);
    expect((await api.askAsAdmin('GET', `/blog-api/${slug}`)).status).toBe(200);
  });

  it('lists newest first, page by page, and says where the next page is', async () => {
    const api = await openTestApi(await open());
    for (const title of ['One', 'Two', 'Three']) await create(api, { title, published: true });
    const first = await api.ask('GET', '/blog-api?limit=2&fields=card');
    const next = first.headers.get('link')?.match(/^<\/functions\/v1(.+)>; rel="next"$/)?.[1];
    const cards = (await first.json()) as Post[];
    expect(cards.map(({ title }) => title)).toEqual(['Three', 'Two']);
    expect(cards[0]).not.toHaveProperty('content');
    const second = await api.ask('GET', next!);
    expect(await titles(second)).toEqual(['One']);
    expect(second.headers.get('link')).toBeNull();
  });

  it('searches title and excerpt, in any case, with wildcards meant literally', async () => {
    const api = await openTestApi(await open());
    await create(api, { title: 'Ärger mit 100 % Automation', published: true });
    await create(api, { title: 'Other', excerpt: 'On AUTOMATION too', published: true });
    await create(api, { title: 'Third', published: true });
    expect(await titles(await api.ask('GET', '/blog-api?q=automation'))).toHaveLength(2);
    expect(await titles(await api.ask('GET', `/blog-api?q=${encodeURIComponent('ÄRGER')}`))).toHaveLength(1);
    expect(await titles(await api.ask('GET', '/blog-api?q=%25'))).toEqual(['Ärger mit 100 % Automation']);
    expect(await titles(await api.ask('GET', '/blog-api?q=_'))).toEqual([]);
  });

  it('finds quotation marks and apostrophes however they are written', async () => {
    const api = await openTestApi(await open());
    await create(api, { title: 'Beat last year’s “calendar”', tags: ['Costs'], published: true });
    for (const q of ["last year's", 'last year’s', '"calendar"', '“calendar”']) {
      const query = `/blog-api?q=${encodeURIComponent(q)}`;
      expect(await titles(await api.ask('GET', query))).toHaveLength(1);
      expect(await titles(await api.ask('GET', `${query}&tag=costs`))).toHaveLength(1);
    }
  });

  it('makes a slug from the title, and a random one where the title gives none', async () => {
    const api = await openTestApi(await open());
    expect((await create(api, { title: '  Überraschung: 5 Dinge!  ' })).slug).toBe('ueberraschung-5-dinge');
    expect((await create(api, { title: '!!!', slug: '' })).slug).toMatch(/^post-[0-9a-f]{8}$/);
    expect((await create(api, { slug: 'by-hand' })).slug).toBe('by-hand');
  });

  it.each([
    [{ excerpt: 'e', content: 'c' }, 'Title, excerpt, and content are required'],
    [{ ...draft, title: '   ' }, 'Title, excerpt, and content are required'],
    [{ ...draft, title: null }, 'Title, excerpt, and content are required'],
    [{ ...draft, title: 5 }, 'Title must be text'],
    [{ ...draft, content: 7 }, 'Content must be text'],
    [{ ...draft, author_id: 'x' }, 'Unknown field: author_id'],
    [{ ...draft, published: 'yes' }, 'Published must be true or false'],
    [{ ...draft, slug: 'Not A Slug' }, 'Slug may only have lowercase letters, digits and single hyphens'],
    [{ ...draft, image_url: 'javascript:alert(1)' }, 'Image address must begin with /uploads/ or https://'],
  ])('refuses %j', async (body, detail) => {
    const api = await openTestApi(await open());
    const response = await api.askAsAdmin('POST', '/blog-api', { body });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ detail, status: 400 });
    expect(await titles(await api.askAsAdmin('GET', '/blog-api'))).toEqual([]);
  });

  it('changes a post by its id only', async () => {
    const api = await openTestApi(await open());
    const { slug } = await create(api);
    expect((await api.askAsAdmin('PUT', `/blog-api/${slug}`, { body: { title: 'x' } })).status).toBe(404);
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'cursor=abc', 'fields=none'])('refuses ?%s', async (query) => {
    const api = await openTestApi(await open());
    expect((await api.ask('GET', `/blog-api?${query}`)).status).toBe(400);
  });

  it('gives fewer posts a page where they are long, and each of them once', async () => {
    const api = await openTestApi(await open());
    const long = 'ä'.repeat(240_000);
    for (const n of [1, 2, 3, 4, 5]) {
      await create(api, { title: `Post ${n}`, content: n === 3 ? 'short' : long, published: true });
    }
    const found: string[] = [];
    const sizes: number[] = [];
    for (let path: string | undefined = '/blog-api?limit=500&q=post'; path !== undefined;) {
      const response = await api.ask('GET', path);
      const page = (await response.clone().json()) as Post[];
      expect(page.every(({ content }) => content === 'short' || content === long)).toBe(true);
      found.push(...(await titles(response)));
      sizes.push(page.length);
      path = /<\/functions\/v1(.+)>/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(found).toEqual(['Post 5', 'Post 4', 'Post 3', 'Post 2', 'Post 1']);
    expect(sizes).toEqual([3, 2]);
  });

  it.each(['q', 'Q?', '%'])('finds %s, which is shorter than the index knows', async (q) => {
    const api = await openTestApi(await open());
    await create(api, { title: 'IRAQ? 100%', published: true });
    await create(api, { title: 'Another', published: true });
    const path = `/blog-api?q=${encodeURIComponent(q)}`;
    expect(await titles(await api.ask('GET', path))).toEqual(['IRAQ? 100%']);
  });

  it('answers 503 with Retry-After to a search that there is no room for', async () => {
    const platform = await open();
    const read = () => Promise.reject(new DatabaseBusyError('too many wait'));
    const api = await openTestApi({ ...platform, database: { ...platform.database, read } });
    const response = await api.ask('GET', '/blog-api?q=word');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
  });

  it('raises the content version with every change that a visitor can see, and only then', async () => {
    const { platform, api } = await openWithApi(open);
    const { contentVersion } = platform.database;
    let id = '';
    const change = (body: object) => () => api.askAsAdmin('PUT', `/blog-api/${id}`, { body });
    const remove = () => api.askAsAdmin('DELETE', `/blog-api/${id}`);
    const steps: [raises: 0 | 1, step: () => Promise<unknown>][] = [
      [0, async () => ({ id } = await create(api))],
      [0, () => api.askAsAdmin('POST', '/blog-api', { body: draft })],
      [0, change({ title: 'Another', slug: 'another' })],
      [1, change({ published: true })],
      [1, change({ excerpt: 'Another' })],
      [1, change({ published: false })],
      [0, change({ content: 'Another' })],
      [0, remove],
      [0, remove],
      [1, async () => ({ id } = await create(api, { published: true }))],
      [1, remove],
    ];
    for (const [i, [raises, step]] of steps.entries()) {
      const before = contentVersion.current;
      await step();
      expect([i, contentVersion.current]).toEqual([i, before + raises]);
      await contentVersion.refresh();
      expect([i, contentVersion.current]).toEqual([i, before + raises]);
    }
  });

  it('takes the same save again when its answer was lost', async () => {
    const api = await openTestApi(await open());
    const { id } = await create(api);
    // Weak, as a proxy that compresses makes it.
    const headers = { 'if-match': 'W/"1"' };
    const save = () => api.askAsAdmin('PUT', `/blog-api/${id}`, { body: { title: 'New' }, headers });
    expect((await save()).status).toBe(200);
    const again = await save();
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ title: 'New' });
  });

  it('lets one of two saves from the same state through', async () => {
    const api = await openTestApi(await open());
    const { id } = await create(api);
    const saves = ['One', 'Two', 'Three'].map((title) =>
      api.askAsAdmin('PUT', `/blog-api/${id}`, { body: { title }, headers: { 'if-match': '"1"' } }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });
});

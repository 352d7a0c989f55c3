import { afterEach, expect, it, vi } from 'vitest';
import { PageStore } from '#http/cache/page-store.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';

/** How often a response was made, and not taken from the cache. */
const countRenders = () => vi.spyOn(PageStore.prototype, 'render');

afterEach(() => void vi.restoreAllMocks());

/** The API with posts of one admin, published in turn. */
async function openWithPosts(platform: TestPlatform) {
  const api = await openTestApi(platform);
  let posts = 0;
  const publish = async (title: string, published = true) => {
    posts += 1;
    const at = new Date(Date.parse('2030-01-01') + posts * 1000);
    platform.now = () => at;
    const body = { title, excerpt: 'E', content: 'C'.repeat(600), published };
    const answer = await api.askAsAdmin('POST', '/blog-api', { body });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: string; slug: string };
  };
  return { api, publish };
}

const readTitles = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { title: string }[]).map(({ title }) => title);

describeOnBothDatabasesAtLength('a cached response of the API', (open) => {
  it('has what is published, from the moment that the publishing is acknowledged', async () => {
    const { api, publish } = await openWithPosts(await open());
    const ask = (path: string) => api.ask('GET', path);
    expect(await readTitles(await ask('/blog-api'))).toEqual([]);
    expect((await ask('/blog-api/one')).status).toBe(404);
    for (const title of ['One', 'Two', 'Three']) {
      await publish(title);
      expect(await readTitles(await ask('/blog-api'))).toContain(title);
      expect(await readTitles(await ask(`/blog-api?q=${title}`))).toEqual([title]);
      expect((await ask(`/blog-api/${title.toLowerCase()}`)).status).toBe(200);
    }
    await publish('A draft', false);
    expect(await readTitles(await ask('/blog-api'))).not.toContain('A draft');
    expect((await ask('/blog-api/a-draft')).status).toBe(404);
  });

  it('is the same response again, made once', async () => {
    const { api, publish } = await openWithPosts(await open());
    const { id, slug } = await publish('One');
    await publish('Two');
    const targets = [
      ['/blog-api', 200],
      ['/blog-api?limit=1', 200],
      ['/blog-api?fields=card', 200],
      ['/blog-api?q=one', 200],
      [`/blog-api/${id}`, 200],
      [`/blog-api/${slug}`, 200],
      ['/blog-api/nothing', 404],
      ['/settings', 200],
      ['/openapi.json', 200],
    ] as const;
    for (const [target, status] of targets) {
      const first = await api.ask('GET', target);
      const renders = countRenders();
      const second = await api.ask('GET', target);
      expect([target, first.status, renders.mock.calls.length]).toEqual([target, status, 0]);
      expect(await second.text()).toBe(await first.text());
      for (const name of ['content-type', 'link', 'etag']) {
        expect(second.headers.get(name)).toBe(first.headers.get(name));
      }
      renders.mockRestore();
    }
  });

  it('is given in the encoding asked for, to be asked for again, with 304 and HEAD', async () => {
    const { api, publish } = await openWithPosts(await open());
    await publish('One');
    const etags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await api.ask('GET', '/blog-api', { headers });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      const etag = answer.headers.get('etag')!;
      etags.add(etag);
      const again = await api.ask('GET', '/blog-api', { headers: { ...headers, 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const head = await api.ask('HEAD', '/blog-api', { headers });
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    }
    expect(etags.size).toBe(3);
  });

  it('counts each request', async () => {
    const api = await openTestApi(await open({ rateLimitFactor: 3 / 600 }));
    const ask = (path: string) => api.ask('GET', path);
    const answers = [await ask('/settings'), await ask('/settings'), await ask('/blog-api/none')];
    expect(answers.map(({ headers }) => headers.get('ratelimit'))).toEqual([
      '"address";r=2;t=60',
      '"address";r=1;t=60',
      '"address";r=0;t=60',
    ]);
    expect((await ask('/settings')).status).toBe(429);
  });

  it('is not for callers with a credential, and no refusal is kept', async () => {
    const { api, publish } = await openWithPosts(await open());
    await publish('A draft', false);
    expect(await readTitles(await api.ask('GET', '/blog-api'))).toEqual([]);
    expect(await readTitles(await api.askAsAdmin('GET', '/blog-api'))).toEqual(['A draft']);
    expect(await readTitles(await api.askInPerson('GET', '/blog-api'))).toEqual(['A draft']);
    for (const target of ['/blog-api?limit=0', '/blog-api?limit=1&limit=2']) {
      expect([target, (await api.ask('GET', target)).status]).toEqual([target, 400]);
      const renders = countRenders();
      await api.ask('GET', target);
      expect(renders).toHaveBeenCalledTimes(1);
      renders.mockRestore();
    }
  });

  it('is one for all questions that differ in what the route does not read', async () => {
    const api = await openTestApi(await open());
    await api.ask('GET', '/blog-api?limit=5&q=a');
    const renders = countRenders();
    for (const query of ['q=a&limit=5', 'limit=5&q=a&utm_source=x&gclid=1', 'q=%61&limit=5&__proto__=1']) {
      expect((await api.ask('GET', `/blog-api?${query}`)).status).toBe(200);
    }
    expect(renders).not.toHaveBeenCalled();
  });

  it('is made once for all who ask meanwhile', async () => {
    const { platform, api } = await openWithApi(open);
    const reads = vi.spyOn(platform.database, 'read');
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.ask('GET', '/blog-api')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('is not displaced by addresses that nothing is at', async () => {
    const api = await openTestApi(await open());
    await api.ask('GET', '/settings');
    for (let i = 0; i < 300; i += 1) await api.ask('GET', `/blog-api/nothing-${i}`);
    const renders = countRenders();
    await api.ask('GET', '/settings');
    await api.ask('GET', '/blog-api/nothing-299');
    expect(renders).not.toHaveBeenCalled();
    await api.ask('GET', '/blog-api/nothing-0');
    expect(renders).toHaveBeenCalled();
  });
});

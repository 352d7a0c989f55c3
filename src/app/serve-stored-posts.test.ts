import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createPost } from '#features/posts/server/create-post.ts';
import type { Caller } from '#platform/context.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../tests/support/test-platform.ts';
import { serveStoredPosts } from './serve-stored-posts.ts';

const path = '/functions/v1/blog-api?limit=2';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

/** Serves on a port of its own; the API behind it answers 418. */
async function serve(platform: TestPlatform) {
  const listener = serveStoredPosts(
    platform,
    () => '192.0.2.1',
    (_request, response) => void response.writeHead(418).end(),
  );
  const server = createServer((request, response) => void listener(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (target = path, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${target}`, init);
}

async function publish(platform: TestPlatform, title: string, published = true): Promise<void> {
  const id = uuidv7();
  await platform.database.kysely
    .withTables<{ user: Record<string, unknown> }>()
    .insertInto('user')
    .values({
      id,
      name: 'admin',
      email: `${id}@example.com`,
      emailVerified: platform.database.kind === 'postgres' ? true : 1,
      createdAt: platform.now().toISOString(),
      updatedAt: platform.now().toISOString(),
    })
    .execute();
  const caller: Caller = { kind: 'user', userId: id, email: '', isAdmin: true, via: 'key' };
  await createPost({ ...platform, caller }, { title, excerpt: 'E', content: 'C', published });
}

const readTitles = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { title: string }[]).map(({ title }) => title);

describeOnBothDatabases('the stored first page of posts', (open) => {
  it('has what is published, from the moment that the publishing is acknowledged', async () => {
    const platform = await open();
    const ask = await serve(platform);
    expect(await readTitles(await ask())).toEqual([]);
    for (const title of ['One', 'Two', 'Three']) {
      platform.now = () => new Date(Date.parse('2030-01-01') + title.length * 1000);
      await publish(platform, title);
      expect(await readTitles(await ask())).toContain(title);
    }
    await publish(platform, 'A draft', false);
    expect(await readTitles(await ask())).not.toContain('A draft');
  });

  it('answers as the API does: the next page, the limit, a request id, nothing to be kept', async () => {
    const platform = await open();
    platform.now = () => new Date('2030-01-01T00:00:00Z');
    const ask = await serve(platform);
    for (const title of ['One', 'Two', 'Three']) await publish(platform, title);
    const ids = new Set<string | null>();
    for (const use of [1, 2]) {
      const { status, headers } = await ask();
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('link')).toMatch(/^<\/functions\/v1\/blog-api\?limit=2&cursor=[\w-]+>; rel="next"$/);
      expect(headers.get('ratelimit')).toBe(`"address";r=${600_000 - use};t=60`);
      ids.add(headers.get('x-request-id'));
    }
    expect(ids.size).toBe(2);
    const cards = (await (await ask('/functions/v1/blog-api?fields=card&limit=2')).json()) as object[];
    expect(cards[0]).not.toHaveProperty('content');
  });

  it('leaves callers with a credential, other questions and refusals to the API', async () => {
    const platform = await open({ rateLimitFactor: 1 / 600 });
    const ask = await serve(platform);
    const left = [
      ask(path, { headers: { 'x-api-key': 'k' } }),
      ask(path, { headers: { authorization: 'Bearer t' } }),
      ask(path, { headers: { cookie: 'a=1; countermark.session_token=t' } }),
      ask(path, { method: 'POST' }),
      ask(`${path}&q=ward`),
      ask('/functions/v1/blog-api?limit=0'),
      ask('/functions/v1/blog-api?limit=500'),
    ];
    expect((await Promise.all(left)).map(({ status }) => status)).toEqual(left.map(() => 418));
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(418);
  });
});

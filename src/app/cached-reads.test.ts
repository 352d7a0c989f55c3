import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createAuth } from '#features/identity/server/create-auth.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../tests/support/test-platform.ts';
import { openTestApi } from '../../tests/support/test-api.ts';
import { createAnswerVisitor } from './api/answer-visitor.ts';
import { createServed } from './api/create-served.ts';
import { createCachedRoutes } from './api/cached-routes.ts';
import { createCachedReads } from './cached-reads.ts';

const base = '/functions/v1';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

/** Serves on its own port; the API behind it answers 418. */
async function serve(platform: TestPlatform) {
  const served = createServed(platform, createAuth({ ...platform, authSecret: platform.config.authSecret! }));
  const answerVisitor = vi.fn(createAnswerVisitor(platform, served));
  const readTarget = createCachedRoutes(served);
  const reads = createCachedReads({
    platform,
    readClientAddress: () => '192.0.2.1',
    readTarget,
    answerVisitor,
    serveApi: (_request, response) => void response.writeHead(418).end(),
  });
  const server = createServer(async (request: IncomingMessage, response) => {
    try {
      if (reads.serveCached(request, response, 'the-request-id')) return;
      await reads.serve(request, response);
    } catch {
      response.writeHead(599).end();
    }
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (target: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${base}${target}`, init);
  return { ask, answerVisitor, readTarget };
}

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

describeOnBothDatabases('what is kept of the API', (open) => {
  it('has what is published, from the moment that the publishing is acknowledged', async () => {
    const platform = await open();
    const { publish } = await openWithPosts(platform);
    const { ask } = await serve(platform);
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

  it('is the answer of the API, made once', async () => {
    const platform = await open();
    const { api, publish } = await openWithPosts(platform);
    const { id, slug } = await publish('One');
    await publish('Two');
    const { ask, answerVisitor } = await serve(platform);
    const targets = [
      '/blog-api',
      '/blog-api?limit=1',
      '/blog-api?fields=card',
      '/blog-api?q=one',
      `/blog-api/${id}`,
      `/blog-api/${slug}`,
      '/blog-api/nothing',
      '/settings',
      '/openapi.json',
    ];
    for (const target of targets) {
      const expected = await api.ask('GET', target);
      const text = await expected.text();
      for (const time of ['first', 'second']) {
        const answer = await ask(target);
        expect([time, target, answer.status, await answer.text()]).toEqual([
          time,
          target,
          expected.status,
          text,
        ]);
        for (const name of ['content-type', 'link']) {
          expect(answer.headers.get(name)).toBe(expected.headers.get(name));
        }
      }
    }
    expect(answerVisitor).toHaveBeenCalledTimes(targets.length);
  });

  it('is given in the encoding asked for, to be asked for again, with 304 and HEAD', async () => {
    const platform = await open();
    const { publish } = await openWithPosts(platform);
    await publish('One');
    const { ask } = await serve(platform);
    const etags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await ask('/blog-api', { headers });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      const etag = answer.headers.get('etag')!;
      etags.add(etag);
      const again = await ask('/blog-api', { headers: { ...headers, 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const head = await ask('/blog-api', { method: 'HEAD', headers });
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    }
    expect(etags.size).toBe(3);
  });

  it('counts each request, and has its id', async () => {
    const platform = await open({ rateLimitFactor: 3 / 600 });
    const { ask } = await serve(platform);
    const answers = [await ask('/settings'), await ask('/settings'), await ask('/blog-api/none')];
    expect(answers.map(({ headers }) => headers.get('ratelimit'))).toEqual([
      '"address";r=2;t=60',
      '"address";r=1;t=60',
      '"address";r=0;t=60',
    ]);
    expect(answers[1]!.headers.get('x-request-id')).toBe('the-request-id');
    expect((await ask('/settings')).status).toBe(418);
  });

  it('leaves callers with a credential, refusals and what is not kept to the API', async () => {
    const platform = await open();
    const { ask, answerVisitor } = await serve(platform);
    expect((await ask('/blog-api')).status).toBe(200);
    const left = [
      ask('/blog-api', { headers: { 'x-api-key': 'k' } }),
      ask('/blog-api', { headers: { authorization: 'Bearer t' } }),
      ask('/blog-api', { headers: { cookie: 'a=1; countermark.session_token=t' } }),
      ask('/blog-api', { method: 'POST' }),
      ask('/blog-api?limit=0'),
      ask('/blog-api?limit=1&limit=2'),
      ask('/blog-api?q=%ff'),
      ask('/blog-api/a%2fb'),
      ask('/messages-api'),
      ask('/session'),
    ];
    expect((await Promise.all(left)).map(({ status }) => status)).toEqual(left.map(() => 418));
    expect(answerVisitor).toHaveBeenCalledTimes(1);
  });

  it('knows a question by what it asks, however it is written', async () => {
    const { readTarget } = await serve(await open());
    const keyOf = (query: string) => readTarget(`${base}/blog-api${query}`)?.key;
    const plain = `${base}/blog-api`;
    for (const query of ['', '?', '?limit=100', '?limit=0100', '?fields=all&limit=100', '?utm_source=x&x']) {
      expect([query, keyOf(query)]).toEqual([query, plain]);
    }
    for (const query of ['?limit=5&q=a+b', '?q=a%20b&limit=5', '?q=%61+b&limit=5&gclid=1&fields=all']) {
      expect([query, keyOf(query)]).toEqual([query, `${plain}?limit=5&q=a+b`]);
    }
    expect(keyOf('?__proto__=1&constructor=2')).toBe(plain);
    expect(keyOf(`?q=${'a'.repeat(2000)}`)).toBeUndefined();
  });

  it('is made once for all who ask meanwhile', async () => {
    const { ask, answerVisitor } = await serve(await open());
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/blog-api')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answerVisitor).toHaveBeenCalledTimes(1);
  });

  it('is not displaced by addresses that nothing is at', async () => {
    const { ask, answerVisitor } = await serve(await open());
    await ask('/settings');
    for (let i = 0; i < 300; i += 1) await ask(`/blog-api/nothing-${i}`);
    expect(answerVisitor).toHaveBeenCalledTimes(301);
    await ask('/settings');
    await ask('/blog-api/nothing-299');
    expect(answerVisitor).toHaveBeenCalledTimes(301);
    await ask('/blog-api/nothing-0');
    expect(answerVisitor).toHaveBeenCalledTimes(302);
  });
});

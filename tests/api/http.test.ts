import { connect } from 'node:net';
import { expect, it, describe, beforeAll, afterAll } from 'vitest';
import { createLimits } from '#platform/http/limits.ts';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { listOperations, type OpenApiDocument } from '#tests/support/openapi-document.ts';
import { serveProduct, type ServedProduct } from './serve-product.ts';
import { annsMessage as message } from '#tests/support/payloads.ts';

describeOnBothDatabasesAtLength('over HTTP the API', (open) => {
  it('answers HEAD as GET without a body, for everyone as for GET', async () => {
    const api = await openTestApi(await open());
    const head = await api.askAsAdmin('HEAD', '/messages-api');
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/json',
      '',
    ]);
    expect((await api.ask('HEAD', '/messages-api')).status).toBe(403);
    expect((await api.ask('HEAD', '/messages-export')).status).toBe(403);
    const file = await api.askAsAdmin('HEAD', '/messages-export');
    expect([file.status, await file.text()]).toEqual([200, '']);
    expect((await api.ask('HEAD', '/blog-api/nothing')).status).toBe(404);
  });

  it('lists the methods of every path in Allow, and refuses others', async () => {
    const api = await openTestApi(await open());
    const document = (await (await api.ask('GET', '/openapi.json')).json()) as OpenApiDocument;
    const paths = new Map<string, Set<string>>();
    for (const { base, method, path } of listOperations(document)) {
      if (base === 'functions') paths.set(path, (paths.get(path) ?? new Set()).add(method));
    }
    for (const [path, methods] of paths) {
      const options = await api.ask('OPTIONS', path);
      const allowed = (options.headers.get('allow') ?? '').split(', ');
      const expected = [...methods, 'OPTIONS', ...(methods.has('GET') ? ['HEAD'] : [])];
      expect([path, options.status, allowed]).toEqual([path, 204, expected.toSorted()]);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
        if (methods.has(method)) continue;
        const refused = await api.askAsAdmin(method, path, method === 'GET' ? {} : { body: {} });
        expect([path, method, refused.status, refused.headers.get('allow')]).toEqual([
          path,
          method,
          405,
          allowed.join(', '),
        ]);
        expect(refused.headers.get('content-type')).toBe('application/problem+json');
      }
    }
  });

  it('asks for its own origin wherever a session signs in, whatever credential comes along', async () => {
    const api = await openTestApi(await open());
    const foreign = { origin: 'https://evil.example' };
    for (const path of ['/verify-password', '/sign-out', '/sign-in/email']) {
      for (const credential of ['x-api-key', 'authorization', 'accept']) {
        const answer = await api.askInPerson('POST', `/api/auth${path}`, {
          headers: { ...foreign, [credential]: 'Bearer x' },
          body: { email: 'a@example.com', password: 'the password' },
        });
        expect([path, answer.status, await answer.json()]).toMatchObject([
          path,
          403,
          { code: 'foreign_origin' },
        ]);
      }
    }
  });

  it('stores in one line what has one line', async () => {
    const api = await openTestApi(await open());
    const broken = ' Ann\r\nBcc: x\u2028y\t';
    const one = 'Ann Bcc: x y';
    const sent = await api.ask('POST', '/messages-api', {
      body: { ...message, name: broken, subject: broken },
    });
    expect(await sent.json()).toMatchObject({ name: one, subject: one });
    const key = await api.askInPerson('POST', '/generate-api-key', { body: { name: broken } });
    expect(await key.json()).toMatchObject({ name: one });
    const post = await api.askAsAdmin('POST', '/blog-api', {
      body: { title: broken, excerpt: 'a', content: 'a' },
    });
    expect(await post.json()).toMatchObject({ title: one });
    const settings = await api.askAsAdmin('PUT', '/settings', {
      body: { site_name: broken, contact_address: 'One\nTwo' },
    });
    expect(await settings.json()).toEqual(
      expect.arrayContaining([
        { key: 'site_name', value: one },
        { key: 'contact_address', value: 'One\nTwo' },
      ]),
    );
    const empty = await api.ask('POST', '/messages-api', { body: { ...message, name: '\r\n' } });
    expect(await empty.json()).toMatchObject({ detail: 'Name is required' });
  });

  it('does not look at Accept', async () => {
    const api = await openTestApi(await open());
    for (const accept of ['text/html', 'image/png', 'nonsense', '']) {
      const response = await api.ask('GET', '/settings', { headers: { accept } });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    }
  });

  it('gives every answer an id of its own', async () => {
    const api = await openTestApi(await open());
    const ids = [await api.ask('GET', '/settings'), await api.ask('GET', '/nothing')].map((response) =>
      response.headers.get('x-request-id'),
    );
    expect(new Set(ids).size).toBe(2);
  });
});

describeOnBothDatabasesAtLength('calls of the API', (open) => {
  it('say where their limits stand', async () => {
    const api = await openTestApi(await open({ rateLimitFactor: 1 }));
    const visitor = await api.ask('GET', '/settings');
    expect(visitor.headers.get('ratelimit-policy')).toBe('"address";q=600;w=60');
    expect(visitor.headers.get('ratelimit')).toMatch(/^"address";r=599;t=\d+$/);
    const admin = await api.askAsAdmin('GET', '/settings');
    expect(admin.headers.get('ratelimit-policy')).toBe('"key";q=600;w=60, "account";q=1200;w=60');
    const form = await api.ask('POST', '/messages-api', { body: message });
    expect(form.headers.get('ratelimit-policy')).toBe('"address";q=600;w=60, "contact";q=20;w=60');
  });

  it('are refused by key, on every instance', async () => {
    const { platform, api } = await openWithApi(open, { rateLimitFactor: 0.1 });
    const limits = createLimits(platform.database.kysely, 0.1, () => platform.now());
    for (let i = 0; i < 60; i += 1) expect((await api.askAsAdmin('GET', '/settings')).status).toBe(200);
    const refused = await api.askAsAdmin('GET', '/settings');
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/);
    expect((await api.ask('GET', '/settings')).status).toBe(200);

    await platform.limits.exchange();
    const other = await openTestApi({ ...platform, limits });
    const key = api.adminKey;
    const answers: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      answers.push((await other.ask('GET', '/settings', { headers: { 'x-api-key': key } })).status);
      await limits.exchange();
    }
    expect(answers.at(-1)).toBe(429);
  });

  it('with a credential that is not valid count for their address', async () => {
    const api = await openTestApi(await open({ rateLimitFactor: 0.01 }));
    const ask = () => api.ask('GET', '/settings', { headers: { 'x-api-key': 'cmk_made_up' } });
    const statuses = [];
    for (let i = 0; i < 8; i += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    expect((await api.askAsAdmin('GET', '/settings')).status).toBe(200);
  });
});

describe('on a socket', () => {
  let served: ServedProduct;
  beforeAll(async () => {
    served = await serveProduct();
  }, 60_000);
  afterAll(() => served.close());

  /** Sends raw text and reads until the server closes the connection. */
  function exchange(text: string, timeoutMs = 10_000): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
      let answer = '';
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`still open after:\n${answer}`)));
      socket.on('data', (part) => {
        answer += part.toString('latin1');
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
      socket.write(text);
    });
  }

  it.each(['content-length: 20000000', 'transfer-encoding: chunked'])(
    'is closed after a body that is too large (%s), before it has come',
    async (length) => {
      const chunk = length.startsWith('transfer')
        ? `200000\r\n${'x'.repeat(0x200000)}\r\n`
        : 'x'.repeat(1000);
      const answer = await exchange(
        [
          'POST /functions/v1/messages-api HTTP/1.1',
          'host: localhost',
          'content-type: application/json',
          length,
          '',
          chunk,
        ].join('\r\n'),
      );
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(answer).toContain('"code":"too_large"');
    },
  );

  it('answers HEAD and OPTIONS, and keeps the connection', async () => {
    const answer = await exchange(
      [
        'HEAD /functions/v1/settings HTTP/1.1\r\nhost: localhost\r\n\r\n',
        'OPTIONS /functions/v1/settings HTTP/1.1\r\nhost: localhost\r\n\r\n',
        'GET /functions/v1/nothing HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
      ].join(''),
    );
    expect([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status)).toEqual([
      '200',
      '204',
      '404',
    ]);
    expect(answer).toMatch(/^allow: GET, HEAD, OPTIONS, PUT\r$/im);
  });

  it('takes no address of a client from the client', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-client-address': '203.0.113.9' };
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(`${served.url}/functions/v1/settings`, { headers });
      return Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
    };
    const before = await ask({});
    expect(await ask(forged)).toBe(before - 1);
  });
});

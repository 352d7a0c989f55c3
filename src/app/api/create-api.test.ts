import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { openTestApi } from '#tests/support/test-api.ts';

const json = { 'content-type': 'application/json' };

/** Every endpoint that takes a body, with a body that it would accept. */
const writes: [string, string, object][] = [
  ['POST', '/blog-api', { title: 't', excerpt: 'e', content: 'c' }],
  ['PUT', '/blog-api/some-id', { title: 't' }],
  ['POST', '/newsletter-api', { email: 'ann@example.com' }],
  ['POST', '/messages-api', { name: 'n', email: 'ann@example.com', subject: 's', message: 'm' }],
  ['PATCH', '/messages-api/some-id', { read: true }],
  ['PUT', '/settings', { tagline: 't' }],
  ['PUT', '/settings/answer-time', {}],
  ['POST', '/generate-api-key', { name: 'n' }],
  ['POST', '/revoke-api-key', { keyId: 'k' }],
];

/** Bodies that must be refused no matter who sends them, with the resulting status. */
const badBodies: [string, string | Uint8Array, Record<string, string>, number][] = [
  ['half a JSON text', '{"a":', json, 400],
  ['an array', '[]', json, 400],
  ['a number', '5', json, 400],
  ['null', 'null', json, 400],
  ['nothing', '', json, 400],
  ['an unknown field', '{"constructor":1,"__proto__":{"x":1}}', json, 400],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), json, 400],
  ['a NUL', '{"title":"a\\u0000b"}', json, 400],
  ['a lone surrogate', '{"title":"a\\ud800b"}', json, 400],
  ['JSON called text', '{}', { 'content-type': 'text/plain' }, 415],
  ['a form', 'title=t', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['more than any operation takes', `{"title":"${'x'.repeat(1_100_000)}"}`, json, 413],
];

describeOnBothDatabasesAtLength('the API', (open) => {
  it.each(writes)('refuses every bad body at %s %s with one clear text', async (method, path) => {
    const api = await openTestApi(await open());
    for (const [what, body, headers, status] of badBodies) {
      const response = await api.askAsAdmin(method, path, { body, headers });
      const problem = (await response.json()) as { detail: string; status: number };
      expect([what, response.status]).toEqual([what, status]);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(problem.detail).toMatch(/\S/);
    }
  });

  it('counts a large body as several calls, and what is refused too', async () => {
    const api = await openTestApi(await open({ rateLimitFactor: 1 }));
    const remaining = async (body: string) => {
      const response = await api.ask('POST', '/messages-api', { body, headers: json });
      expect(response.status).toBe(400);
      return Number(/"address";r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
    };
    const before = await remaining('{}');
    expect(await remaining(`{"a":"${'x'.repeat(40_000)}"}`)).toBe(before - 3);
    expect(await remaining('['.repeat(65_536))).toBe(before - 7);
  });

  it('refuses unknown names by the thousand without repeating them', async () => {
    const api = await openTestApi(await open());
    const names = Array.from({ length: 3000 }, (_, i) => `"unknown-${i}":1`).join(',');
    for (const [method, path] of writes) {
      const response = await api.askAsAdmin(method, path, { body: `{${names}}`, headers: json });
      expect([path, response.status]).toEqual([path, 400]);
      // Twenty names, in the text and at the field.
      expect((await response.text()).length).toBeLessThan(1000);
    }
  });

  it.each(writes)('takes no %s %s from a page of another site', async (method, path, body) => {
    const platform = await open();
    const api = await openTestApi(platform);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3001' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect((await api.ask(method, path, { body, headers })).status).toBe(403);
    }
    expect(await (await api.askAsAdmin('GET', '/messages-api')).json()).toEqual([]);
    expect(await (await api.askAsAdmin('GET', '/newsletter-api')).json()).toEqual([]);
  });

  it('answers for a wrong method with the right ones, and for an unknown path', async () => {
    const api = await openTestApi(await open());
    const wrong = await api.ask('DELETE', '/blog-api');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
    const { headers } = await api.ask('PUT', '/messages-api/x');
    expect(headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS, PATCH');
    expect((await api.ask('GET', '/nothing-here')).status).toBe(404);
    expect((await api.ask('GET', '/blog-api/a/b')).status).toBe(404);
    const { status, headers: options } = await api.ask('OPTIONS', '/blog-api');
    expect([status, options.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    expect((await api.ask('OPTIONS', '/nothing-here')).status).toBe(404);
  });

  it('keeps answers to a credential out of every cache', async () => {
    const api = await openTestApi(await open());
    expect((await api.askAsAdmin('GET', '/blog-api')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('refuses a credential that is not valid, even where none is needed', async () => {
    const api = await openTestApi(await open());
    const credentials: Record<string, string>[] = [
      { 'x-api-key': 'cmk_wrong' },
      { authorization: 'Bearer wrong' },
      { authorization: 'Basic YTpi' },
    ];
    for (const headers of credentials) {
      expect((await api.ask('GET', '/blog-api', { headers })).status).toBe(401);
    }
  });

  it('describes itself as OpenAPI 3.1, every path with its errors', async () => {
    const api = await openTestApi(await open());
    const document = (await (await api.ask('GET', '/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/blog-api', '/blog-api/{id}', '/newsletter-api', '/messages-api/{id}']),
    );
    for (const operations of Object.values(document.paths)) {
      for (const { responses } of Object.values(operations)) expect(responses).toHaveProperty('500');
    }
  });
});

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

describeOnBothDatabasesAtLength('the API', (open) => {
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
    const api = await openTestApi(await open());
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

  it('has nothing at an unknown path', async () => {
    const api = await openTestApi(await open());
    for (const [method, path] of [
      ['GET', '/nothing-here'],
      ['GET', '/blog-api/a/b'],
      ['OPTIONS', '/nothing-here'],
    ] as const)
      expect([path, (await api.ask(method, path)).status]).toEqual([path, 404]);
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
});

import { expect, it } from 'vitest';
import { startAttacked } from './attacked-product.ts';

const attacked = startAttacked();

/** The headers of a browser's request from another site's page. */
const foreign: Record<string, Record<string, string>> = {
  'another origin': { origin: 'https://evil.example' },
  'our name with more behind it': { origin: 'http://localhost.evil.example' },
  'an opaque origin': { origin: 'null' },
  'another site, by the browser': { 'sec-fetch-site': 'cross-site' },
  'a subdomain, by the browser': { 'sec-fetch-site': 'same-site' },
  'both, disagreeing': { 'sec-fetch-site': 'cross-site', origin: 'self' },
};

const describeForeign = (who: string): Record<string, string> => {
  const { origin, ...rest } = foreign[who]!;
  if (origin === undefined) return rest;
  return { ...rest, origin: origin === 'self' ? attacked.product.url : origin };
};

/** Everything that a session's cookie lets an admin change. */
const writes: [method: string, path: string, body: unknown][] = [
  ['POST', '/functions/v1/blog-api', { title: 'A', excerpt: 'B', content: 'C' }],
  ['PUT', '/functions/v1/blog-api/019a9f5e-0000-7000-8000-000000000000', { title: 'A' }],
  ['DELETE', '/functions/v1/blog-api/019a9f5e-0000-7000-8000-000000000000', undefined],
  ['PUT', '/functions/v1/settings', { tagline: 'Owned' }],
  ['POST', '/functions/v1/generate-api-key', { name: 'evil' }],
  ['POST', '/functions/v1/access-token', {}],
  ['POST', '/functions/v1/uploads', undefined],
  ['DELETE', '/functions/v1/messages-api/019a9f5e-0000-7000-8000-000000000000', undefined],
  ['POST', '/functions/v1/messages-api', { name: 'A', email: 'a@b.example', subject: 'B', message: 'C' }],
  ['POST', '/functions/v1/newsletter-api', { email: 'victim@example.com' }],
  ['POST', '/api/auth/sign-out', undefined],
  ['POST', '/api/auth/sign-in/email', { email: 'a@b.example', password: 'secret' }],
  ['POST', '/api/auth/two-factor/disable', { password: 'x' }],
  ['POST', '/api/auth/passkey/delete-passkey', { id: 'x' }],
];

it.each(Object.keys(foreign))('changes nothing for %s', async (who) => {
  const { cookie } = attacked;
  for (const [method, path, body] of writes) {
    const headers = { cookie, ...describeForeign(who), 'content-type': 'application/json' };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    expect([who, path, (await attacked.ask(path, init)).status]).toEqual([who, path, 403]);
  }
  const form = await attacked.ask('/', {
    method: 'POST',
    headers: { cookie, ...describeForeign(who) },
    body: new URLSearchParams({ form: 'newsletter', email: 'victim@example.com' }),
  });
  expect([who, 'form', form.status]).toEqual([who, 'form', 403]);
  expect((await attacked.askAsAdmin('GET', '/functions/v1/session')).status).toBe(200);
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'text/plain; application/json',
  'application/json-patch+json',
  '',
])('takes no JSON that says it is %j', async (type) => {
  const headers = { cookie: attacked.cookie, 'content-type': type };
  for (const [method, path, body] of writes) {
    if (body === undefined || path.endsWith('/uploads')) continue;
    const init = { method, headers, body: JSON.stringify(body) };
    const { status } = await attacked.ask(path, init);
    expect([path, status]).toEqual([path, 415]);
  }
});

it('changes nothing by a safe method', async () => {
  const before = await (await attacked.ask('/functions/v1/settings')).text();
  for (const path of ['/api/auth/sign-out', '/functions/v1/generate-api-key', '/functions/v1/access-token']) {
    for (const method of ['GET', 'HEAD']) {
      expect([path, (await attacked.askAsAdmin(method, path)).status]).toEqual([path, 405]);
    }
  }
  for (const query of ['tagline=Owned', '_method=PUT&tagline=Owned']) {
    await attacked.askAsAdmin('GET', `/functions/v1/settings?${query}`);
    await attacked.askAsAdmin('GET', `/?form=newsletter&email=x@example.com&${query}`);
  }
  expect(await (await attacked.ask('/functions/v1/settings')).text()).toBe(before);
});

it('sends no CORS header to a page of another site', async () => {
  for (const path of ['/functions/v1/settings', '/functions/v1/session', '/', '/blog/rss.xml']) {
    const headers = {
      cookie: attacked.cookie,
      origin: 'https://evil.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization, content-type',
    };
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await attacked.ask(path, { method, headers });
      const allowances = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([path, method, allowances]).toEqual([path, method, []]);
    }
  }
});

it('does not take a credential of its own for the leave to use the cookie', async () => {
  const headers = { cookie: attacked.cookie, origin: 'https://evil.example', authorization: 'Bearer x' };
  const body = { tagline: 'Owned' };
  expect((await attacked.send('PUT', '/functions/v1/settings', body, headers)).status).toBe(401);
  const empty = { ...headers, authorization: '', 'x-api-key': '' };
  expect((await attacked.send('PUT', '/functions/v1/settings', body, empty)).status).toBeGreaterThanOrEqual(
    401,
  );
  const signOut = await attacked.send('POST', '/api/auth/sign-out', {}, headers);
  expect(signOut.status).toBe(403);
  expect((await attacked.askAsAdmin('GET', '/functions/v1/api-keys')).status).toBe(200);
});

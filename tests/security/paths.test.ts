import { expect, it } from 'vitest';
import { startAttacked } from './attacked-product.ts';
import { rawGet, sendRaw } from './send-raw.ts';

const attacked = startAttacked();
const get = (target: string) => sendRaw(attacked.product.url, rawGet(attacked.product.url, target));

it.each([
  ...['//admin', '/\\admin', '/%5cadmin', '/%2561dmin'],
  ...['/blog/../admin', '/%2e%2e/package.json', '/blog/%2e%2e%2fadmin', '/blog%00'],
  ...[
    '/uploads/..%2f..%2fcountermark.db',
    '/uploads/blog-1.png%00.svg',
    '/uploads/blog-1.svg',
    '/_astro/..%2f..%2fserver/entry.mjs',
  ],
  ...['/.env', '/data/countermark.db', '/_image?href=/share.png&w=16', '/_server-islands/x?e='],
  ...['/admin;.css', '/ADMIN', '/%61dmin/x', '/functions//v1/settings'],
  ...[
    '/functions/v1/settings%2f',
    '/api/auth/..%2fauth/ok',
    '/api/auth/list-sessions',
    '/api/auth/delete-user',
  ],
])('has nothing at %s', async (target) => {
  const answer = await get(target);
  expect([target, answer.status]).toEqual([target, 404]);
  expect(answer.text).not.toContain('"dependencies"');
});

it.each(['/admin/x.css', '/auth/x.png'])(
  'leads no cache to take the private page for the file %s',
  async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
  },
);

it.each(['/functions/v1/session;.js', '/functions/v1/messages-api/x.css'])(
  'leads no cache to take what an admin is answered for the file %s',
  async (target) => {
    const response = await attacked.askAsAdmin('GET', target);
    expect([response.status, response.headers.get('cache-control')]).toMatchObject([
      404,
      expect.stringContaining('no-store'),
    ]);
  },
);

it.each([
  '/functions/v1/messages-%61pi',
  '/functions/v1/messages-api/',
  '/functions/v1/messages-api?x=/session',
  '/functions/v1/api-keys#x',
  '/functions/v1/messages-export',
])('asks for the right however the path is written: %s', async (target) => {
  expect((await get(target)).status).toBe(403);
});

it.each([
  ['/evil.example/', '/evil.example'],
  ['/%09/evil.example/', '/%09/evil.example'],
  ['/%0d%0aSet-Cookie:x=y/', '/%0d%0aSet-Cookie:x=y'],
  ['/blog/?next=//evil.example', '/blog?next=//evil.example'],
])('leads from %s to a path of its own', async (target, location) => {
  const answer = await get(target);
  expect([answer.status, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
    308,
    location,
    undefined,
  ]);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'http://localhost@evil.example',
  '/.//evil.example',
])('sends nobody on to %s', async (target) => {
  const parameters = [
    'callbackURL',
    'errorCallbackURL',
    'newUserCallbackURL',
    'redirectTo',
    'redirect',
    'next',
  ];
  const query = new URLSearchParams(parameters.map((name) => [name, target]));
  for (const path of [
    '/api/auth/verify-email?token=x&',
    '/auth?',
    '/auth/reset?token=x&',
    '/blog?',
    '/admin?',
  ]) {
    const response = await attacked.ask(`${path}${query}`);
    const location = response.headers.get('location');
    if (location === null) continue;
    const { origin } = new URL(location, attacked.product.url);
    expect([path, target, origin]).toEqual([path, target, attacked.product.url]);
  }
  const body = { ...attacked.product.admin, callbackURL: target, redirectTo: target };
  const signIn = await attacked.send('POST', '/api/auth/sign-in/email', body);
  expect(signIn.headers.get('location')).toBeNull();
  expect(await signIn.text()).not.toContain('evil.example');
});

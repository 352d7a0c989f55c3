import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askByName, startNginxBefore } from '#tests/support/nginx-example.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';

const site = 'www.example.com';

const dir = mkdtempSync(join(tmpdir(), 'countermark-nginx-'));
let product: Product;
let port: number;
let stopNginx = async () => {};
let cookie = '';

beforeAll(async () => {
  product = await startProduct({ SITE_URL: `https://${site}`, TRUSTED_PROXIES: '127.0.0.1' });
  ({ port, stop: stopNginx } = await startNginxBefore(product.url, dir));
  const signedIn = await send('POST', '/api/auth/sign-in/email', product.admin);
  cookie = signedIn.headers['set-cookie']!.map((line) => line.split(';')[0]).join('; ');
});
afterAll(async () => {
  await stopNginx();
  await (product as Product | undefined)?.stop();
  rmSync(dir, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}) => askByName(port, site, path, { headers });

const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  askByName(port, site, path, {
    method,
    headers: { origin: `https://${site}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const post = (values: object) => send('POST', '/functions/v1/blog-api', values, { cookie });
const written = { excerpt: 'What it is like.', content: '<p>Behind a cache.</p>' };

it('shows what is published within seconds, and drafts to nobody', async () => {
  await ask('/blog');
  await ask('/functions/v1/blog-api');
  expect((await post({ ...written, title: 'A draft', published: false })).status).toBe(201);
  expect((await post({ ...written, title: 'A new post', published: true })).status).toBe(201);
  for (const path of ['/blog', '/functions/v1/blog-api']) {
    await expect.poll(async () => (await ask(path)).text, { timeout: 10_000 }).toContain('A new post');
    expect((await ask(path)).text).not.toContain('A draft');
  }
});

it('keeps no answer to a credential, and gives none that it has', async () => {
  const path = '/functions/v1/blog-api?fields=all';
  const own = await ask(path, { cookie });
  expect(own.text).toContain('A draft');
  const open = await ask(path);
  expect(open.text).not.toContain('A draft');
  expect((await ask(path, { cookie })).text).toContain('A draft');
  for (const address of ['/functions/v1/session', '/admin', '/auth', '/functions/v1/messages-api']) {
    const mine = await ask(address, { cookie });
    const theirs = await ask(address);
    expect([
      address,
      mine.headers['cache-control'],
      theirs.text === mine.text && mine.status === 200,
    ]).toEqual([address, expect.stringMatching(/no-store/), address === '/admin']);
  }
});

it('gives out pages on while the product is away', async () => {
  expect((await ask('/')).status).toBe(200);
  await product.stop();
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/functions/v1/session')).status).toBe(502);
});

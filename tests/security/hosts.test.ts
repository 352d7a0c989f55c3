import { expect, it } from 'vitest';
import { startAttacked } from './attacked-product.ts';
import { sendRaw } from './send-raw.ts';

const attacked = startAttacked();
const evil = 'evil.example';

/** Headers that proxies and frameworks take for the host, the path or the method. */
const forged = {
  'x-forwarded-host': evil,
  'x-forwarded-server': evil,
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '666',
  'x-forwarded-prefix': '/evil',
  forwarded: `host=${evil};proto=gopher`,
  'x-host': evil,
  'x-original-host': evil,
  'x-http-host-override': evil,
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-astro-path': '/admin',
  'x-astro-locals': '{"page":null}',
  'x-middleware-prefetch': '1',
  'x-http-method-override': 'POST',
  'x-forwarded-for': '"><script>evil.example</script>',
  referer: `https://${evil}/`,
  'user-agent': `<script src=//${evil}>`,
  'accept-language': evil,
};

it.each([
  ...[evil, `localhost.${evil}`, `localhost@${evil}`, `localhost#${evil}`, `localhost\\${evil}`],
  ...['localhost:x', '', '[::1'],
])('does not answer for the host %j', async (host) => {
  const answer = await sendRaw(
    attacked.product.url,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
  expect([400, 421]).toContain(answer.status);
  expect(answer.text).not.toContain('<html');
});

it.each(['/healthz', '/readyz', '/metrics'])('repeats no foreign host at %s', async (path) => {
  const head = `GET ${path} HTTP/1.1\r\nHost: ${evil}\r\nConnection: close\r\n\r\n`;
  const answer = await sendRaw(attacked.product.url, head);
  expect([answer.status, answer.text.includes('evil')]).toEqual([200, false]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('stores no page with anything in it that a request said', async () => {
  const paths = [
    '/',
    '/blog',
    '/contact',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
  ];
  for (const path of [...paths, '/manifest.webmanifest', '/nowhere', '/functions/v1/openapi.json']) {
    const before = await (await attacked.ask(path)).text();
    // A change makes the next request the one that is rendered and kept.
    await attacked.askAsAdmin('PUT', '/functions/v1/settings', { tagline: `Changed before ${path}` });
    const poisoned = await (await attacked.ask(path, { headers: forged })).text();
    const after = await (await attacked.ask(path)).text();
    expect([path, poisoned.includes('evil'), poisoned.includes('gopher')]).toEqual([path, false, false]);
    expect([path, after]).toEqual([path, poisoned]);
    expect([path, before.length > 0]).toEqual([path, true]);
  }
});

it('leads a forged path or method nowhere else', async () => {
  const page = await attacked.ask('/', { headers: forged });
  expect([page.status, await page.text()]).toMatchObject([200, expect.not.stringContaining('Admin |')]);
  const call = await attacked.ask('/functions/v1/settings', {
    headers: { ...forged, 'x-http-method-override': 'PUT', 'x-method-override': 'PUT' },
  });
  expect([call.status, Array.isArray(await call.json())]).toEqual([200, true]);
  for (const query of ['_method=DELETE', '_method=PUT', 'method=DELETE']) {
    expect((await attacked.ask(`/functions/v1/settings?${query}`)).status).toBe(200);
  }
});

it('mails links to SITE_URL alone, whatever the request was sent to', async () => {
  const { url, admin, outboxMails } = attacked.product;
  const body = JSON.stringify({ email: admin.email, redirectTo: `https://${evil}/reset` });
  const head = ['POST /api/auth/request-password-reset HTTP/1.1', 'Host: 127.0.0.9', 'Connection: close'];
  const headers = Object.entries({ ...forged, referer: '' }).map(([name, value]) => `${name}: ${value}`);
  const length = [
    `Content-Length: ${body.length}`,
    'Content-Type: application/json',
    'X-Client-Address: 1.1.1.1',
  ];
  const answer = await sendRaw(url, [...head, ...headers, ...length, '', body].join('\r\n'));
  expect(answer.status).toBe(200);
  await expect.poll(() => outboxMails().length, { timeout: 10_000 }).toBeGreaterThan(0);
  for (const { text, headers: mailHeaders } of outboxMails()) {
    for (const link of text.match(/https?:\/\/\S+/g) ?? []) expect(new URL(link).origin).toBe(url);
    expect(`${text}${JSON.stringify(mailHeaders)}`).not.toMatch(/evil|127\.0\.0\.9/);
  }
});

import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConnection } from '#tests/support/raw-connection.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';

const token = 'a token of sixteen or more';

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    METRICS_TOKEN: token,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'debug',
  });
});
afterAll(() => product.stop());

const ask = (path: string, init?: RequestInit) => fetch(`${product.url}${path}`, init);

async function readStats(): Promise<Map<string, number>> {
  const response = await ask('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => /^[a-z]/.test(line));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

interface LogLine {
  level?: number;
  requestId?: string;
  route?: string;
  status?: number;
}

const readLog = (): LogLine[] =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);

it('counts stored pages, renders, queries and mails', async () => {
  await ask('/');
  await ask('/functions/v1/blog-api');
  const before = await readStats();
  for (let i = 0; i < 5; i += 1) await ask('/');
  const after = await readStats();
  const stored = 'countermark_http_requests_total{class="stored",method="GET",status="200"}';
  expect(after.get(stored)! - (before.get(stored) ?? 0)).toBe(5);
  const duration = 'countermark_http_request_duration_seconds';
  expect(after.get(`${duration}_bucket{class="stored",le="+Inf"}`)).toBe(after.get(stored));
  expect(after.get(`${duration}_count{class="stored"}`)).toBe(after.get(stored));
  expect(after.get('countermark_page_store_hits_total')).toBeGreaterThanOrEqual(5);
  expect(after.get('countermark_page_render_duration_seconds_count')).toBeGreaterThanOrEqual(1);
  expect(after.get('countermark_page_store_bytes')).toBeGreaterThan(1000);
  expect(after.get('countermark_api_store_bytes{kind="answers"}')).toBeGreaterThan(1000);
  expect(after.get('countermark_database_query_duration_seconds_count')).toBeGreaterThan(0);
  expect(after.get('countermark_database_size_bytes')).toBeGreaterThan(0);
  expect(after.get('countermark_mails{state="failed"}')).toBe(0);
  expect(after.get('countermark_views_lost_total')).toBe(0);
  expect(after.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  expect([...after.keys()].some((name) => name.startsWith('countermark_build_info{version="'))).toBe(true);
});

it.each(['/', '/?utm_source=letter&gclid=1', '/blog?fbclid=1'])(
  'counts %s, once it is cached, as answered from the cache',
  async (target) => {
    const name = 'countermark_http_requests_total{class="stored",method="GET",status="200"}';
    await ask(target);
    const before = await readStats();
    for (let i = 0; i < 5; i += 1) await ask(target);
    expect((await readStats()).get(name)! - (before.get(name) ?? 0)).toBe(5);
  },
);

it.each([
  ['/contact', 'application/x-www-form-urlencoded', 'page'],
  ['/functions/v1/messages-api', 'application/json', 'api'],
  ['/api/auth/sign-in/email', 'application/json', 'accounts'],
])('takes who leaves in the middle of a body to %s for no error', async (path, type, requestClass) => {
  const name = `countermark_http_requests_total{class="${requestClass}",method="POST",status="499"}`;
  const before = (await readStats()).get(name) ?? 0;
  const connection = await openConnection(product.url.replace('localhost', '127.0.0.1'));
  connection.send(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`);
  connection.send('Content-Length: 1000\r\n\r\nname=A');
  await expect.poll(async () => (await readStats()).get('countermark_http_requests_under_way')).toBe(2);
  connection.socket.destroy();
  await expect.poll(async () => (await readStats()).get(name)).toBe(before + 1);
  expect(product.output()).not.toMatch(/"level":(40|50|60)/);
  const levels = readLog().filter(({ status }) => status === 499);
  expect(levels.every(({ level }) => level === 20)).toBe(true);
});

it.each(['/blog/%E0%A4%A', '/services/%FF', '/blog/tag/%C3', '/%E0%A4%A'])(
  'finds nothing at %s, whose escapes are no text, and logs no error',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(product.output()).not.toMatch(/"level":(40|50|60)/);
  },
);

it('shows its figures to nobody else', async () => {
  expect((await ask('/metrics')).status).toBe(401);
  expect((await ask('/metrics', { headers: { authorization: 'Bearer no' } })).status).toBe(401);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
});

it('shows them without a token to callers that come straight from the machine, as proxies do too', async () => {
  const open = await startProduct({ TRUSTED_PROXIES: '127.0.0.1,::1', SITE_URL: 'https://www.example.com' });
  try {
    expect((await fetch(`${open.url}/metrics`)).status).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect((await fetch(`${open.url}/metrics`, { headers: { [name]: '192.0.2.1' } })).status).toBe(404);
    }
  } finally {
    await open.stop();
  }
});

it('gives a request of anyone but a trusted proxy its own id', async () => {
  const open = await startProduct();
  try {
    const made = await fetch(`${open.url}/functions/v1/x`, { headers: { 'x-request-id': 'from-anyone-1' } });
    expect(made.headers.get('x-request-id')).not.toBe('from-anyone-1');
  } finally {
    await open.stop();
  }
});

it('tells whoever asks by an address how it is, whatever the Host', async () => {
  const askBy = (path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host, authorization: `Bearer ${token}` };
      request(`${product.url}${path}`, { headers }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    for (const host of ['10.0.0.7:3000', 'web1', 'countermark.default.svc'])
      expect([path, host, await askBy(path, host)]).toEqual([path, host, 200]);
  }
});

it('writes a line for each request with its id and its pattern', async () => {
  const headers = { 'x-request-id': 'proxy-gave-this-1' };
  const missing = await ask('/functions/v1/blog-api/01a1f9e4-0000-7000-8000-000000000000', { headers });
  expect(missing.headers.get('x-request-id')).toBe('proxy-gave-this-1');
  await ask('/blog/no-such-post');
  const unfit = await ask('/functions/v1/x', { headers: { 'x-request-id': 'a b" c' } });
  expect(unfit.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(readLog, { timeout: 10_000 }).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        requestId: 'proxy-gave-this-1',
        method: 'GET',
        route: '/functions/v1/blog-api/:id',
        status: 404,
        ms: expect.any(Number),
      }),
      expect.objectContaining({ route: '/blog/[slug]', status: 404 }),
    ]),
  );
});

it('writes nothing personal', async () => {
  const marker = 'zqmarker';
  const lead = { name: marker, email: `${marker}@example.com`, subject: marker, message: `${marker} hello` };
  const form = new URLSearchParams({ form: 'contact', ...lead });
  const wrong = new URLSearchParams({ form: 'contact', ...lead, email: marker });
  const json = {
    'content-type': 'application/json',
    'user-agent': marker,
    'x-forwarded-for': '198.51.100.77',
  };
  const answers = [
    await ask('/contact', { method: 'POST', body: form }),
    await ask('/contact', { method: 'POST', body: wrong }),
    await ask(`/contact?${marker}`, { headers: { cookie: marker } }),
    await ask('/functions/v1/messages-api', { method: 'POST', headers: json, body: JSON.stringify(lead) }),
    await ask('/functions/v1/newsletter-api', {
      method: 'POST',
      headers: json,
      body: `{"email":"${lead.email}"}`,
    }),
    await ask('/functions/v1/newsletter-api', { method: 'POST', headers: json, body: `{"email":"${marker}` }),
    await ask('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { ...json, origin: product.url },
      body: JSON.stringify({ email: lead.email, password: marker }),
    }),
    await ask(`/api/auth/reset-password/${marker}`),
    await ask(`/blog/${marker}?q=${marker}`),
    await ask(`/uploads/${marker}`),
  ];
  expect(answers.length).toBe(10);
  await expect
    .poll(() => readLog().filter(({ route }) => route === '/uploads/*').length, { timeout: 10_000 })
    .toBe(1);
  expect(product.output()).not.toContain(marker);
  expect(product.output()).not.toContain('198.51.100.77');
  expect(product.output()).not.toContain('127.0.0.1');
});

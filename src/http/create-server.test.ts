import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createClientAddressReader } from '#platform/http/client-address.ts';
import type { Limits } from '#platform/http/limits.ts';
import { DatabaseBusyError } from '#platform/database/read-errors.ts';
import { unavailable } from '#platform/http/problem.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../tests/support/test-platform.ts';
import type { Pages } from '#astro/renderer.ts';
import { createContactAction, createNewsletterAction } from '#app/forms/lead-forms.ts';
import { createHttpServer } from './create-server.ts';
import { createUploadServer } from '#app/serve-upload.ts';
import { createHealth } from './health.ts';
import { createPageServices } from '#app/create-page-services.ts';
import { toPageKey } from '#app/page-key.ts';
import { createPageServer } from '#app/serve-page.ts';
import { anonymous } from '#platform/context.ts';
import { PageStore } from './cache/page-store.ts';

/** Pages that show what they were given, as JSON. */
const pages: Pages = {
  findRoute: (url) => (['/', '/blog', '/blog/rss.xml', '/auth'].includes(url.pathname) ? url.pathname : null),
  async render(url, { page }) {
    // As Astro does: what a page throws becomes the error screen.
    if (url.pathname === '/blog/rss.xml') {
      return page.readFeed().then(Response.json, () => new Response('error screen', { status: 500 }));
    }
    const posts = await page.readLatestPosts();
    const shown = { name: page.settings.site_name, posts, form: page.form, query: url.search };
    return Response.json(shown, {
      status: url.pathname === '/404' ? 404 : 200,
      headers: { 'cache-control': url.pathname === '/auth' ? 'private, no-store' : 'public, max-age=0' },
    });
  },
};

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function openServer(platform: TestPlatform) {
  const readClientAddress = createClientAddressReader([]);
  const store = new PageStore(platform.database.contentVersion);
  const server = createHttpServer({
    platform,
    findStored: (target) => store.find(toPageKey(target)),
    staticFiles: { find: () => null },
    servePage: createPageServer({
      platform,
      pages,
      store,
      createServices: createPageServices(platform),
      forms: { contact: createContactAction(platform), newsletter: createNewsletterAction(platform) },
      readClientAddress,
      redirectVisitor: () => Promise.resolve(null),
      resolveCaller: () => Promise.resolve(anonymous),
    }),
    serveUpload: createUploadServer(platform),
    serveApi: (_request, response) => void response.end('api'),
    serveHealth: createHealth(platform),
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function ask(
    path: string,
    options: { method?: string; headers?: object; body?: string } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        { port, path, method: options.method ?? 'GET', headers: { ...options.headers } },
        (response) => {
          text(response).then(
            (body) => resolve({ status: response.statusCode!, headers: response.headers, body }),
            reject,
          );
        },
      );
      request.on('error', reject).end(options.body);
    });
  }
  const post = (path: string, fields: Record<string, string>, headers: object = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  return { port, ask, post };
}

/** Sends bytes as they are and reads the status line of the answer. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0]!);
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

const message = {
  form: 'contact',
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Hi',
  message: 'One\r\ntwo',
};

describeOnBothDatabases('the HTTP server', (open) => {
  it('shows a changed site name on the very next request', async () => {
    const platform = await open();
    const { ask } = await openServer(platform);
    expect(JSON.parse((await ask('/')).body)).toMatchObject({ name: 'Countermark' });
    await platform.database.writeContent((trx) =>
      trx.insertInto('site_settings').values({ key: 'site_name', value: 'Ledger' }).execute(),
    );
    expect(JSON.parse((await ask('/')).body)).toMatchObject({ name: 'Ledger' });
  });

  it('answers 304 to whoever has the page, and HEAD without a body', async () => {
    const { ask } = await openServer(await open());
    const first = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    const etag = first.headers.etag!;
    const again = await ask('/', {
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': `"other", W/${etag}` },
    });
    expect([again.status, again.body]).toEqual([304, '']);
    const head = await ask('/', { method: 'HEAD' });
    expect([head.status, head.body, Number(head.headers['content-length']) > 0]).toEqual([200, '', true]);
  });

  it('gives a stored page the headers that it had when it was made', async () => {
    const { ask } = await openServer(await open());
    const made = await ask('/');
    const stored = await ask('/');
    expect({ ...stored.headers, date: '' }).toEqual({ ...made.headers, date: '' });
    expect(stored.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  });

  it('gives all unknown addresses the one page that says so', async () => {
    const { ask } = await openServer(await open());
    const first = await ask('/nothing');
    const second = await ask('/else?x=1');
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  it('takes off what is no parameter of the page', async () => {
    const { ask } = await openServer(await open());
    expect(JSON.parse((await ask('/?utm_source=x')).body)).toMatchObject({ query: '' });
    expect(JSON.parse((await ask('/blog?q=ai&utm=x')).body)).toMatchObject({ query: '?q=ai' });
  });

  it('says when to send a native form again that it could not take, and keeps what was typed', async () => {
    const platform = await open();
    const take: Limits['take'] = (policy, ...rest) =>
      policy.name === 'contact' ? Promise.reject(unavailable()) : platform.limits.take(policy, ...rest);
    const { post } = await openServer({ ...platform, limits: { ...platform.limits, take } });
    const answer = await post('/blog', message);
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(answer.body).toContain('ann@example.com');
  });

  it.each([
    [
      413,
      { form: 'contact', message: 'long '.repeat(20_000) },
      'The form may have at most 65536 bytes. Go back',
    ],
    [400, { form: 'contact', message: 'a\0b' }, 'The form has characters that cannot be stored. Go back'],
    [400, { form: 'nope' }, 'The form is not one of this site. Go back'],
  ])('says on a page what is wrong with a form that it cannot take: %s', async (status, fields, said) => {
    const { post } = await openServer(await open());
    const page = await post('/', fields, { accept: 'text/html,*/*;q=0.8' });
    expect([page.status, page.headers['cache-control']]).toEqual([status, 'private, no-store']);
    expect(JSON.parse(page.body).form).toMatchObject({ form: '', message: { kind: 'error' } });
    expect(JSON.parse(page.body).form.message.text).toContain(said);
    const problem = await post('/', fields, { accept: '*/*' });
    expect(problem.headers['content-type']).toBe('application/problem+json');
    expect(problem.status).toBe(status);
  });

  it('keeps a message sent by a native form, once, and says so on the page', async () => {
    const platform = await open();
    const { post } = await openServer(platform);
    const sent = await post('/blog', message);
    expect(sent.status).toBe(200);
    expect(sent.headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(sent.body).form.message).toEqual({
      kind: 'success',
      title: 'Success',
      text: "Your message has been sent successfully. We'll get back to you soon!",
    });
    await post('/blog', message);
    const rows = await platform.database.kysely.selectFrom('contact_messages').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ name: 'Ann', message: 'One\ntwo' });
  });

  it('keeps what was typed when a form is refused', async () => {
    const { post } = await openServer(await open());
    const refused = await post('/', { ...message, email: 'nobody', name: '' });
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.body).form).toMatchObject({
      values: { email: 'nobody', subject: 'Hi' },
      message: { kind: 'error', title: 'Validation Error', text: 'Name is required' },
      errors: { name: 'Name is required', email: 'Invalid email address' },
    });
  });

  it('gives the newsletter its texts', async () => {
    const { post } = await openServer(await open());
    const subscribe = (email: string) => post('/', { form: 'newsletter', email });
    const readMessage = async (email: string) => JSON.parse((await subscribe(email)).body).form.message;
    expect(await readMessage('a@b')).toMatchObject({
      title: 'Invalid email',
      text: 'Please enter a valid email address',
    });
    expect(await readMessage('ann@example.com')).toMatchObject({ title: 'Successfully subscribed!' });
    for (const again of ['ann@example.com', 'ANN@example.com']) {
      expect(await readMessage(again)).toMatchObject({
        title: 'Already subscribed',
        text: 'This email is already subscribed to our newsletter',
      });
    }
  });

  it('takes no form from another site, of another kind, or with text that cannot be kept', async () => {
    const platform = await open();
    const { post, ask } = await openServer(platform);
    expect((await post('/', message, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/', { ...message, form: 'nothing' })).status).toBe(400);
    expect((await post('/', { ...message, form: 'constructor' })).status).toBe(400);
    expect((await post('/', { ...message, name: 'a\0b' })).status).toBe(400);
    expect((await post('/', { ...message, message: 'x'.repeat(70_000) })).status).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`field${i}`, '']));
    expect((await post('/', { ...message, ...many })).status).toBe(400);
    const json = { 'content-type': 'application/json' };
    expect((await ask('/', { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
    expect((await ask('/', { method: 'DELETE' })).status).toBe(405);
    expect(await platform.database.kysely.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });

  it('answers to its own name only, also with a stored page', async () => {
    const { ask, port } = await openServer(await open());
    await ask('/');
    for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:3000']) {
      expect((await ask('/', { headers: { host } })).status).toBeGreaterThanOrEqual(400);
    }
    const line = (head: string) => sendRaw(port, `${head}\r\nConnection: close\r\n\r\n`);
    expect(await line('GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example')).toContain(' 400 ');
    expect(await line('GET http://evil.example/ HTTP/1.1\r\nHost: localhost')).toContain(' 400 ');
    expect(await line('GET / HTTP/1.1')).toContain(' 400 ');
    expect(await line('GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked')).toContain(
      ' 400 ',
    );
    expect(
      await line('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked'),
    ).toContain(' 400 ');
  });

  it.each([
    '//admin',
    '/blog//x',
    '/%2561dmin',
    '/uploads/..%2f..%2fetc',
    '/uploads/../data',
    '/blog%00',
    '/a\\b',
  ])('answers the trick path %s with the 404 page', async (path) => {
    const { ask } = await openServer(await open());
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toBe((await ask('/404')).body);
  });

  it.each(['/functions//v1/settings', '/api/auth/..%2fauth'])(
    'answers the trick path %s as the API does',
    async (path) => {
      const { ask } = await openServer(await open());
      const answer = await ask(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
    },
  );

  it('leads a trailing slash to the page', async () => {
    const { ask } = await openServer(await open());
    const answer = await ask('/blog/?q=x');
    expect([answer.status, answer.headers.location]).toEqual([308, '/blog?q=x']);
  });

  it('says when to ask again for a feed whose posts cannot be read', async () => {
    const platform = await open();
    const { ask } = await openServer(platform);
    expect((await ask('/blog/rss.xml')).status).toBe(200);
    const away = await openServer(platform);
    await platform.database.writeContent(async () => {});
    vi.spyOn(platform.database.kysely, 'selectFrom').mockImplementation(() => {
      throw new DatabaseBusyError('too many wait for blogs');
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const answer = await away.ask('/blog/rss.xml');
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('serves pages on when the database is away, and says that it is not ready', async () => {
    const platform = await open();
    const { ask, post } = await openServer(platform);
    const before = await ask('/');
    await platform.database.kysely.destroy();
    expect((await ask('/')).body).toBe(before.body);
    expect(JSON.parse((await ask('/blog')).body)).toMatchObject({ name: 'Countermark', posts: null });
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
    const refused = await post('/', message);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(JSON.parse(refused.body).form).toMatchObject({
      values: { name: 'Ann' },
      message: { title: 'Error', text: 'Failed to send message. Please try again.' },
    });
  });
});

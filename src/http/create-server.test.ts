import { expect, it, onTestFinished, vi } from 'vitest';
import { DatabaseBusyError } from '#platform/database/read-errors.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { openServer } from '#tests/support/test-server.ts';

describeOnBothDatabasesAtLength('the HTTP server', (open) => {
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

  it.each(['//admin', '/uploads/..%2f..%2fetc'])(
    'answers the trick path %s with the 404 page',
    async (path) => {
      const { ask } = await openServer(await open());
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.body).toBe((await ask('/404')).body);
    },
  );

  it.each(['/functions//v1/settings', '/api/auth/..%2fauth'])(
    'answers the trick path %s as the API does',
    async (path) => {
      const { ask } = await openServer(await open());
      const answer = await ask(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
    },
  );

  it.each([
    ['/Blog', '/blog'],
    ['//blog?q=A.', '/blog?q=A.'],
    ['///blog//', '/blog'],
    ['/blog).', '/blog'],
  ])('leads %s to the page', async (path, location) => {
    const { ask } = await openServer(await open());
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
    expect((await ask(path, { method: 'POST' })).status).not.toBe(301);
  });

  it.each(['localhost:1', '10.0.0.7:3000'])('tells whoever asks %s how it is', async (host) => {
    const { ask } = await openServer(await open({ siteUrlIsSet: true }));
    for (const path of ['/healthz', '/readyz'])
      expect([path, (await ask(path, { headers: { host } })).status]).toEqual([path, 200]);
  });

  it('tells how long the oldest unsent mail has waited', async () => {
    const platform = await open();
    const mail = { recipient: 'ann@example.com', subject: 'Hello', text: 'Hello' };
    await platform.outbox.enqueue(platform.database.kysely, mail);
    const start = platform.now().getTime();
    platform.now = () => new Date(start + 90_000);
    const { ask } = await openServer(platform);
    expect(JSON.parse((await ask('/readyz')).body)).toEqual({
      status: 'ready',
      mail_oldest_waiting_seconds: 90,
    });
  });

  it('leads the pages of its other names to SITE_URL, and says elsewhere that there is none', async () => {
    const site = { siteUrl: new URL('https://www.example.com'), siteUrlIsSet: true };
    const { ask } = await openServer(await open({ ...site, redirectHosts: ['example.net'] }));
    for (const host of ['example.com', 'Example.com:443', 'example.net']) {
      const answer = await ask('//blog?q=x', { headers: { host } });
      expect(answer).toMatchObject({
        status: 301,
        headers: { location: 'https://www.example.com/blog?q=x' },
      });
      expect((await ask('/', { headers: { host }, method: 'POST' })).status).toBe(421);
      const call = await ask('/functions/v1/settings', { headers: { host } });
      expect([call.status, call.headers['content-type']]).toEqual([421, 'application/problem+json']);
    }
    const foreign = await ask('/', { headers: { host: 'www.example.net' } });
    expect([foreign.status, foreign.headers['content-type']]).toEqual([421, 'text/plain; charset=utf-8']);
    expect(foreign.body).toContain('There is no website at this address');
    const trick = await ask('//evil.example/%2e%2e', { headers: { host: 'example.com' } });
    expect(trick.headers.location).toBe('https://www.example.com/');
  });

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
    const message = { email: 'ann@example.com', subject: 'Hi', message: 'Hello' };
    const refused = await post('/', { form: 'contact', name: 'Ann', ...message });
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(JSON.parse(refused.body).form).toMatchObject({
      values: { name: 'Ann' },
      message: { title: 'Error', text: 'Failed to send message. Please try again.' },
    });
  });
});

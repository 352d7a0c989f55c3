import { expect, it } from 'vitest';
import { retentionRules } from './personal-data.ts';
import { createAuth } from '#features/identity/server/create-auth.ts';
import { openTestApi, openWithApi, type Ask, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { createForms } from './forms/forms.ts';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';

const key = '8e03978e-40d5-43e8-bc93-6894a57f9324';
const hourMs = 3_600_000;
const message = {
  name: 'Ann Carter',
  email: 'ann@example.com',
  subject: 'A ward',
  message: 'A secret of Ann',
};
const otherMessage = { name: 'Bob', email: 'bob@example.com', subject: 'A bill', message: 'Another thing' };

/** Each operation that takes a key: something to send, and something else. */
const operations: [string, object, object][] = [
  ['/messages-api', message, otherMessage],
  ['/newsletter-api', { email: 'ann@example.com' }, { email: 'bob@example.com' }],
];

async function send(api: TestApi, path: string, body: object, ask: Ask = {}) {
  const headers = { 'idempotency-key': key, ...ask.headers };
  const response = await api.ask('POST', path, { ...ask, body, headers });
  return { status: response.status, text: await response.text() };
}

const list = async (api: TestApi, path: string): Promise<unknown[]> =>
  (await (await api.askAsAdmin('GET', path)).json()) as unknown[];

const readId = ({ text }: { text: string }): unknown => JSON.parse(text).id;

describeOnBothDatabases('an idempotency key', (open) => {
  it.each(operations)('makes a repetition at %s the request that it was', async (path, body) => {
    const { platform, api } = await openWithApi(open);
    const first = await send(api, path, body);
    expect(first.status).toBe(201);
    const quoted = { headers: { 'idempotency-key': `"${key}"` } };
    expect(await send(api, path, body)).toEqual(first);
    expect(await send(api, path, body, quoted)).toEqual(first);
    expect(await list(api, path)).toMatchObject([JSON.parse(first.text)]);
    // To the admin, or to the subscriber.
    expect(await platform.readMails()).toHaveLength(
      path === '/messages-api' || path === '/newsletter-api' ? 1 : 0,
    );
  });

  it.each(operations)(
    'is refused at %s with another body, and reveals nothing',
    async (path, body, other) => {
      const api = await openTestApi(await open());
      await send(api, path, body);
      const refused = await send(api, path, other);
      expect(refused.status).toBe(422);
      expect(JSON.parse(refused.text)).toMatchObject({ code: 'idempotency_key_reused', status: 422 });
      for (const text of Object.values(body)) expect(refused.text).not.toContain(text);
      expect(await list(api, path)).toHaveLength(1);
    },
  );

  it.each(operations)('of another network is another key at %s', async (path, body, other) => {
    const api = await openTestApi(await open());
    const first = await send(api, path, body, { clientIp: '2001:db8:1:1::1' });
    const sameNetwork = await send(api, path, body, { clientIp: '2001:db8:1:1:ffff::2' });
    expect(sameNetwork).toEqual(first);
    for (const clientIp of ['2001:db8:1:2::1', '192.0.2.7']) {
      const theirs = { ...other, email: `${clientIp.replaceAll(/[:.]/g, 'x')}@example.com` };
      const answer = await send(api, path, theirs, { clientIp });
      expect(answer.status).toBe(201);
      expect(JSON.parse(answer.text)).toMatchObject(theirs);
    }
    expect(await list(api, path)).toHaveLength(3);
  });

  it('stores a message again that comes from another network: better twice than never', async () => {
    const api = await openTestApi(await open());
    const ids = [];
    for (const clientIp of ['192.0.2.1', '198.51.100.1']) {
      ids.push(readId(await send(api, '/messages-api', message, { clientIp })));
    }
    expect(new Set(ids).size).toBe(2);
    expect(await list(api, '/messages-api')).toHaveLength(2);
  });

  it('belongs to an account wherever it asks from, and to its operation', async () => {
    const api = await openTestApi(await open());
    const headers = { 'x-api-key': api.adminKey };
    const first = await send(api, '/messages-api', message, { headers });
    const elsewhere = await send(api, '/messages-api', message, { headers, clientIp: '198.51.100.1' });
    expect(elsewhere).toEqual(first);
    expect((await send(api, '/messages-api', otherMessage)).status).toBe(201);
    expect((await send(api, '/newsletter-api', { email: 'ann@example.com' })).status).toBe(201);
  });

  it.each(operations)('makes nothing at %s again once it was deleted', async (path, body) => {
    const api = await openTestApi(await open());
    const first = await send(api, path, body);
    const id = String(readId(first));
    expect((await api.askAsAdmin('DELETE', `${path}/${id}`)).status).toBe(204);
    expect(await send(api, path, body)).toEqual(first);
    expect(await list(api, path)).toEqual([]);
  });

  it.each(operations)('is one request at %s when it comes ten times at once', async (path, body) => {
    const api = await openTestApi(await open());
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(api, path, body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await list(api, path)).toHaveLength(1);
  });

  it('is of one body when two come at once', async () => {
    const api = await openTestApi(await open());
    const bodies = Array.from({ length: 10 }, (_, i) => ({ ...message, subject: `Number ${i}` }));
    const answers = await Promise.all(bodies.map((body) => send(api, '/messages-api', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)]);
    expect(await list(api, '/messages-api')).toHaveLength(1);
  });

  it.each(operations)('is forgotten a day after its first use at %s', async (path, body, other) => {
    const { platform, api } = await openWithApi(open);
    const begin = Date.now();
    const goTo = (ms: number) => {
      platform.now = () => new Date(begin + ms);
    };
    goTo(0);
    await send(api, path, body);
    goTo(24 * hourMs - 1);
    expect((await send(api, path, other)).status).toBe(422);
    goTo(24 * hourMs + 1);
    const later = await send(api, path, other);
    expect(later.status).toBe(201);
    expect(await send(api, path, other)).toEqual(later);
    expect(await list(api, path)).toHaveLength(2);

    const countKeys = async () =>
      (await platform.database.kysely.selectFrom('idempotency_keys').select('id').execute()).length;
    await deleteOldData(platform, retentionRules);
    expect(await countKeys()).toBe(1);
    goTo(48 * hourMs + 2);
    await deleteOldData(platform, retentionRules);
    expect(await countKeys()).toBe(0);
  });

  it('does not outlive a request that failed', async () => {
    const api = await openTestApi(await open());
    const taken = { email: 'ann@example.com' };
    await send(api, '/newsletter-api', taken, { headers: { 'idempotency-key': 'another-key' } });
    expect((await send(api, '/newsletter-api', taken)).status).toBe(409);
    expect((await send(api, '/newsletter-api', { email: 'bob@example.com' })).status).toBe(201);
  });

  it('is stored as a hash, without what was sent', async () => {
    const platform = await open();
    await send(await openTestApi(platform), '/messages-api', message);
    const rows = await platform.database.kysely.selectFrom('idempotency_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    for (const text of [key, '192.0.2.1', ...Object.values(message)]) {
      expect(JSON.stringify(rows)).not.toContain(text);
    }
  });
});

describeOnBothDatabases('the contact form without scripting', (open) => {
  it('keeps the same words of one network once, and of two networks twice', async () => {
    const { platform, api } = await openWithApi(open);
    const auth = createAuth({ ...platform, authSecret: platform.config.authSecret! });
    const contact = createForms(platform, auth)['contact']!;
    const now = new Date();
    platform.now = () => now;
    const submit = async (clientIp: string) =>
      (await contact(message, { headers: new Headers(), clientIp })).status;
    expect(await submit('192.0.2.1')).toBe(200);
    expect(await submit('192.0.2.1')).toBe(200);
    expect(await list(api, '/messages-api')).toHaveLength(1);
    expect(await submit('198.51.100.1')).toBe(200);
    expect(await list(api, '/messages-api')).toHaveLength(2);
  });
});

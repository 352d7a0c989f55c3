import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { createAuth } from '#features/identity/server/create-auth.ts';
import type { Warning } from '#features/warnings/contract.ts';
import { canaryHeader } from '#platform/canary/canary-marks.ts';
import type { Platform } from '#platform/context.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../tests/support/test-platform.ts';
import { createApi } from './api/create-api.ts';
import { createCanary } from './create-canary.ts';
import { createAccounts } from './identity.ts';

const servers: Server[] = [];
const close = async (server: Server) => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};
afterEach(async () => {
  for (const server of servers.splice(0)) await close(server);
});

const never = new AbortController().signal;

/** The API on the platform's own port, which the check finds. */
async function serve(platform: TestPlatform): Promise<Server> {
  const auth = createAuth({ ...platform, authSecret: platform.config.authSecret! });
  const api = createApi(platform, auth, createAccounts(platform, auth));
  const listener = getRequestListener((request) => api.fetch(request, { clientAddress: '192.0.2.1' }));
  const server = createServer((request, response) => void listener(request, response));
  servers.push(server);
  const { port } = platform.config;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** A check whose mail is sent as soon as it is looked up. */
const openCanary = (platform: Platform) => createCanary(platform, () => platform.outbox.sendDue());

const start = Date.parse('2030-01-11T12:00:00Z');
const setHours = (platform: TestPlatform, hours: number) => {
  platform.now = () => new Date(start + hours * 3_600_000);
};

const read = async (api: TestApi) => (await (await api.askAsAdmin('GET', '/canary')).json()) as object;
const switchOn = async (api: TestApi) =>
  api.askAsAdmin('PATCH', '/canary', { body: { on: true, recipient: 'sink@example.com' } });
const readWarnings = async (api: TestApi) =>
  ((await (await api.askAsAdmin('GET', '/warnings')).json()) as Warning[]).filter(
    (warning) => warning.is_urgent,
  );

/** The stored mails, by recipient and subject. */
const listMails = async ({ database }: Platform) => {
  const mails = await database.kysely
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'text'])
    .orderBy('id')
    .execute();
  return mails.map(({ recipient, subject }) => `${recipient} ${subject}`);
};
const countMessages = async ({ database }: Platform) =>
  (await database.kysely.selectFrom('contact_messages').select('id').execute()).length;

describeOnBothDatabases('the hourly check of the contact form', (open) => {
  const openChecked = async (overrides: Parameters<typeof open>[0] = {}) => {
    const platform = await open({ port: await findFreePort(), ...overrides });
    setHours(platform, 0);
    const api = await openTestApi(platform);
    return { platform, api, server: await serve(platform) };
  };

  it('is on from an hour after the start, and made every hour until it is switched off', async () => {
    const { platform, api } = await openChecked();
    const canary = openCanary(platform);
    const runAt = async (hours: number) => {
      setHours(platform, hours);
      await canary.run(never);
      return read(api);
    };
    expect(await runAt(0)).toMatchObject({ on: true, due_at: '2030-01-11T13:00:00.000Z', passed_at: null });
    expect(await runAt(0.99)).toMatchObject({ passed_at: null });
    expect(await runAt(1)).toMatchObject({ passed_at: '2030-01-11T13:00:00.000Z', failures: 0 });
    expect(await runAt(1.99)).toMatchObject({ passed_at: '2030-01-11T13:00:00.000Z' });
    expect(await runAt(2)).toMatchObject({ passed_at: '2030-01-11T14:00:00.000Z' });
    expect(await readWarnings(api)).toEqual([]);
    await api.askAsAdmin('PATCH', '/canary', { body: { on: false } });
    expect(await runAt(9)).toMatchObject({ on: false, due_at: null, passed_at: '2030-01-11T14:00:00.000Z' });
  });

  it('is made at once when it is switched on', async () => {
    const { platform, api } = await openChecked();
    await openCanary(platform).run(never);
    await api.askAsAdmin('PATCH', '/canary', { body: { on: false } });
    await switchOn(api);
    await openCanary(platform).run(never);
    expect(await read(api)).toMatchObject({ passed_at: '2030-01-11T12:00:00.000Z' });
  });

  it('asks the mail server to let it in, and sends nobody a mail, while it has no recipient', async () => {
    const taken: string[] = [];
    const port = await findFreePort();
    const mailServer = new SMTPServer({
      hideSTARTTLS: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'site' }) : done(new Error('wrong password')),
      onData(stream, { envelope }, done) {
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        stream.on('end', () => done()).resume();
      },
    });
    await new Promise<void>((resolve) => mailServer.listen(port, '127.0.0.1', resolve));
    try {
      for (const [password, failures] of [
        ['right', 0],
        ['wrong', 1],
      ] as const) {
        const smtpUrl = `smtp://site:${password}@127.0.0.1:${port}`;
        const { platform, api } = await openChecked({ mail: { smtpUrl } });
        await openCanary(platform).run(never);
        setHours(platform, 1);
        await openCanary(platform).run(never);
        expect(await read(api)).toMatchObject({ failures });
      }
      expect(taken).toEqual([]);
    } finally {
      await new Promise<void>((resolve) => mailServer.close(resolve));
    }
  });

  it('sends a mail to its own address, and leaves nothing behind', async () => {
    const { platform, api } = await openChecked();
    await switchOn(api);
    const seen: unknown[] = [];
    const canary = createCanary(platform, async () => {
      seen.push(await listMails(platform), await countMessages(platform));
      seen.push(await (await api.askAsAdmin('GET', '/messages-api')).json());
      seen.push(await (await api.askAsAdmin('GET', '/messages-api?box=spam')).json());
      seen.push(await (await api.askAsAdmin('GET', '/messages-api?q=check')).json());
      seen.push(await (await api.askAsAdmin('GET', '/messages-unread')).json());
      seen.push((await (await api.askAsAdmin('GET', '/messages-export')).text()).trim().split('\n').length);
      const summary = await (await api.askAsAdmin('GET', '/insights-api/summary')).json();
      seen.push((summary as { total: { sent: number } }).total.sent);
      const [message] = await platform.database.kysely.selectFrom('contact_messages').select('id').execute();
      const path = `/messages-api/${message!.id}`;
      const answers = [
        await api.askAsAdmin('GET', path),
        await api.askAsAdmin('PATCH', path, { body: { read: true } }),
        await api.askAsAdmin('GET', `${path}/replies`),
        await api.askAsAdmin('DELETE', path),
      ];
      seen.push(answers.map(({ status }) => status));
      await platform.outbox.sendDue();
    });
    await canary.run(never);
    expect(seen).toEqual([
      ['sink@example.com New contact message: Hourly check of the contact form'],
      ...[1, [], [], [], { unread: 0 }, 1, 0, [404, 404, 404, 404]],
    ]);
    expect([await listMails(platform), await countMessages(platform)]).toEqual([[], 0]);
    expect(await platform.readMails()).toEqual([]);
    for (const table of ['message_bands', 'idempotency_keys', 'lead_events'] as const) {
      expect(await platform.database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const limits = await platform.database.kysely.selectFrom('request_limits').selectAll().execute();
    expect(limits).toEqual([]);
  });

  it('is made by one of several instances', async () => {
    const { platform, api } = await openChecked();
    await switchOn(api);
    let looks = 0;
    const instances = Array.from({ length: 4 }, () =>
      createCanary(platform, async () => {
        looks += 1;
        await platform.outbox.sendDue();
      }),
    );
    await Promise.all(instances.map((canary) => canary.run(never)));
    expect(looks).toBe(1);
  });

  it('leaves alone the check of another instance, which its settings made due too', async () => {
    const { platform, api } = await openChecked();
    await switchOn(api);
    let beginOther = () => {};
    const otherBegan = new Promise<void>((resolve) => (beginOther = resolve));
    let endFirst = () => {};
    const firstEnded = new Promise<void>((resolve) => (endFirst = resolve));
    const other = createCanary(platform, () => {
      beginOther();
      return firstEnded;
    });
    let others = Promise.resolve();
    const first = createCanary(platform, async () => {
      await api.askAsAdmin('PATCH', '/canary', { body: { recipient: 'sink@example.org' } });
      others = other.run(never);
      await Promise.race([otherBegan, others]);
      expect(await countMessages(platform)).toBe(2);
      await platform.outbox.sendDue();
    });
    await first.run(never);
    endFirst();
    await others;
    expect(await read(api)).toMatchObject({ failures: 0, last_error: null });
    expect([await listMails(platform), await countMessages(platform)]).toEqual([[], 0]);
  });

  it('deletes what a check has left that was broken off', async () => {
    const { platform, api } = await openChecked();
    const body = { name: 'Check', email: 'sink@example.com', subject: 'Hourly', message: 'Left behind' };
    const mark = platform.canaryMarks.make('019a9f5e-b2c4-7d10-8e5f-2a3b4c5d6e7f', body);
    await api.ask('POST', '/messages-api', { body, headers: { [canaryHeader]: mark } });
    expect([(await listMails(platform)).length, await countMessages(platform)]).toEqual([1, 1]);
    await switchOn(api);
    await openCanary(platform).run(never);
    setHours(platform, 1);
    await openCanary(platform).run(never);
    expect([await listMails(platform), await countMessages(platform)]).toEqual([[], 0]);
  });

  it('mails once when it fails twice, is a warning from the first time on, and mails when it passes', async () => {
    const { platform, api, server } = await openChecked();
    const canary = openCanary(platform);
    await switchOn(api);
    await close(server);
    await canary.run(never);
    expect(await read(api)).toMatchObject({ failures: 1 });
    expect(await readWarnings(api)).toMatchObject([
      { code: 'canary_failed', text: expect.stringMatching(/cannot be reached: ECONNREFUSED/) },
    ]);
    expect(await listMails(platform)).toEqual([]);
    for (const hour of [1, 2, 3]) {
      setHours(platform, hour);
      await canary.run(never);
    }
    const failed = 'hello@countermark.example Countermark: the contact form does not work';
    expect(await listMails(platform)).toEqual([failed]);
    await serve(platform);
    setHours(platform, 4);
    await canary.run(never);
    expect(await read(api)).toMatchObject({ failures: 0, failing_since: null });
    expect(await readWarnings(api)).toEqual([]);
    const works = 'hello@countermark.example Countermark: the contact form works again';
    expect(await listMails(platform)).toEqual([failed, works]);
  });

  it('fails while mail is not sent, and keeps no mail of its own then', async () => {
    const port = await findFreePort();
    const { platform, api } = await openChecked({ mail: { smtpUrl: `smtp://127.0.0.1:${port}` } });
    await switchOn(api);
    await openCanary(platform).run(never);
    expect(await read(api)).toMatchObject({
      failures: 1,
      last_error: expect.stringMatching(/^the mail about the message failed: .*ECONNREFUSED/),
    });
    expect([await listMails(platform), await countMessages(platform)]).toEqual([[], 0]);
    expect(await (await api.askAsAdmin('GET', '/unsent-mails')).json()).toEqual([]);
  });

  it('tells of a database that was away, once it is back', async () => {
    const { platform, api } = await openChecked();
    await switchOn(api);
    let isAway = false;
    const away = { ...platform.database, kysely: platform.database.kysely.withSchema('nowhere') };
    const unsteady: Platform = Object.create(platform, {
      database: { get: () => (isAway ? away : platform.database) },
    }) as Platform;
    const canary = openCanary(unsteady);
    await canary.run(never);
    isAway = true;
    setHours(platform, 1);
    await expect(canary.run(never)).rejects.toThrow(/nowhere/);
    setHours(platform, 3.5);
    await expect(canary.run(never)).rejects.toThrow(/nowhere/);
    isAway = false;
    await canary.run(never);
    expect(await listMails(platform)).toEqual([
      'hello@countermark.example Countermark: the contact form does not work',
      'hello@countermark.example Countermark: the contact form works again',
    ]);
    expect(await read(api)).toMatchObject({ failures: 0, passed_at: '2030-01-11T15:30:00.000Z' });
  });

  it('is believed of the product alone, for its own words and a minute', async () => {
    const { platform, api } = await openChecked();
    const body = { name: 'Ann', email: 'ann@example.com', subject: 'A ward', message: 'Can you help?' };
    const id = '019a9f5e-b2c4-7d10-8e5f-2a3b4c5d6e7f';
    const mark = platform.canaryMarks.make(id, body);
    const send = (sent: object, canary: string) =>
      api.ask('POST', '/messages-api', { body: sent, headers: { [canaryHeader]: canary } });
    const last = mark.at(-2) === 'A' ? 'B' : 'A';
    await send({ ...body, subject: 'Other words' }, mark);
    await send({ ...body, subject: 'Changed' }, mark.slice(0, -2) + last + mark.at(-1)!);
    await send({ ...body, subject: 'Made up' }, 'x');
    platform.now = () => new Date(start + 60_001);
    await send(body, mark);
    const listed = (await (await api.askAsAdmin('GET', '/messages-api')).json()) as { subject: string }[];
    expect(listed.map(({ subject }) => subject).toSorted()).toEqual([
      'A ward',
      'Changed',
      'Made up',
      'Other words',
    ]);
    platform.now = () => new Date(start + 60_000);
    expect((await send(body, mark)).status).toBe(201);
    expect((await send(body, mark)).status).toBe(201);
    expect(await (await api.askAsAdmin('GET', '/messages-api')).json()).toHaveLength(4);
    expect(await countMessages(platform)).toBe(5);
  });

  it('is put off by a stop, to whoever comes next', async () => {
    const { platform, api } = await openChecked();
    await switchOn(api);
    const stopping = new AbortController();
    const canary = createCanary(platform, async () => stopping.abort());
    await canary.run(stopping.signal);
    expect(await read(api)).toMatchObject({
      failures: 0,
      passed_at: null,
      due_at: '2030-01-11T12:00:00.000Z',
    });
    await openCanary(platform).run(never);
    expect(await read(api)).toMatchObject({ failures: 0, passed_at: '2030-01-11T12:00:00.000Z' });
  });

  it('refuses who may not change it, and what is no address', async () => {
    const { api } = await openChecked();
    expect((await api.ask('PATCH', '/canary', { body: { on: true } })).status).toBe(403);
    const refused = await api.askAsAdmin('PATCH', '/canary', { body: { recipient: 'nobody' } });
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'recipient', message: 'recipient must be an email address' }],
    });
  });
});

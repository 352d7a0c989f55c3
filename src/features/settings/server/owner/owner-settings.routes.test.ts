import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { holdRestored } from '#platform/mail/mail-hold.ts';
import { createSeal } from '#platform/seal.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openImapServer } from '#tests/support/imap-server.ts';
import { openMailService, type MailService } from '#tests/support/mail-service.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import {
  describeOnBothDatabases,
  describeOnBothDatabasesAtLength,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import type { ShownOwnerSettings } from '../../owner-settings.contract.ts';

const path = '/owner-settings';

const read = async (api: TestApi) => (await (await api.askAsAdmin('GET', path)).json()) as ShownOwnerSettings;
const save = (api: TestApi, body: object) => api.askInPerson('PUT', path, { body });

async function startMailService(): Promise<MailService> {
  const service = await openMailService();
  onTestFinished(() => service.close());
  return service;
}

const toServer = ({ port, user, password }: MailService) => ({
  ...{ host: '127.0.0.1', port, security: 'optional', user, password },
});

const mail = { recipient: 'ann@clinics.com', subject: 'Hello', text: 'Good day.' };

async function sendMail({ outbox, database }: TestPlatform) {
  await outbox.enqueue(database.kysely, mail);
  await outbox.sendDue();
}

const readRows = async ({ database }: TestPlatform) =>
  JSON.stringify(await database.kysely.selectFrom('site_settings').selectAll().execute());

describeOnBothDatabases('the settings of an owner', (open) => {
  it('are what the environment sets, else what is stored, else the default', async () => {
    const { platform, api } = await openWithApi(open, {
      fromEnvironment: { BOOKING_URL: 'https://book.acme.com/' },
    });
    const retention = { message_days: 90, visit_days: 7 };
    expect((await save(api, { retention })).status).toBe(200);
    expect(await read(api)).toEqual({
      mail_server: null,
      sender: null,
      default_sender: 'no-reply@localhost',
      mailbox: null,
      booking_url: 'https://book.acme.com/',
      retention: { ...retention, spam_days: null, sum_months: 24 },
      ai: null,
      from_environment: ['BOOKING_URL'],
      unreadable: [],
    });
    expect(await platform.site.readOwnerSettings(platform)).toMatchObject({
      retention: { messageDays: 90, spamDays: null },
      insights: { visitDays: 7, sumMonths: 24 },
    });
    await save(api, { retention: { message_days: null } });
    expect((await read(api)).retention).toMatchObject({ message_days: null, visit_days: 7 });
  });

  it('cannot be changed here where the environment sets them', async () => {
    const fromEnvironment = { SMTP_URL: 'smtp://mail.acme.com', AI_BASE_URL: 'https://a.com', AI_MODEL: 'm' };
    const api = await openTestApi(await open({ fromEnvironment }));
    const ai = { base_url: 'https://b.com', model: 'm', key: 'k' };
    for (const [body, name] of [
      [{ mail_server: null }, 'SMTP_URL'],
      [{ ai }, 'AI_BASE_URL'],
    ] as const) {
      const response = await save(api, body);
      expect(response.status).toBe(409);
      const detail = `${name} is set in the environment, and can be changed only there`;
      expect(await response.json()).toMatchObject({ code: 'set_in_environment', detail });
    }
    expect((await read(api)).from_environment).toEqual(['SMTP_URL', 'AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL']);
  });

  it('raise the version that pages show', async () => {
    const { platform, api } = await openWithApi(open);
    const body = { booking_url: 'https://book.acme.com/' };
    const before = platform.database.contentVersion.current;
    expect((await save(api, body)).status).toBe(200);
    expect(platform.database.contentVersion.current).toBe(before + 1);
  });

  it.each([
    [
      { mail_server: { host: 'https://mail', port: 25, security: 'tls', user: '' } },
      /^Server must be a host/,
    ],
    [{ sender: { name: '', address: 'us' } }, /^Sender address must be/],
    [{ sender: { name: 'a<b>', address: 'us@acme.com' } }, /^Sender name must not/],
    [{ booking_url: 'calendar' }, /^Booking address must begin with/],
    [{ booking_url: 'https://user:pw@x.example/' }, /^Booking address must not have a name or password/],
    [{ booking_url: 'none' }, /^Booking address must begin with/],
    [{ retention: { visit_days: 31 } }, /^Visits must be a whole number of days from 1 to 30$/],
  ])('refuse %j', async (body, detail) => {
    const api = await openTestApi(await open());
    const response = await save(api, body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { detail: string }).detail).toMatch(detail);
  });
});

describeOnBothDatabasesAtLength("an owner's mail server", (open) => {
  it('is used from the next mail on, and its password is sealed and never shown', async () => {
    const service = await startMailService();
    const { platform, api } = await openWithApi(open);
    await sendMail(platform);
    expect(service.recipients).toEqual([]);
    const server = toServer(service);
    const response = await save(api, { mail_server: server });
    expect(response.status).toBe(200);
    const { password, ...shown } = server;
    expect(await response.json()).toMatchObject({ mail_server: { ...shown, has_password: true } });
    await sendMail(platform);
    expect(service.recipients).toContain(mail.recipient);
    for (const secret of [password, encodeURIComponent(password)])
      expect(await readRows(platform)).not.toContain(secret);
    await save(api, { mail_server: null });
    expect((await read(api)).mail_server).toBeNull();
  });

  it('that refuses is told in its own words, and never saved', async () => {
    const service = await startMailService();
    const api = await openTestApi(await open());
    const server = { ...toServer(service), password: 'wrong' };
    for (const even_if_unreachable of [false, true]) {
      const response = await save(api, { mail_server: server, even_if_unreachable });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        code: 'service_refused',
        detail: `The mail server refused: 535 ${service.refusal}`,
      });
    }
    expect((await read(api)).mail_server).toBeNull();
  });

  it('that cannot be reached is saved only if that is wanted', async () => {
    const api = await openTestApi(await open());
    const port = await findFreePort();
    const server = { host: '127.0.0.1', port, security: 'optional', user: '' };
    const response = await save(api, { mail_server: server });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'service_unreachable',
      detail: `The mail server could not be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
    });
    expect((await read(api)).mail_server).toBeNull();
    expect((await save(api, { mail_server: server, even_if_unreachable: true })).status).toBe(200);
    expect((await read(api)).mail_server).toEqual({ ...server, has_password: false });
  });

  it('keeps its password for itself alone', async () => {
    const [service, other] = [await startMailService(), await startMailService()];
    const api = await openTestApi(await open());
    const { password: _password, ...server } = toServer(service);
    await save(api, { mail_server: toServer(service) });
    expect((await save(api, { mail_server: server })).status, 'the same').toBe(200);
    const elsewhere = [
      { host: 'localhost' },
      { port: other.port },
      { user: 'somebody' },
      { security: 'tls' },
    ];
    for (const change of elsewhere) {
      const body = { mail_server: { ...server, ...change }, even_if_unreachable: true };
      const response = await save(api, body);
      expect([change, response.status]).toEqual([change, 400]);
      expect(await response.json()).toMatchObject({
        errors: [
          { field: 'mail_server.password', message: expect.stringContaining('Enter the password again') },
        ],
      });
    }
  });

  it.each([{ password: '' }, {}])('needs a password for a user, and not %j', async (given) => {
    const api = await openTestApi(await open());
    const server = { host: '127.0.0.1', port: 25, security: 'optional', user: 'us', ...given };
    const response = await save(api, { mail_server: server, even_if_unreachable: true });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [
        { field: 'mail_server.password', message: 'Password is missing: this user signs in with one' },
      ],
    });
  });

  it('that speaks no TLS is told so, in words', async () => {
    const service = await startMailService();
    const api = await openTestApi(await open());
    const server = { ...toServer(service), security: 'tls' };
    const response = await save(api, { mail_server: server });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'service_unreachable',
      detail: 'The mail server could not be reached: there is no TLS at this port',
    });
  });

  it('says what it thinks of a test mail', async () => {
    const service = await startMailService();
    const api = await openTestApi(await open());
    const test = async () => (await api.askAsAdmin('POST', '/setup/test-mail')).json();
    expect(await test()).toMatchObject({ state: 'written', reply: null });
    await save(api, { mail_server: toServer(service) });
    const to = `${api.adminId}@example.com`;
    expect(await test()).toMatchObject({ state: 'accepted', reply: '250 taken with thanks' });
    expect(service.recipients).toEqual([to]);
    service.refuseMails('no relaying for you');
    expect(await test()).toMatchObject({
      state: 'refused',
      reply: expect.stringContaining('no relaying for you'),
    });
  });

  it('takes a test mail while all others are held, which is said', async () => {
    const { platform, api } = await openWithApi(open);
    const now = platform.now().toISOString();
    await holdRestored(platform.database.kysely, { now, stateOf: now });
    expect(await (await api.askAsAdmin('POST', '/setup/test-mail')).json()).toMatchObject({
      state: 'written',
      text: expect.stringContaining('Mail is held, because this database was restored: nothing but'),
    });
  });

  it('is no longer known once the secret is another, and says so', async () => {
    const service = await startMailService();
    const { platform, api } = await openWithApi(open);
    await save(api, { mail_server: toServer(service), booking_url: 'https://book.acme.com/' });
    const moved = await openTestApi({ ...platform, seal: createSeal('another secret, long enough as well') });
    expect(await read(moved)).toMatchObject({
      mail_server: null,
      booking_url: 'https://book.acme.com/',
      unreadable: ['SMTP_URL'],
    });
  });

  it('is reported to the admins, without its password', async () => {
    const service = await startMailService();
    const { platform, api } = await openWithApi(open);
    await save(api, {
      mail_server: toServer(service),
      sender: { name: 'Acme, "Ltd"', address: 'hello@acme.com' },
    });
    expect((await read(api)).sender).toEqual({ name: 'Acme, "Ltd"', address: 'hello@acme.com' });
    const mails = await platform.database.kysely.selectFrom('mail_outbox').selectAll().execute();
    expect(mails).toMatchObject([{ recipient: `${api.adminId}@example.com` }]);
    expect(mails[0]!.text).toContain(`now: "Acme, \\"Ltd\\"" <hello@acme.com>`);
    expect(mails[0]!.text).toContain(`@127.0.0.1:${service.port}`);
    expect(mails[0]!.text).toContain(`Changed by ${api.adminId}@example.com.`);
    expect(mails[0]!.text).not.toContain(encodeURIComponent(service.password));
  });
});

describeOnBothDatabasesAtLength("an owner's mailbox", (open) => {
  it('is opened before it is saved, and says why it cannot be', async () => {
    const server = await openImapServer();
    onTestFinished(() => server.remove());
    const { platform, api } = await openWithApi(open);
    const { host, port, user, password, folder, address } = server.mailbox;
    const mailbox = { host, port, user, folder, security: 'starttls', address: 'leads@acme.com', plus: true };
    const wrong = await save(api, { mailbox: { ...mailbox, password: 'wrong' } });
    expect(wrong.status).toBe(409);
    expect(await wrong.json()).toMatchObject({
      code: 'service_refused',
      detail: expect.stringMatching(/^The mailbox refused: .*Authentication failed/i),
    });
    const nowhere = await save(api, { mailbox: { ...mailbox, password, folder: 'Nowhere' } });
    expect(await nowhere.json()).toMatchObject({ code: 'service_refused' });
    expect((await save(api, { mailbox: { ...mailbox, password } })).status).toBe(200);
    expect((await read(api)).mailbox).toEqual({ ...mailbox, has_password: true });
    expect((await platform.site.readOwnerSettings(platform)).mail.imap).toEqual({
      ...server.mailbox,
      address: address.replace('acme.example', 'acme.com'),
      takesPlus: true,
    });
    expect(await readRows(platform)).not.toContain(password);
  });
});

describeOnBothDatabasesAtLength("an owner's model", (open) => {
  it('is asked before it is saved, and its refusal is told without the key', async () => {
    const keys: (string | undefined)[] = [];
    const model = createServer((request, response) => {
      keys.push(request.headers.authorization);
      const isKnown = request.headers.authorization === 'Bearer sk-right';
      response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? answer : refusal));
    });
    model.listen(0, '127.0.0.1');
    await once(model, 'listening');
    onTestFinished(() => void model.close());
    const { platform, api } = await openWithApi(open);
    const base_url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
    const ai = { base_url, model: 'teller-1' };
    const wrong = await save(api, { ai: { ...ai, key: 'sk-wrong' } });
    expect(wrong.status).toBe(409);
    expect(await wrong.json()).toMatchObject({
      code: 'service_refused',
      detail: 'The model refused: 401 Incorrect API key provided: …',
    });
    expect((await save(api, { ai: { ...ai, key: 'sk-right' } })).status).toBe(200);
    expect(await read(api)).toMatchObject({ ai: { ...ai, has_key: true } });
    expect((await save(api, { ai: { ...ai, model: 'teller-2' } })).status, 'with the stored key').toBe(200);
    expect(keys.at(-1)).toBe('Bearer sk-right');
    const elsewhere = { ...ai, base_url: 'https://elsewhere.com/v1' };
    expect((await save(api, { ai: elsewhere, even_if_unreachable: true })).status).toBe(400);
    expect(await readRows(platform)).not.toContain('sk-right');
    expect((await save(api, { ai: null })).status).toBe(200);
    expect((await read(api)).ai).toBeNull();
  });
});

const refusal = { error: { message: 'Incorrect API key provided: sk-wrong', type: 'invalid_request_error' } };
const answer = {
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'teller-1',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Yes' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};

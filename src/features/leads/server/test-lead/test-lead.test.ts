import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { holdRestored } from '#platform/mail/mail-hold.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import type { TestLeadStep } from '../../contract.ts';
import { makeTestMark, testLeadHeader } from './test-mark.ts';

const servers: { close(done: () => void): unknown }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

/** The API on the platform's own port. */
async function serve(platform: TestPlatform, api: TestApi): Promise<void> {
  const listener = getRequestListener(async (request) => {
    const { pathname } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    return api.ask(request.method, pathname.replace('/functions/v1', ''), {
      headers,
      body: await request.text(),
    });
  });
  const server = createServer((request, response) => void listener(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(platform.config.port, '127.0.0.1', resolve));
}

/** Requests a test lead while the outbox is sent, as the product's job does. @returns its steps */
async function sendTestLead({ outbox }: TestPlatform, api: TestApi): Promise<TestLeadStep[]> {
  const response = await api.askAsAdmin('POST', '/test-lead', { body: {} });
  expect(response.status).toBe(200);
  const steps: TestLeadStep[] = [];
  for await (const bytes of response.body!) {
    steps.push(JSON.parse(new TextDecoder().decode(bytes)) as TestLeadStep);
    await outbox.sendDue();
  }
  return steps;
}

const emailOf = (api: TestApi) => `${api.adminId}@example.com`;

/** Everything that a lead may leave. */
async function listTraces({ database }: TestPlatform, api: TestApi): Promise<unknown[]> {
  const tables = [
    'contact_messages',
    'message_bands',
    'idempotency_keys',
    'lead_events',
    'mail_outbox',
  ] as const;
  const rows = await Promise.all(
    tables.map((table) => database.kysely.selectFrom(table).selectAll().execute()),
  );
  const { total } = (await (await api.askAsAdmin('GET', '/insights-api/summary')).json()) as {
    total: { sent: number };
  };
  const person = await api.askInPerson('GET', `/personal-data?email=${emailOf(api)}`);
  const { messages, mails } = (await person.json()) as { messages: unknown[]; mails: unknown[] };
  return [...rows.flat(), ...Array.from({ length: total.sent }), ...messages, ...mails];
}

/** A mail server. @param refuse every mail */
async function startMailServer({ refuse = false } = {}) {
  const recipients: string[] = [];
  const port = await findFreePort();
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('no such mailbox') : null),
    onData(stream, { envelope }, done) {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      stream.on('end', () => done()).resume();
    },
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { smtpUrl: `smtp://127.0.0.1:${port}`, recipients };
}

describeOnBothDatabasesAtLength('a test lead', (open) => {
  const openServed = async (mail: Parameters<typeof open>[0] = {}) => {
    const { platform, api } = await openWithApi(open, { port: await findFreePort(), ...mail });
    await serve(platform, api);
    return { platform, api };
  };

  it('goes to whoever sends it alone, and leaves nothing behind', async () => {
    const { smtpUrl, recipients } = await startMailServer();
    const { platform, api } = await openServed({ fromEnvironment: { SMTP_URL: smtpUrl } });
    expect(await sendTestLead(platform, api)).toEqual([
      {
        step: 'form',
        passed: true,
        text: `The contact form at http://127.0.0.1:${platform.config.port} accepted the message.`,
      },
      {
        step: 'database',
        passed: true,
        text: 'The message and its email were stored, and the message was deleted again.',
      },
      { step: 'mail', passed: true, text: `The mail server accepted the email to ${emailOf(api)}.` },
    ]);
    expect(recipients).toEqual([emailOf(api)]);
    expect(await listTraces(platform, api)).toEqual([]);
  });

  it('says that its mail became a file where there is no mail server', async () => {
    const { platform, api } = await openServed();
    const [, , mail] = await sendTestLead(platform, api);
    const text = `The email to ${emailOf(api)} was written to a file, because there is no mail server.`;
    expect(mail).toEqual({ step: 'mail', passed: true, text });
    expect(await platform.readMails()).toMatchObject([
      { to: emailOf(api), subject: 'New contact message: Test lead' },
    ]);
    expect(await listTraces(platform, api)).toEqual([]);
  });

  it('says why its mail failed, and does not leave it to be retried', async () => {
    const { smtpUrl } = await startMailServer({ refuse: true });
    const { platform, api } = await openServed({ fromEnvironment: { SMTP_URL: smtpUrl } });
    const [, , mail] = await sendTestLead(platform, api);
    expect(mail).toMatchObject({
      step: 'mail',
      passed: false,
      text: expect.stringContaining('no such mailbox'),
    });
    expect(await listTraces(platform, api)).toEqual([]);
  });

  it('says at once that its mail is held', async () => {
    const { platform, api } = await openServed();
    const now = platform.now().toISOString();
    await holdRestored(platform.database.kysely, { now, stateOf: now });
    const [, , mail] = await sendTestLead(platform, api);
    expect(mail).toMatchObject({
      step: 'mail',
      passed: false,
      text: expect.stringContaining(`The email to ${emailOf(api)} was not sent. Mail is held`),
    });
    expect(await platform.readMails()).toEqual([]);
    expect(await listTraces(platform, api)).toEqual([]);
  });

  it('leaves nothing behind when whoever sends it disconnects midway', async () => {
    const { platform, api } = await openServed();
    const response = await api.askAsAdmin('POST', '/test-lead', { body: {} });
    const reader = response.body!.getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    expect(await listTraces(platform, api)).toEqual([]);
  });

  it('ends with the form where that cannot be reached or refuses', async () => {
    const { platform, api } = await openWithApi(open, { port: await findFreePort() });
    const origin = `http://127.0.0.1:${platform.config.port}`;
    expect(await sendTestLead(platform, api)).toEqual([
      { step: 'form', passed: false, text: `${origin} cannot be reached from the server: ECONNREFUSED.` },
    ]);
    const refusing = createServer((_request, response) => response.writeHead(503).end());
    servers.push(refusing);
    await new Promise<void>((resolve) => refusing.listen(platform.config.port, '127.0.0.1', resolve));
    expect(await sendTestLead(platform, api)).toEqual([
      { step: 'form', passed: false, text: `The contact form at ${origin} answered with 503.` },
    ]);
  });

  it('says that another installation took the message', async () => {
    const other = await openServed();
    const { platform, api } = await openWithApi(open, {
      siteUrl: new URL(`http://127.0.0.1:${other.platform.config.port}`),
      siteUrlIsSet: true,
    });
    expect(await sendTestLead(platform, api)).toMatchObject([
      { step: 'form', passed: true },
      { step: 'database', passed: false, text: expect.stringContaining('another installation') },
    ]);
  });

  it('is believed of the product alone, and for a minute', async () => {
    const { platform, api } = await openWithApi(open);
    const start = Date.parse('2030-01-11T12:00:00Z');
    platform.now = () => new Date(start);
    const mark = makeTestMark(platform, 'ann@example.com');
    const send = (subject: string, header: string) =>
      api.ask('POST', '/messages-api', {
        body: { name: 'Ann', email: 'ann@example.com', subject, message: 'Can you help?' },
        headers: { [testLeadHeader]: header },
      });
    const [expiresAt, sealed] = mark.split('.') as [string, string];
    const other = sealed.startsWith('A') ? 'B' : 'A';
    await send('Changed', `${expiresAt}.${other}${sealed.slice(1)}`);
    await send('Extended', `${Number(expiresAt) + 1}.${sealed}`);
    await send('Made up', 'x');
    await send('Made up too', 'x.y');
    platform.now = () => new Date(start + 60_000);
    expect((await send('In time', mark)).status).toBe(201);
    platform.now = () => new Date(start + 60_001);
    expect((await send('Late', mark)).status).toBe(201);
    const listed = (await (await api.askAsAdmin('GET', '/messages-api')).json()) as { subject: string }[];
    expect(listed.map(({ subject }) => subject).toSorted()).toEqual([
      'Changed',
      'Extended',
      'Late',
      'Made up',
      'Made up too',
    ]);
  });
});

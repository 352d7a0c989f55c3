import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMailReceiver } from '#platform/mail/mailbox/receive-mails.ts';
import { openImapServer, type ImapServer } from '../../../../../tests/support/imap-server.ts';
import { deliverDue } from '../../../../../tests/support/test-outbox.ts';
import { openTestApi, type TestApi } from '../../../../../tests/support/test-api.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../../../../tests/support/test-platform.ts';
import type { Message } from '../../contract.ts';
import type { Reply, WholeReply } from '../../replies.contract.ts';
import { settleReplies } from '../replies/settle-replies.ts';
import { createMailTaker } from './take-mail.ts';

const message = { name: 'Ann', email: 'ann@clinics.example', subject: 'A ward', message: 'Can you help?' };

interface MailParts {
  answers?: string;
  from?: string;
  id?: string;
  headers?: string[];
  body?: string;
}

let mails = 0;

/** A mail as the customer's mail program writes it. */
function writeMail({
  answers,
  from = 'Ann <ann@clinics.example>',
  id,
  headers = [],
  body = 'Yes.',
}: MailParts) {
  mails += 1;
  return [
    `From: ${from}`,
    'To: leads@acme.example',
    'Subject: Re: A ward',
    `Message-ID: <${id ?? `mail-${mails}@clinics.example`}>`,
    ...(answers ? [`In-Reply-To: ${answers}`, `References: <other@x.example>\n ${answers}`] : []),
    'Date: Mon, 23 Nov 2026 10:00:00 +0000',
    ...(headers.some((line) => line.startsWith('Content-Type'))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    ...headers,
    '',
    body,
    '',
  ].join('\n');
}

describeOnBothDatabases('mails that answer replies', (open) => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await openImapServer();
  });
  afterAll(() => server.remove());

  /** A lead with a reply that was sent; the receiver runs until `stop`. */
  async function openThread() {
    const imap = { ...server.mailbox };
    const platform = await open({ mail: { imap } });
    const api = await openTestApi(platform);
    const lead = (await (await api.ask('POST', '/messages-api', { body: message })).json()) as { id: string };
    const path = `/messages-api/${lead.id}`;
    const sent = await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'When?' } });
    const { id } = (await sent.json()) as Reply;
    await deliverDue(platform);
    await settleReplies(platform);
    return { platform, api, path, replyId: id, answers: `<${id}@localhost>` };
  }

  function startReceiver(platform: TestPlatform) {
    const stopping = new AbortController();
    const receiver = createMailReceiver(
      platform,
      createMailTaker(platform, async () => null),
    );
    const running = receiver.run(stopping.signal);
    return {
      figures: receiver.figures,
      running,
      async stop() {
        stopping.abort();
        await running;
      },
    };
  }

  const readThread = async (api: TestApi, path: string) =>
    (await (await api.askAsAdmin('GET', `${path}/replies`)).json()) as Reply[];
  const readLead = async (api: TestApi, path: string) =>
    (await (await api.askAsAdmin('GET', path)).json()) as Message;
  const waitFor = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

  it('join the thread once, and open the lead again', async () => {
    const { platform, api, path, replyId, answers } = await openThread();
    expect(await readLead(api, path)).toMatchObject({ status: 'waiting', answered_at: expect.any(String) });
    const receivers = [startReceiver(platform), startReceiver(platform)];
    server.deliver(writeMail({ body: 'Nothing to do with it.' }));
    server.deliver(
      writeMail({
        answers,
        headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x'],
        body: [
          '--x',
          'Content-Type: text/html; charset=utf-8',
          '',
          '<p onclick="x()">On <b>Monday</b><img src="http://track.example/p.gif"><script>y()</script></p>',
          '--x',
          'Content-Type: application/pdf; name="../plan.pdf"',
          'Content-Disposition: attachment; filename="../plan.pdf"',
          '',
          'the plan',
          '--x--',
        ].join('\n'),
      }),
    );
    await waitFor(async () => expect(await readThread(api, path)).toHaveLength(2));
    await Promise.all(receivers.map((receiver) => receiver.stop()));
    const [mail] = await readThread(api, path);
    expect(mail).toMatchObject({
      kind: 'mail',
      state: 'received',
      author_name: 'Ann',
      is_known_address: true,
      text: 'On Monday',
      has_html: true,
      attachments: [{ name: 'plan.pdf', type: 'application/pdf' }],
    });
    const whole = await (await api.askAsAdmin('GET', `${path}/replies/${mail!.id}`)).json();
    expect((whole as WholeReply).html).toBe('<p>On <b>Monday</b></p>\n');
    const formatted = await api.askAsAdmin('GET', `${path}/replies/${mail!.id}/formatted`);
    expect(await formatted.text()).toContain('<body><p>On <b>Monday</b></p>');
    expect(formatted.headers.get('content-type')).toMatch(/^text\/html/);
    expect(formatted.headers.get('content-security-policy')).toMatch(/^sandbox .*; default-src 'none';/);
    expect((await api.askAsAdmin('GET', `${path}/replies/${replyId}/formatted`)).status).toBe(404);
    const file = await api.askAsAdmin('GET', `${path}/attachments/${mail!.attachments[0]!.id}`);
    expect((await file.text()).trim()).toBe('the plan');
    expect(await readLead(api, path)).toMatchObject({ status: 'open', read: true });
    // The next reply continues from that mail.
    await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'Good.' } });
    const sent = (await platform.readMails()).at(-1)!;
    expect(sent.headers['references']).toMatch(
      new RegExp(`^<${replyId}@localhost> <mail-\\d+@clinics.example>$`),
    );
    expect(sent.text).toContain('> On Monday');
    expect(sent.headers['reply-to']).toBe('leads@acme.example');
    // Another instance, or the same after a restart, takes nothing twice.
    const again = startReceiver(platform);
    server.deliver(writeMail({ answers, body: 'And one more.' }));
    await waitFor(async () => expect(await readThread(api, path)).toHaveLength(4));
    await again.stop();
  });

  it('that programs send by themselves change nothing', async () => {
    const { platform, api, path, answers } = await openThread();
    const receiver = startReceiver(platform);
    for (const header of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'List-Id: <a.b>']) {
      server.deliver(writeMail({ answers, headers: [header], body: 'I am away.' }));
    }
    await waitFor(async () => expect(await readThread(api, path)).toHaveLength(4));
    await receiver.stop();
    expect((await readThread(api, path)).slice(0, 3).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }, () => 'auto_reply'),
    );
    expect(await readLead(api, path)).toMatchObject({ status: 'waiting' });
    expect((await platform.readMails()).filter(({ to }) => to === message.email)).toEqual([]);
  });

  it('that report a failed delivery mark the reply, whoever else they name', async () => {
    const { platform, api, path, replyId, answers } = await openThread();
    const receiver = startReceiver(platform);
    const report = (recipient: string, action = 'failed') =>
      writeMail({
        from: 'MAILER-DAEMON@mx.example',
        headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
        body: [
          '--x',
          'Content-Type: message/delivery-status',
          '',
          'Reporting-MTA: dns; mx.example',
          '',
          `Final-Recipient: rfc822; ${recipient}`,
          `Action: ${action}`,
          'Status: 5.1.1',
          'Diagnostic-Code: smtp; 550 5.1.1 no such user',
          '--x',
          'Content-Type: text/rfc822-headers',
          '',
          `Message-ID: ${answers}`,
          '--x--',
        ].join('\n'),
      });
    server.deliver(report('bob@clinics.example'));
    server.deliver(report(message.email, 'delayed'));
    await waitFor(async () => expect(receiver.figures.outcomes.report).toBe(2));
    expect((await readThread(api, path))[0]).toMatchObject({ state: 'sent' });
    server.deliver(report(message.email));
    await waitFor(async () =>
      expect((await readThread(api, path))[0]).toMatchObject({
        id: replyId,
        state: 'failed',
        failure: 'returned: 550 5.1.1 no such user',
      }),
    );
    await receiver.stop();
    expect(await readLead(api, path)).toMatchObject({ status: 'open' });
    const retried = await api.askAsAdmin('POST', `${path}/replies/${replyId}/retry`);
    expect(await retried.json()).toMatchObject({ state: 'queued', failure: null });
  });

  it('of another address are shown as such', async () => {
    const { platform, api, path, answers } = await openThread();
    const receiver = startReceiver(platform);
    server.deliver(writeMail({ answers, from: 'Mallory <mallory@evil.example>' }));
    await waitFor(async () => expect(await readThread(api, path)).toHaveLength(2));
    await receiver.stop();
    expect((await readThread(api, path))[0]).toMatchObject({
      address: 'mallory@evil.example',
      is_known_address: false,
    });
  });

  it('whose sender our server could not verify are shown as such, and are not quoted', async () => {
    const { platform, api, path, answers } = await openThread();
    const receiver = startReceiver(platform);
    const verdict = (said: string) =>
      `Authentication-Results: mx.acme.example; spf=pass;\n ${said} header.from=clinics.example`;
    server.deliver(writeMail({ answers, headers: [verdict('dmarc=pass')], body: 'Mine.' }));
    await waitFor(async () => expect(await readThread(api, path)).toHaveLength(2));
    server.deliver(writeMail({ answers, headers: [verdict('dmarc=fail')], body: 'Pay here.' }));
    await waitFor(async () => expect(await readThread(api, path)).toHaveLength(3));
    await receiver.stop();
    expect((await readThread(api, path)).map((mail) => mail.failed_verification)).toEqual([
      true,
      false,
      false,
    ]);
    await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'Good.' } });
    const { text } = (await platform.readMails()).at(-1)!;
    expect(text).toContain('> Mine.');
    expect(text).not.toContain('Pay here.');
  });

  it('that name a mail of the customer belong to its thread only if they are of somebody in it', async () => {
    const { platform, api, path, answers } = await openThread();
    const receiver = startReceiver(platform);
    server.deliver(writeMail({ answers, id: 'guessed@clinics.example' }));
    await waitFor(async () => expect(await readThread(api, path)).toHaveLength(2));
    const guess = { answers: '<guessed@clinics.example>', body: 'Let me in.' };
    for (const from of [
      'm@evil.example',
      '"<ann@clinics.example>" <m@evil.example>',
      'Ann <ann@clinics.example>, m@evil.example',
    ]) {
      server.deliver(writeMail({ ...guess, from }));
    }
    await waitFor(async () => expect(receiver.figures.outcomes.stranger).toBe(3));
    server.deliver(writeMail({ ...guess, from: 'Ann <ANN@clinics.example>', body: 'One thing more.' }));
    await waitFor(async () => expect(await readThread(api, path)).toHaveLength(3));
    await receiver.stop();
    expect((await readThread(api, path)).map(({ text }) => text)).toEqual([
      'One thing more.',
      'Yes.',
      'When?',
    ]);
  });

  it('that are huge or broken are taken in bounds, and keep nobody waiting', async () => {
    const { platform, api, path, answers } = await openThread();
    const receiver = startReceiver(platform);
    server.deliver(
      writeMail({
        answers,
        headers: ['Content-Type: text/html'],
        body: '<p>Hello <i>there</i></p>\n'.repeat(400_000),
      }),
    );
    server.deliver(
      writeMail({
        answers,
        headers: ['Content-Type: multipart/mixed; boundary=x'],
        body: Array.from(
          { length: 500 },
          (_, i) => `--x\nContent-Type: multipart/mixed; boundary=x${i}\n`,
        ).join('\n'),
      }),
    );
    server.deliver(writeMail({ answers, headers: ['Content-Transfer-Encoding: base64'], body: '\0\xff%%%' }));
    server.deliver(writeMail({ answers, body: 'A usual one.' }));
    await waitFor(async () => expect((await readThread(api, path))[0]?.text).toBe('A usual one.'));
    await receiver.stop();
    const thread = await readThread(api, path);
    expect(thread).toHaveLength(5);
    const huge = await api.askAsAdmin('GET', `${path}/replies/${thread[3]!.id}`);
    const { text, html } = (await huge.json()) as WholeReply;
    expect([text.length <= 50_030, html]).toEqual([true, null]);
    expect(text).toMatch(/^Hello there\n[^]*\[The rest is in the mailbox\.\]$/);
    expect(thread[2]!.text).toMatch(/could not be read/);
  });

  it('wait while the mailbox is away, which is said and noted', async () => {
    const { platform, api, path, answers } = await openThread();
    await server.stop();
    const away = startReceiver(platform);
    await away.running;
    const warnings = async () =>
      ((await (await api.askAsAdmin('GET', '/warnings')).json()) as { is_urgent: boolean }[]).filter(
        (warning) => warning.is_urgent,
      );
    expect(await warnings()).toEqual([]);
    platform.now = () => new Date(Date.now() + 120_000);
    expect(await warnings()).toMatchObject([
      { code: 'mailbox_away', text: expect.stringContaining('ECONNREFUSED') },
    ]);
    server.deliver(writeMail({ answers, body: 'Meanwhile.' }));
    await server.start();
    const receiver = startReceiver(platform);
    await waitFor(async () => expect((await readThread(api, path))[0]?.text).toBe('Meanwhile.'));
    await waitFor(async () => expect(await warnings()).toEqual([]));
    await receiver.stop();
  });
});

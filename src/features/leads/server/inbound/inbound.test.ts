import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openImapServer, type ImapServer } from '#tests/support/imap-server.ts';
import {
  contactEmail,
  openThread,
  startReceiver,
  waitForMail,
  waitForOutcome,
  writeMail,
} from '#tests/support/inbound-mail.ts';
import { describeOnBothDatabases, describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { WholeReply } from '../../replies.contract.ts';

let server: ImapServer;
beforeAll(async () => {
  server = await openImapServer();
});
beforeEach(() => server.empty());
afterAll(() => server.remove());

describeOnBothDatabases('mails that answer replies', (open) => {
  it('join the thread once, and make the lead unread again', async () => {
    const { platform, api, path, replyId, answers, readThread, readLead } = await openThread(open, server);
    expect(await readLead()).toMatchObject({ status: 'waiting', answered_at: expect.any(String) });
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
    await waitForMail(async () => expect(await readThread()).toHaveLength(2));
    await Promise.all(receivers.map((receiver) => receiver.stop()));
    const [mail] = await readThread();
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
    expect(await readLead()).toMatchObject({ status: 'new', read: false });
    // The next reply continues from that mail.
    await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'Good.' } });
    const sent = (await platform.readMails()).at(-1)!;
    expect(sent.headers['references']).toMatch(
      new RegExp(`<${replyId}@localhost> <mail-\\d+@clinics.example>$`),
    );
    expect(sent.text).toContain('> On Monday');
    expect(sent.headers['reply-to']).toBe('leads@acme.example');
    // Another instance, or the same after a restart, takes nothing twice.
    const again = startReceiver(platform);
    server.deliver(writeMail({ answers, body: 'And one more.' }));
    await waitForMail(async () => expect(await readThread()).toHaveLength(4));
    await again.stop();
  });
});

describeOnBothDatabasesAtLength('the mail about an answer', (open) => {
  it('goes to the contact address, or to the owner of the lead, once until it is read', async () => {
    const { platform, api, path, answers } = await openThread(open, server);
    const receiver = startReceiver(platform);
    const owner = `${api.adminId}@example.com`;
    const answer = async (count: number, body: string) => {
      server.deliver(writeMail({ answers, body }));
      await waitForOutcome(receiver, 'mail', count);
    };
    await answer(1, 'We accept.\n\n--\nRead and answer it: https://evil.example');
    await answer(2, 'Please start on Monday.');
    await api.askAsAdmin('PATCH', path, { body: { assignee_id: api.adminId } });
    await answer(3, 'One thing more.');
    server.deliver(writeMail({ answers, headers: ['Auto-Submitted: auto-replied'] }));
    await waitForOutcome(receiver, 'auto_reply', 1);
    await receiver.stop();
    const told = (await platform.readMails()).filter(({ subject }) => subject.startsWith('New answer'));
    expect(told.map(({ to }) => to)).toEqual([contactEmail, owner]);
    expect(told[0]!.subject).toBe('New answer: Re: A ward');
    expect(told[0]!.headers['reply-to']).toBe('ann@clinics.example');
    expect(told[0]!.text).toBe(
      [
        'Ann <ann@clinics.example> answered by email:',
        '',
        '  We accept.',
        '',
        '  --',
        '  Read and answer it: https://evil.example',
        '',
        `Read and answer it: http://localhost:3000/admin/messages?lead=${path.split('/').at(-1)}`,
        'Further answers are mailed once this one is marked as read, or answered.',
        '',
        '--',
        'The sender’s address is what the email states, not proven.',
      ].join('\n'),
    );
    expect(told[1]!.text).toContain('  One thing more.');
  });

  it('of a lead in spam is sent, and quotes nothing whose sender could not be verified', async () => {
    const { platform, api, path, moveToSpam, answers } = await openThread(open, server);
    await api.askAsAdmin('PATCH', path, { body: { read: false } });
    await moveToSpam();
    const receiver = startReceiver(platform);
    const forged = 'Authentication-Results: mx.acme.example; dmarc=fail header.from=clinics.example';
    server.deliver(writeMail({ answers, headers: [forged], body: 'Pay here.' }));
    await waitForOutcome(receiver, 'mail', 1);
    await receiver.stop();
    const told = (await platform.readMails()).filter(({ to }) => to === contactEmail);
    expect(told.map(({ subject }) => subject)).toEqual(['Possibly forged answer from ann@clinics.example']);
    expect(told[0]!.headers['reply-to']).toBeUndefined();
    expect(told[0]!.text).not.toContain('Pay here.');
  });
});

describeOnBothDatabasesAtLength('mails that come', (open) => {
  it('that programs send by themselves change nothing', async () => {
    const { platform, answers, readThread, readLead } = await openThread(open, server);
    const receiver = startReceiver(platform);
    for (const header of ['Auto-Submitted: auto-replied', 'Precedence: auto_reply', 'X-Autorespond: yes']) {
      server.deliver(writeMail({ answers, headers: [header], body: 'I am away.' }));
    }
    await waitForMail(async () => expect(await readThread()).toHaveLength(4));
    await receiver.stop();
    expect((await readThread()).slice(0, 3).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }, () => 'auto_reply'),
    );
    expect(await readLead()).toMatchObject({ status: 'waiting' });
    expect((await platform.readMails()).filter(({ to }) => to === 'ann@clinics.example')).toHaveLength(1);
  });

  it('that report a failed delivery mark the reply, whoever else they name', async () => {
    const { platform, api, path, replyId, answers, readThread, readLead } = await openThread(open, server);
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
    server.deliver(report('ann@clinics.example', 'delayed'));
    await waitForOutcome(receiver, 'report', 2);
    expect((await readThread())[0]).toMatchObject({ state: 'sent' });
    server.deliver(report('ann@clinics.example'));
    await waitForMail(async () =>
      expect((await readThread())[0]).toMatchObject({
        id: replyId,
        state: 'failed',
        failure: 'returned: 550 5.1.1 no such user',
      }),
    );
    await receiver.stop();
    expect(await readLead()).toMatchObject({ status: 'open' });
    const retried = await api.askAsAdmin('POST', `${path}/replies/${replyId}/retry`);
    expect(await retried.json()).toMatchObject({ state: 'queued', failure: null });
  });

  it('of another address are shown as such', async () => {
    const { platform, answers, readThread } = await openThread(open, server);
    const receiver = startReceiver(platform);
    server.deliver(writeMail({ answers, from: 'Mallory <mallory@evil.example>' }));
    await waitForMail(async () => expect(await readThread()).toHaveLength(2));
    await receiver.stop();
    expect((await readThread())[0]).toMatchObject({
      address: 'mallory@evil.example',
      is_known_address: false,
    });
  });

  it('are found by what they say, until they are erased', async () => {
    const { platform, api, answers, readThread } = await openThread(open, server);
    const receiver = startReceiver(platform);
    server.deliver(writeMail({ answers, from: 'Zoë <zoe@other.example>', body: 'The ramp is icy.' }));
    await waitForMail(async () => expect(await readThread()).toHaveLength(2));
    await receiver.stop();
    const find = async (query: string) =>
      ((await (await api.askAsAdmin('GET', `/messages-api?q=${query}`)).json()) as unknown[]).length;
    expect([await find('icy%20ramp'), await find('zoe'), await find('sandy')]).toEqual([1, 1, 0]);
    await api.askInPerson('DELETE', '/personal-data?email=zoe@other.example');
    expect([await find('icy%20ramp'), await find('zoe'), await find('when')]).toEqual([0, 0, 1]);
  });

  it('whose sender our server could not verify are shown as such, and are not quoted', async () => {
    const { platform, api, path, answers, readThread } = await openThread(open, server);
    const receiver = startReceiver(platform);
    const verdict = (said: string) =>
      `Authentication-Results: mx.acme.example; spf=pass;\n ${said} header.from=clinics.example`;
    server.deliver(writeMail({ answers, headers: [verdict('dmarc=pass')], body: 'Mine.' }));
    await waitForMail(async () => expect(await readThread()).toHaveLength(2));
    server.deliver(writeMail({ answers, headers: [verdict('dmarc=fail')], body: 'Pay here.' }));
    await waitForMail(async () => expect(await readThread()).toHaveLength(3));
    await receiver.stop();
    expect((await readThread()).map((mail) => mail.failed_verification)).toEqual([true, false, false]);
    await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'Good.' } });
    const { text } = (await platform.readMails()).at(-1)!;
    expect(text).toContain('> Mine.');
    expect(text).not.toContain('Pay here.');
  });

  it('that name a mail of the customer belong to its thread only if they are of somebody in it', async () => {
    const { platform, answers, readThread } = await openThread(open, server);
    const receiver = startReceiver(platform);
    server.deliver(writeMail({ answers, id: 'guessed@clinics.example' }));
    await waitForMail(async () => expect(await readThread()).toHaveLength(2));
    const guess = { answers: '<guessed@clinics.example>', body: 'Let me in.' };
    for (const from of [
      'm@evil.example',
      '"<ann@clinics.example>" <m@evil.example>',
      'Ann <ann@clinics.example>, m@evil.example',
    ]) {
      server.deliver(writeMail({ ...guess, from }));
    }
    await waitForOutcome(receiver, 'stranger', 3);
    server.deliver(writeMail({ ...guess, from: 'Ann <ANN@clinics.example>', body: 'One thing more.' }));
    await waitForMail(async () => expect(await readThread()).toHaveLength(3));
    await receiver.stop();
    expect((await readThread()).map(({ text }) => text)).toEqual(['One thing more.', 'Yes.', 'When?']);
  });

  it('that are huge or broken are taken in bounds, and keep nobody waiting', async () => {
    const { platform, api, path, answers, readThread } = await openThread(open, server);
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
    await waitForMail(async () => expect((await readThread())[0]?.text).toBe('A usual one.'));
    await receiver.stop();
    const thread = await readThread();
    expect(thread).toHaveLength(5);
    const huge = await api.askAsAdmin('GET', `${path}/replies/${thread[3]!.id}`);
    const { text, html } = (await huge.json()) as WholeReply;
    expect([text.length <= 50_030, html]).toEqual([true, null]);
    expect(text).toMatch(/^Hello there\n[^]*\[The rest is in the mailbox\.\]$/);
    expect(thread[2]!.text).toMatch(/could not be read/);
  });

  it('wait while the mailbox is away, which is said and noted', async () => {
    const { platform, api, answers, readThread } = await openThread(open, server);
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
    await waitForMail(async () => expect((await readThread())[0]?.text).toBe('Meanwhile.'));
    await waitForMail(async () => expect(await warnings()).toEqual([]));
    await receiver.stop();
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openImapServer, type ImapServer } from '#tests/support/imap-server.ts';
import {
  contactEmail,
  openThread,
  startReceiver,
  waitForOutcome,
  writeMail,
} from '#tests/support/inbound-mail.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { LeadEvent } from '../../inbox.contract.ts';

const kim = 'kim@customer.example';
const forged = 'Authentication-Results: mx.acme.example; dmarc=fail header.from=customer.example';

/** A mail of tests/mails that answers a reply, with headers of its own on top. */
const readCase = (name: string, reply = '', headers: string[] = []) =>
  Buffer.from(
    headers.map((line) => `${line}\r\n`).join('') +
      readFileSync(new URL(`../../../../../tests/mails/${name}.eml`, import.meta.url), 'latin1')
        .replaceAll('<MESSAGE-ID-OF-THE-REPLY>', reply)
        .replaceAll(/\r?\n/g, '\r\n'),
    'latin1',
  );

describeOnBothDatabasesAtLength('mails as they come', (open) => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await openImapServer();
  });
  beforeEach(() => server.empty());
  afterAll(() => server.remove());

  const openKim = (options: { takesPlus?: boolean } = {}) =>
    openThread(open, server, { email: kim, ...options });

  it.each([
    ['group-list', 'A person wrote this to our Google Group address'],
    ['empty-plain-html', 'Only the HTML part has words'],
    ['no-ct-8bit-latin1', 'Grüße 8bit'],
  ])('make the lead unread with what a person wrote (%s)', async (name, text) => {
    const { platform, answers, readThread, readLead } = await openKim();
    const receiver = startReceiver(platform);
    server.deliver(readCase(name, answers));
    await waitForOutcome(receiver, 'mail', 1);
    await receiver.stop();
    expect((await readThread())[0]).toMatchObject({ kind: 'mail', text, is_known_address: true });
    expect(await readLead()).toMatchObject({ status: 'new' });
  });

  it.each([
    ['Precedence: bulk'],
    ['Precedence: list', 'List-Id: <a.b>', 'List-Post: <mailto:a@b.example>'],
    ['Auto-Submitted: no'],
    ['Return-Path: <kim@customer.example>'],
  ])('are a person’s, whatever a list adds (%s)', async (...headers) => {
    const { platform, answers, readLead } = await openKim();
    const receiver = startReceiver(platform);
    server.deliver(writeMail({ answers, headers }));
    await waitForOutcome(receiver, 'mail', 1);
    await receiver.stop();
    expect(await readLead()).toMatchObject({ status: 'new' });
  });

  it('that name a reply in base64 as not delivered mark it', async () => {
    const { platform, answers, readThread, readLead } = await openKim();
    const receiver = startReceiver(platform);
    server.deliver(readCase('dsn-base64', answers));
    await waitForOutcome(receiver, 'bounce', 1);
    await receiver.stop();
    expect((await readThread())[0]).toMatchObject({ state: 'failed', failure: 'returned: 5.1.1' });
    expect(await readLead()).toMatchObject({ status: 'open' });
  });

  it('of qmail mark the reply that it returns, and no other; a postmaster’s answer is an answer', async () => {
    const { platform, answers, readThread } = await openKim();
    const receiver = startReceiver(platform);
    const returned = (to: string) =>
      writeMail({
        from: 'MAILER-DAEMON@mx.example',
        headers: ['Return-Path: <>'],
        body: [
          'Hi. This is the qmail-send program at mx.example.',
          "I'm afraid I wasn't able to deliver your message to the following addresses.",
          '',
          `<${to}>:`,
          'Sorry, no mailbox here by that name. (#5.1.1)',
          '',
          '--- Below this line is a copy of the message.',
          '',
          `Message-ID: ${answers}`,
        ].join('\n'),
      });
    server.deliver(writeMail({ answers, from: 'postmaster@customer.example', body: 'Please do.' }));
    await waitForOutcome(receiver, 'mail', 1);
    server.deliver(returned('bob@customer.example'));
    await waitForOutcome(receiver, 'report', 1);
    server.deliver(returned(kim));
    await waitForOutcome(receiver, 'bounce', 1);
    await receiver.stop();
    expect(await readThread()).toMatchObject([
      { kind: 'mail', text: 'Please do.' },
      { kind: 'reply', state: 'failed', failure: 'returned: Sorry, no mailbox here by that name. (#5.1.1)' },
    ]);
  });

  it('whose Message-ID was replaced join the thread by the address they answer', async () => {
    const { platform, mail, readThread, readLead, replyId } = await openKim({ takesPlus: true });
    const answeredAt = mail.headers['reply-to']!;
    expect(answeredAt).toBe(`leads+${replyId.replaceAll('-', '')}@acme.example`);
    const receiver = startReceiver(platform);
    server.deliver(readCase('ses-id', '', [`Delivered-To: ${answeredAt.toUpperCase()}`]));
    await waitForOutcome(receiver, 'mail', 1);
    server.deliver(writeMail({ from: 'Kim <kim@home.example>', headers: [`To: Leads <${answeredAt}>`] }));
    await waitForOutcome(receiver, 'mail', 2);
    // A guess, and another mailbox.
    for (const to of [
      answeredAt.replace(/\w{4}@/, '0000@'),
      answeredAt.replace('acme', 'evil'),
      'leads+x@acme.example',
    ])
      server.deliver(writeMail({ from: 'm@evil.example', headers: [`To: ${to}`] }));
    await waitForOutcome(receiver, 'unrelated', 3);
    await receiver.stop();
    expect((await readThread()).map(({ address }) => address)).toEqual(['kim@home.example', kim, kim]);
    expect(await readLead()).toMatchObject({ status: 'new' });
  });

  it('whose Message-ID was replaced join the thread by what the reply refers to', async () => {
    const { platform, api, path, mail, readThread } = await openKim();
    expect(mail.headers['reply-to']).toBe('leads@acme.example');
    const receiver = startReceiver(platform);
    const answer = (references: string) =>
      writeMail({
        headers: [`In-Reply-To: <01@ses.example>`, `References: ${references}\n <01@ses.example>`],
      });
    server.deliver(answer(mail.headers['references']!));
    await waitForOutcome(receiver, 'mail', 1);
    await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'Good.' } });
    const next = (await platform.readMails()).findLast(({ to }) => to === kim)!;
    expect(next.headers['in-reply-to']).toMatch(/^<mail-\d+@clinics\.example>$/);
    server.deliver(answer(next.headers['references']!.split(' ')[0]!));
    await waitForOutcome(receiver, 'mail', 2);
    await receiver.stop();
    expect(await readThread()).toHaveLength(4);
  });

  it.each(['ses-id', 'outlook-no-headers'])(
    'of a known person that fit no thread are shown with the person, and told (%s)',
    async (name) => {
      const { platform, api, readThread, readLead, readPerson } = await openKim();
      const receiver = startReceiver(platform);
      server.deliver(readCase(name));
      await waitForOutcome(receiver, 'unmatched', 1);
      server.deliver(readCase(name));
      await waitForOutcome(receiver, 'repeated', 1);
      await receiver.stop();
      expect(await readThread()).toHaveLength(1);
      expect(await readLead()).toMatchObject({ status: 'waiting' });
      const { unmatched_mails: unmatched } = await readPerson();
      expect(unmatched).toMatchObject([
        {
          kind: 'unmatched',
          address: kim,
          author_name: 'Kim Customer',
          text: expect.stringMatching(/^Answer w/),
        },
      ]);
      const told = (await platform.readMails()).filter(({ to }) => to === contactEmail);
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({
        subject: expect.stringContaining('Email that answers no reply: Re: Quote'),
        text: expect.stringMatching(/ {2}Answer w[^]*\/admin\/.*Read|[^]*not proven/),
      });
      const whole = await api.askAsAdmin(
        'GET',
        `/messages-api/${unmatched[0]!.message_id}/replies/${unmatched[0]!.id}`,
      );
      expect(await whole.json()).toMatchObject({ kind: 'unmatched' });
    },
  );

  it('of a known person whose sender our server could not verify are shown and told as such', async () => {
    const { platform, api, path, readThread, readLead, readPerson } = await openKim();
    const receiver = startReceiver(platform);
    for (const headers of [[forged], ['Authentication-Results: mx.acme.example; dmarc=pass', forged]])
      server.deliver(writeMail({ from: kim, headers, body: 'Pay here.' }));
    await waitForOutcome(receiver, 'unmatched', 2);
    await receiver.stop();
    const mail = { failed_verification: true, text: 'Pay here.' };
    expect((await readPerson()).unmatched_mails).toMatchObject([mail, mail]);
    expect(await readThread()).toHaveLength(1);
    expect(await readLead()).toMatchObject({ status: 'waiting' });
    await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'Good.' } });
    const mails = await platform.readMails();
    const told = mails.filter(({ to }) => to === contactEmail);
    expect(told).toHaveLength(2);
    expect(told[0]!.subject).toBe(`Possibly forged email from ${kim}`);
    expect(told[0]!.text).toContain('could not verify');
    expect(JSON.stringify(mails)).not.toContain('Pay here.');
  });

  it('release a lead from spam when a person answers in its thread, and only then', async () => {
    const { platform, api, path, moveToSpam, answers, readLead } = await openKim();
    const activity = async () =>
      ((await (await api.askAsAdmin('GET', `${path}/activity`)).json()) as LeadEvent[]).map(
        ({ kind }) => kind,
      );
    await moveToSpam();
    const receiver = startReceiver(platform);
    server.deliver(writeMail({ from: kim }));
    await waitForOutcome(receiver, 'unrelated', 1);
    server.deliver(writeMail({ from: kim, answers, headers: ['Auto-Submitted: auto-replied'] }));
    await waitForOutcome(receiver, 'auto_reply', 1);
    expect(await readLead()).toMatchObject({ spam_reasons: ['marked'] });
    server.deliver(writeMail({ from: kim, answers }));
    await waitForOutcome(receiver, 'mail', 1);
    server.deliver(writeMail({ from: kim, answers }));
    await waitForOutcome(receiver, 'mail', 2);
    await receiver.stop();
    const lead = await readLead();
    expect([lead.status, lead.spam_reasons]).toEqual(['new', undefined]);
    expect((await activity()).filter((kind) => kind === 'released')).toHaveLength(1);
  });

  it('of nobody known, automatic or our own are shown with nobody', async () => {
    const { platform, readPerson, answers } = await openKim();
    const receiver = startReceiver(platform);
    for (const parts of [
      { from: 'm@evil.example' },
      { from: `"<${kim}>" <m@evil.example>` },
      { from: `Kim <${kim}>, m@evil.example` },
      { from: kim, headers: ['Auto-Submitted: auto-generated'] },
      { from: 'leads@acme.example' },
    ]) {
      server.deliver(writeMail(parts));
    }
    await waitForOutcome(receiver, 'unrelated', 5);
    // A mail that answers an unmatched one answers no thread either.
    server.deliver(writeMail({ from: kim, id: 'guessed@customer.example' }));
    await waitForOutcome(receiver, 'unmatched', 1);
    server.deliver(writeMail({ from: kim, answers: '<guessed@customer.example>' }));
    await waitForOutcome(receiver, 'unmatched', 2);
    server.deliver(writeMail({ answers, headers: ['Authentication-Results: a; dmarc=pass', forged] }));
    await waitForOutcome(receiver, 'mail', 1);
    await receiver.stop();
    expect((await readPerson()).unmatched_mails).toHaveLength(2);
  });

  it.runIf(process.env['TEST_ALL'])(
    'are stored up to a bound per thread and day; what is not kept is named',
    async () => {
      const { platform, api, path, answers, readThread, readPerson } = await openKim();
      const receiver = startReceiver(platform);
      const withFile = (name: string, bytes: number) =>
        writeMail({
          answers,
          headers: ['Content-Type: multipart/mixed; boundary=x'],
          body: [
            '--x',
            '',
            'See there.',
            '--x',
            `Content-Type: application/zip; name=${name}`,
            'Content-Transfer-Encoding: base64',
            '',
            Buffer.alloc(bytes, 7).toString('base64').replaceAll(/.{76}/g, '$&\n'),
            '--x--',
          ].join('\n'),
        });
      server.deliver(withFile('1.zip', 20_000));
      await waitForOutcome(receiver, 'mail', 1);
      // As if it had been almost all that a thread takes in a day.
      await platform.database.kysely.updateTable('lead_attachments').set({ bytes: 52_420_000 }).execute();
      server.deliver(withFile('2.zip', 20_000));
      await waitForOutcome(receiver, 'mail', 2);
      const [newest, before] = await readThread();
      expect(newest).toMatchObject({
        text: 'See there.\n[The attachment “2.zip” is in the mailbox.]',
        attachments: [],
      });
      expect(before!.attachments).toHaveLength(1);
      server.deliver(withFile('small.zip', 1000));
      await waitForOutcome(receiver, 'mail', 3);
      expect((await readThread())[0]!.attachments).toHaveLength(1);
      for (let i = 0; i < 21; i += 1) server.deliver(writeMail({ from: kim, body: `Number ${i}` }));
      await waitForOutcome(receiver, 'too_many', 1);
      await receiver.stop();
      const { unmatched_mails: unmatched } = await readPerson();
      expect(unmatched).toHaveLength(20);
      expect(unmatched[0]!.text).toMatch(/^Number \d+\n\[Further emails of this day are in the mailbox\.\]$/);
      expect((await api.askAsAdmin('GET', path)).status).toBe(200);
    },
  );
});

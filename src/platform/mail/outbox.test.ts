import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeOnBothDatabases, type TestPlatform } from '../../../tests/support/test-platform.ts';
import { openDatabase, type Connection } from '../database/open-database.ts';
import { createMailDelivery, type MailDelivery } from './deliver-mail.ts';
import { createLinkSeal } from './link-seal.ts';
import { linkPlaceholder } from './mail-link.ts';
import { claimDueMail } from './outbox.store.ts';
import { createOutbox } from './outbox.ts';

const mail = { recipient: 'ada@example.com', subject: 'A question', text: 'How long does it take?' };
const minuteMs = 60_000;

type DeliverMail = MailDelivery['deliver'];

/** A server's answer of this code, as nodemailer reports it. */
const refusal = (responseCode: number) =>
  Object.assign(new Error(`refused ${responseCode}`), { responseCode });

/** Resolves once a session of PostgreSQL waits for another's transaction. */
const waitForBlocked = (kysely: Connection) =>
  expect
    .poll(
      async () => {
        const blocked = sql`select 1 from pg_stat_activity
          where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
        return (await blocked.execute(kysely)).rows.length;
      },
      { timeout: 60_000 },
    )
    .toBe(1);

describeOnBothDatabases('the outbox', (open) => {
  function openWith(
    { database, log, now }: TestPlatform,
    deliver: DeliverMail,
    secret = 'a secret of the tests, long enough',
  ) {
    const delivery = { deliver, deleteCopy: () => Promise.resolve() };
    return createOutbox({ database, delivery, seal: createLinkSeal(secret), log, now });
  }
  const readRow = (platform: TestPlatform) =>
    platform.database.kysely.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
  const setClock = (platform: TestPlatform, time: number) => {
    platform.now = () => new Date(time);
  };

  it('forgets a mail whose transaction is rolled back', async () => {
    const platform = await open();
    const writing = platform.database.write(async (trx) => {
      await platform.outbox.enqueue(trx, mail);
      throw new Error('no');
    });
    await expect(writing).rejects.toThrow('no');
    expect(await platform.readMails()).toEqual([]);
  });

  it('stops after the mail under way when it is aborted, and leaves the rest to others', async () => {
    const platform = await open();
    const stopping = new AbortController();
    const outbox = openWith(platform, async () => stopping.abort());
    for (const subject of ['first', 'second']) {
      await outbox.enqueue(platform.database.kysely, { ...mail, subject });
    }
    await outbox.sendDue(stopping.signal);
    expect(outbox.figures.sent).toBe(1);
    await outbox.sendDue();
    expect(outbox.figures.sent).toBe(2);
  });

  it('forgets sent and given-up mails after thirty days, and none that waits', async () => {
    const platform = await open();
    const start = Date.now();
    const outbox = openWith(platform, (sent) =>
      sent.subject === 'bad' ? Promise.reject(refusal(550)) : Promise.resolve(),
    );
    for (const subject of ['good', 'bad']) {
      await outbox.enqueue(platform.database.kysely, { ...mail, subject });
    }
    await outbox.sendDue();
    await outbox.enqueue(platform.database.kysely, { ...mail, subject: 'waiting' });
    expect(outbox.figures).toEqual({ sent: 1, failedAttempts: 1 });
    const readSubjects = async () =>
      (await platform.database.kysely.selectFrom('mail_outbox').select('subject').execute()).map(
        ({ subject }) => subject,
      );
    setClock(platform, start + 29 * 86_400_000);
    await outbox.sweep();
    expect(await readSubjects()).toHaveLength(3);
    setClock(platform, start + 31 * 86_400_000);
    await outbox.sweep();
    expect(await readSubjects()).toEqual(['waiting']);
    expect(await outbox.countUnsent()).toMatchObject({ waiting: 1, failed: 0 });
  });

  const link = { href: 'https://example.com/auth/reset?token=0123456789abcdefghijklmn' };
  const token = new URL(link.href).searchParams.get('token')!;
  const mailWithLink = { ...mail, text: `Go on:\n${linkPlaceholder}\n` };
  const enqueueLink = (platform: TestPlatform, start: number) =>
    platform.outbox.enqueue(platform.database.kysely, {
      ...mailWithLink,
      link: { ...link, expiresAt: new Date(start + 60 * minuteMs) },
    });

  it('fills a link in when it sends, and keeps it in no row', async () => {
    const platform = await open();
    await enqueueLink(platform, Date.now());
    expect(JSON.stringify(await readRow(platform))).not.toContain(token);
    const [sent] = await platform.readMails();
    expect(sent!.text).toBe(`Go on:\n${link.href}`);
    expect(await readRow(platform)).toMatchObject({ text: mailWithLink.text, sealed_link: null });
  });

  it('leaves alone what a person wrote in the place of a link', async () => {
    const platform = await open();
    await platform.outbox.enqueue(platform.database.kysely, mailWithLink);
    expect((await platform.readMails())[0]!.text).toBe(mailWithLink.text.trimEnd());
  });

  it('gives a mail up whose link has expired, and says so', async () => {
    const platform = await open();
    const start = Date.now();
    setClock(platform, start);
    const deliver = vi.fn<DeliverMail>().mockRejectedValue(refusal(451));
    const outbox = openWith(platform, deliver);
    await enqueueLink(platform, start);
    await outbox.sendDue();
    expect(await readRow(platform)).toMatchObject({ failed_at: null, sealed_link: expect.any(String) });
    setClock(platform, start + 60 * minuteMs);
    await outbox.sendDue();
    expect(deliver).toHaveBeenCalledTimes(1);
    const givenUp = { last_error: 'its link has expired; ask for another', sealed_link: null };
    expect(await readRow(platform)).toMatchObject({ ...givenUp, failed_at: expect.any(String) });
    expect(await outbox.retryUnsent()).toBe(0);
  });

  it('forgets a link with the last attempt, and while it waits when it expires', async () => {
    const platform = await open();
    const start = Date.now();
    setClock(platform, start);
    await enqueueLink(platform, start);
    await openWith(platform, () => Promise.reject(refusal(550))).sendDue();
    expect(await readRow(platform)).toMatchObject({ sealed_link: null });
    await platform.database.kysely.deleteFrom('mail_outbox').execute();
    await enqueueLink(platform, start);
    setClock(platform, start + 60 * minuteMs);
    await platform.outbox.forgetExpiredLinks();
    expect(await readRow(platform)).toMatchObject({ sealed_link: null, failed_at: null });
  });

  it('gives a mail to one of two instances, also when the second asks before the first has committed', async () => {
    const platform = await open();
    const { kysely } = platform.database;
    await platform.outbox.enqueue(kysely, mail);
    const now = new Date().toISOString();
    const claim = (connection: Connection) => claimDueMail(connection, now, '2100-01-01T00:00:00.000Z');
    const { first, second } = await platform.database.write(async (trx) => {
      const claimed = await claim(trx);
      const waiting = claim(kysely);
      if (platform.database.kind === 'postgres') await waitForBlocked(kysely);
      return { first: claimed, second: { waiting } };
    });
    expect(first).toMatchObject({ subject: mail.subject });
    expect(await second.waiting).toBeNull();
  });

  it('opens a link with the secret that it was sealed with, and for its own mail alone', async () => {
    const platform = await open();
    const deliver = vi.fn<DeliverMail>();
    const other = openWith(platform, deliver, 'another secret of the tests');
    await enqueueLink(platform, Date.now());
    await other.sendDue();
    expect((await readRow(platform)).last_error).toContain('AUTH_SECRET');
    expect(deliver).not.toHaveBeenCalled();
    const seal = createLinkSeal('a secret of the tests, long enough');
    const sealed = seal.seal(link.href, 'one');
    expect(seal.open(sealed, 'one')).toBe(link.href);
    expect(() => seal.open(sealed, 'two')).toThrow('authenticate');
  });

  it('keeps a link out of the error that a mail server quotes it in', async () => {
    const platform = await open();
    const warn = vi.fn<(fields: object, text: string) => void>();
    const log = Object.assign(Object.create(platform.log) as typeof platform.log, { warn });
    await enqueueLink(platform, Date.now());
    const quoting = openWith({ ...platform, log }, ({ text }) =>
      Promise.reject(new Error(`554 5.7.1 refused: ${text} (${token})`)),
    );
    await quoting.sendDue();
    expect((await readRow(platform)).last_error).toBe('the mail server answered 554 5.7.1');
    expect(JSON.stringify([await readRow(platform), warn.mock.calls])).not.toContain(token);
  });

  it('keeps the row of a sent mail until the .eml file with its link is deleted', async () => {
    const platform = await open();
    const start = Date.now();
    await enqueueLink(platform, start);
    expect(await platform.readMails()).toHaveLength(1);
    setClock(platform, start + 31 * 86_400_000);
    await platform.outbox.sweep();
    expect(await readRow(platform)).toMatchObject({ link_expires_at: expect.any(String) });
    await platform.outbox.forgetExpiredLinks();
    expect(readdirSync(platform.config.mail.outboxDir)).toEqual([]);
    await platform.outbox.sweep();
    expect(await platform.database.kysely.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });

  it('sends a mail once', async () => {
    const platform = await open();
    await platform.outbox.enqueue(platform.database.kysely, mail);
    await platform.outbox.sendDue();
    await platform.outbox.sendDue();
    expect(await platform.readMails()).toHaveLength(1);
    expect(await readRow(platform)).toMatchObject({ attempts: 1, last_error: null, claimed_until: null });
  });

  it('lets one of two instances send each mail', async () => {
    const platform = await open();
    const second = await openDatabase(platform.config.database, platform.log);
    const delivered: string[] = [];
    const deliver: DeliverMail = async ({ subject }) => void delivered.push(subject);
    const subjects = Array.from({ length: 20 }, (_, index) => `Question ${index}`);
    for (const subject of subjects) {
      await platform.outbox.enqueue(platform.database.kysely, { ...mail, subject });
    }
    const instances = [platform.database, second].map((database) =>
      openWith({ ...platform, database }, deliver),
    );
    if (platform.config.database.kind === 'sqlite') {
      // Two that write one file from one process would wait for each other; tests/instances has processes.
      for (const outbox of instances) await outbox.sendDue();
    } else await Promise.all(instances.map((outbox) => outbox.sendDue()));
    await second.close();
    expect(delivered.toSorted()).toEqual(subjects.toSorted());
  });

  it('leaves a mail to the instance that took it, until that had time enough', async () => {
    const platform = await open();
    const start = Date.parse('2026-03-02T09:00:00Z');
    setClock(platform, start);
    await platform.outbox.enqueue(platform.database.kysely, mail);
    const takenUntil = new Date(start + 2 * minuteMs).toISOString();
    await claimDueMail(platform.database.kysely, new Date(start).toISOString(), takenUntil);
    setClock(platform, start + minuteMs);
    expect(await platform.readMails()).toHaveLength(0);
    setClock(platform, start + 3 * minuteMs);
    expect(await platform.readMails()).toHaveLength(1);
  });

  it('tries a failed mail again later, after longer and longer waits', async () => {
    const platform = await open();
    const deliver = vi.fn<DeliverMail>().mockRejectedValue(refusal(451));
    const outbox = openWith(platform, deliver);
    let time = Date.parse('2026-03-02T09:00:00Z');
    setClock(platform, time);
    await outbox.enqueue(platform.database.kysely, mail);

    const waits: number[] = [];
    for (;;) {
      await outbox.sendDue();
      const row = await readRow(platform);
      if (row.failed_at) break;
      const next = Date.parse(row.next_attempt_at);
      waits.push(next - time);
      setClock(platform, next - 1);
      await outbox.sendDue();
      expect(deliver).toHaveBeenCalledTimes(waits.length);
      time = next;
      setClock(platform, time);
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits[0]).toBe(minuteMs / 2);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 60 * minuteMs);
    expect(await readRow(platform)).toMatchObject({ attempts: waits.length + 1, last_error: 'refused 451' });
  });

  it('does not wait for a clock that was set back', async () => {
    const platform = await open();
    const start = Date.parse('2026-03-02T09:00:00Z');
    setClock(platform, start);
    await platform.outbox.enqueue(platform.database.kysely, mail);
    setClock(platform, start - 24 * 60 * minuteMs);
    expect(await platform.readMails()).toHaveLength(1);
  });

  it('lists failed mails, and retries them on request', async () => {
    const platform = await open();
    const deliver = vi
      .fn<DeliverMail>()
      .mockRejectedValueOnce(refusal(550))
      .mockRejectedValueOnce(refusal(451));
    const outbox = openWith(platform, deliver);
    for (const subject of ['for good', 'for now', 'sent']) {
      await outbox.enqueue(platform.database.kysely, { ...mail, subject });
    }
    await outbox.sendDue();
    const unsent = await outbox.listUnsent();
    expect(unsent.map(({ last_error }) => last_error).toSorted()).toEqual(['refused 451', 'refused 550']);
    expect(unsent.filter(({ failed_at }) => failed_at !== null)).toHaveLength(1);
    expect(await outbox.retryUnsent()).toBe(2);
    expect(await outbox.listUnsent()).toEqual([]);
    await outbox.sendDue();
    expect(await outbox.countUnsent()).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('sends a mail that failed once when it is due again', async () => {
    const platform = await open();
    const deliver = vi.fn<DeliverMail>().mockRejectedValueOnce(new Error('connection lost'));
    const outbox = openWith(platform, deliver);
    await outbox.enqueue(platform.database.kysely, mail);
    await outbox.sendDue();
    setClock(platform, Date.now() + minuteMs);
    await outbox.sendDue();
    expect(await readRow(platform)).toMatchObject({ attempts: 2, last_error: null });
    expect((await readRow(platform)).sent_at).not.toBeNull();
  });

  it('gives up at once when the recipient is refused for good', async () => {
    const platform = await open();
    const outbox = openWith(platform, vi.fn<DeliverMail>().mockRejectedValue(refusal(550)));
    await outbox.enqueue(platform.database.kysely, mail);
    await outbox.sendDue();
    const row = await readRow(platform);
    expect(row).toMatchObject({ attempts: 1, sent_at: null, last_error: 'refused 550' });
    expect(row.failed_at).not.toBeNull();
  });

  it('goes on with the next mail when one fails', async () => {
    const platform = await open();
    const deliver = vi.fn<DeliverMail>().mockRejectedValueOnce(refusal(550));
    const outbox = openWith(platform, deliver);
    await outbox.enqueue(platform.database.kysely, mail);
    await outbox.enqueue(platform.database.kysely, mail);
    await outbox.sendDue();
    expect(deliver).toHaveBeenCalledTimes(2);
  });
});

describeOnBothDatabases('a mail without an SMTP server', (open) => {
  it('is an .eml file that says what the mail says', async () => {
    const platform = await open({ mail: { from: 'Countermark <hello@countermark.example>' } });
    const text = `Zoë asks:\n\n${'a long line of text '.repeat(12).trim()}\n=C3=AB is not an escape here`;
    await platform.outbox.enqueue(platform.database.kysely, {
      recipient: 'ada@example.com',
      subject: 'Naïve question: “how long?” '.repeat(4).trim(),
      text,
      replyTo: 'zoe@example.org',
    });
    const [sent] = await platform.readMails();
    expect(sent).toMatchObject({
      to: 'ada@example.com',
      subject: 'Naïve question: “how long?” '.repeat(4).trim(),
      text,
    });
    expect(sent?.headers['from']).toBe('Countermark <hello@countermark.example>');
    expect(sent?.headers['reply-to']).toBe('zoe@example.org');
    expect(sent?.headers['message-id']).toMatch(/^<[0-9a-f-]{36}@countermark\.example>$/);
    expect(readdirSync(platform.config.mail.outboxDir)).toEqual([expect.stringMatching(/\.eml$/)]);
  });

  it.each([
    '=?utf-8?B?UmVhZCB0aGlz?=',
    'Re: =?utf-8?Q?Read_this?= =?utf-8?Q?now?=',
    `=?x?= ${'=?utf-8?B?UmVhZCB0aGlz?= '.repeat(8).trim()} Zoë`,
  ])('says %j as it was typed', async (subject) => {
    const platform = await open();
    await platform.outbox.enqueue(platform.database.kysely, { ...mail, subject });
    await platform.outbox.sendDue();
    const { outboxDir } = platform.config.mail;
    const [name] = readdirSync(outboxDir);
    const read = await PostalMime.parse(readFileSync(join(outboxDir, name!)));
    expect(read.subject).toBe(subject);
  });

  it('keeps a line break in the subject from becoming a header', async () => {
    const platform = await open();
    await platform.outbox.enqueue(platform.database.kysely, {
      ...mail,
      subject: 'Hello\r\nBcc: everyone@example.com',
    });
    const [sent] = await platform.readMails();
    expect(sent?.subject).toBe('Hello Bcc: everyone@example.com');
    expect(sent?.headers['bcc']).toBeUndefined();
  });
});

it.each([
  ['no-reply@acme.example', 'Acme, "Ltd."', { name: 'Acme, "Ltd."', address: 'no-reply@acme.example' }],
  ['no-reply@acme.example', null, { name: '', address: 'no-reply@acme.example' }],
  ['Us <hello@acme.example>', 'Acme', { name: 'Us', address: 'hello@acme.example' }],
])('is from %s by the name %j', async (from, name, sender) => {
  const outboxDir = mkdtempSync(join(tmpdir(), 'countermark-mail-'));
  onTestFinished(() => rmSync(outboxDir, { recursive: true, force: true }));
  const config = { smtpUrl: null, from, outboxDir, imap: null };
  await createMailDelivery(
    config,
    { open: async () => null, exists: async () => false },
    async () => name,
  ).deliver({
    ...{ ...mail, id: 'a', reply_to: null, created_at: '2026-11-20T10:00:00.000Z' },
    ...{ thread_ids: null, attachments: null },
  });
  const [file] = readdirSync(outboxDir);
  expect((await PostalMime.parse(readFileSync(join(outboxDir, file!)))).from).toEqual(sender);
});

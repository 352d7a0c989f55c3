import { expect, it, vi } from 'vitest';
import { type DeliverMail, mail, minuteMs, openWith, readRow, refusal } from '#tests/support/test-outbox.ts';
import { describeOnBothDatabases, setClock } from '#tests/support/test-platform.ts';
import type { Connection } from '../database/open-database.ts';
import { claimDueMail } from './outbox.store.ts';
import { summarizeRefusal } from './outbox.ts';

describeOnBothDatabases('the outbox', (open) => {
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
    const outbox = openWith(platform, async () => {
      stopping.abort();
      return null;
    });
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
      sent.subject === 'bad' ? Promise.reject(refusal(550)) : Promise.resolve(null),
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

  it('gives each mail to one of two instances, also when the second asks before the first has committed', async () => {
    const platform = await open();
    const { kysely } = platform.database;
    for (const subject of ['one', 'two']) await platform.outbox.enqueue(kysely, { ...mail, subject });
    const now = new Date().toISOString();
    const claim = (connection: Connection) => claimDueMail(connection, now, '2100-01-01T00:00:00.000Z');
    const { first, second } = await platform.database.write(async (trx) => {
      const claimed = await claim(trx);
      const secondClaim = claim(kysely);
      // SQLite has one writer.
      if (platform.database.kind === 'postgres') await secondClaim;
      return { first: claimed, second: { claim: secondClaim } };
    });
    expect([first?.subject, (await second.claim)?.subject].toSorted()).toEqual(['one', 'two']);
    expect(await claim(kysely)).toBeNull();
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

it.each([
  ["Can't send mail: 550 5.7.1 http://x.example/auth/reset?token=2dUoOyXgbceR", '550 5.7.1'],
  ['550-first http://x.example/auth/reset?token=2dUoOy\n550 XgbceRbqwUC4lq1xsI', '550'],
  ['Message failed: 451 4.3.0 try later, ann at x.example', '451 4.3.0'],
])('leaves out what a server quotes of a mail: %j', (reason, codes) => {
  expect(summarizeRefusal(reason)).toBe(`the mail server answered ${codes}`);
});

it.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'ECONNREFUSED'],
  ['its link has expired; ask for another', 'its link has expired; ask for another'],
  ['token=2dUoOyXgbceR', 'the mail could not be sent'],
])('names what else went wrong: %j', (reason, text) => {
  expect(summarizeRefusal(reason)).toBe(text);
});

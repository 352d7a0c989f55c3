import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { type DeliverMail, mail, minuteMs, openWith, readRow, refusal } from '#tests/support/test-outbox.ts';
import { describeOnBothDatabases, setClock, type TestPlatform } from '#tests/support/test-platform.ts';
import { createSeal } from '../seal.ts';
import { linkPlaceholder } from './mail-link.ts';

describeOnBothDatabases('the outbox', (open) => {
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

  it('opens a link with the secret that it was sealed with, and for its own mail alone', async () => {
    const platform = await open();
    const deliver = vi.fn<DeliverMail>();
    const other = openWith(platform, deliver, 'another secret of the tests');
    await enqueueLink(platform, Date.now());
    await other.sendDue();
    expect((await readRow(platform)).last_error).toContain('AUTH_SECRET');
    expect(deliver).not.toHaveBeenCalled();
    const seal = createSeal('a secret of the tests, long enough');
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
    expect(readdirSync(platform.config.outboxDir)).toEqual([]);
    await platform.outbox.sweep();
    expect(await platform.database.kysely.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });
});

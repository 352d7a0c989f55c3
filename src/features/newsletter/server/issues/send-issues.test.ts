import { afterEach, expect, it } from 'vitest';
import { openMailSink, type MailSink } from '#tests/support/mail-sink.ts';
import { addReaders, addSendingIssue, countStatuses } from '#tests/support/test-issues.ts';
import {
  describeOnBothDatabases,
  setClock,
  type OpenTestPlatform,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import { readSubscriber } from '../unsubscribe.ts';
import { hasArchive, listArchive, readArchivedIssue, readArchiveFeed } from './archive.ts';
import { selectIssue } from './issues.store.ts';
import { requeue } from './recipients.store.ts';
import { sendIssues } from './send-issues.ts';

const sinks: MailSink[] = [];

afterEach(async () => {
  for (const sink of sinks.splice(0)) await sink.close();
});

/** A platform that hands mails to a sink, with confirmed subscribers. */
async function openWithSink(open: OpenTestPlatform, readers: number) {
  const sink = await openMailSink();
  sinks.push(sink);
  const platform = await open({ fromEnvironment: { SMTP_URL: sink.url } });
  await addReaders(platform, readers);
  const send = () => sendIssues(platform, new AbortController().signal);
  return { platform, sink, send };
}

const readIssue = async ({ database }: TestPlatform, id: string) => (await selectIssue(database.kysely, id))!;

const readStatus = async ({ database }: TestPlatform, email: string) =>
  (
    await database.kysely
      .selectFrom('newsletter_subscriptions')
      .select('status')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).status;

describeOnBothDatabases('sending an issue', (open) => {
  it('sends one mail to each, with a link of their own to unsubscribe', async () => {
    const { platform, sink, send } = await openWithSink(open, 30);
    const id = await addSendingIssue(platform);
    await send();
    expect([sink.taken.length, sink.listRepeated()]).toEqual([30, []]);
    expect(await countStatuses(platform, id)).toEqual({ sent: 30 });
    expect(await readIssue(platform, id)).toMatchObject({ status: 'done', is_filled: 1 });
    const { to, source } = sink.taken[0]!;
    expect(source).toMatch(/^List-Unsubscribe:\s+</m);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(source).toMatch(/^List-ID: </m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated/m);
    const link = /token=([\w-]+)/.exec(source.replaceAll('=\r\n', '').replaceAll('=3D', '='))![1]!;
    expect(await readSubscriber(platform, link)).toMatchObject({ kind: 'open', email: to });
  });

  it('puts an issue into the archive with the first mail that a server takes', async () => {
    const { platform, sink, send } = await openWithSink(open, 1);
    const id = await addSendingIssue(platform, { slug: 'walks' });
    const listed = async () => [
      await hasArchive(platform),
      (await listArchive(platform)).map(({ slug }) => slug),
      (await readArchiveFeed(platform)).map(({ slug }) => slug),
      (await readArchivedIssue(platform, 'walks')) !== null,
    ];
    const nowhere = [false, [], [], false];
    expect(await listed()).toEqual(nowhere);
    sink.answer = () => ({ code: 550, text: '5.7.1 listed', at: 'data' });
    await send();
    expect(await readIssue(platform, id)).toMatchObject({ status: 'paused' });
    expect(await listed()).toEqual(nowhere);
    sink.answer = () => undefined;
    await requeue(platform.database.kysely, { issueId: id, status: 'refused' });
    const { contentVersion } = platform.database;
    const before = contentVersion.current;
    await platform.database.kysely
      .updateTable('newsletter_issues')
      .set({ status: 'sending' })
      .where('id', '=', id)
      .execute();
    await send();
    expect(await listed()).toEqual([true, ['walks'], ['walks'], true]);
    expect(contentVersion.current).not.toBe(before);
  });

  it('numbers issues in the order in which they were sent, those outside the archive too', async () => {
    const { platform, sink, send } = await openWithSink(open, 1);
    sink.answer = () => undefined;
    const words = 'measured '.repeat(40);
    const day = (n: number) => ({ slug: `day-${n}`, started_at: `2026-03-0${n}T09:00:00.000Z` });
    await addSendingIssue(platform, {
      ...day(1),
      preview: '',
      content: `<p>We ${words}<a href="/x">it</a>.</p>`,
    });
    await addSendingIssue(platform, { ...day(2), in_archive: 0 });
    await addSendingIssue(platform, { ...day(3), preview: 'What we corrected' });
    await send();
    const listed = await listArchive(platform);
    expect(listed.map(({ slug, number }) => [slug, number])).toEqual([
      ['day-3', 3],
      ['day-1', 1],
    ]);
    expect(listed[0]!.excerpt).toBe('What we corrected');
    expect(listed[1]!.excerpt).toMatch(/^We (measured )+measured…$/);
    expect(listed[1]!.excerpt.length).toBeLessThanOrEqual(161);
  });

  it('skips who has unsubscribed since, and those who want no issues', async () => {
    const { platform, sink, send } = await openWithSink(open, 3);
    await platform.database.kysely
      .updateTable('newsletter_subscriptions')
      .set({ wants_issues: 0 })
      .where('email', '=', 'reader-0@example.com')
      .execute();
    const id = await addSendingIssue(platform, { per_minute: 60 });
    sink.answer = () => undefined;
    const ended = platform.database.kysely
      .updateTable('newsletter_subscriptions')
      .set({ status: 'unsubscribed' })
      .where('email', '=', 'reader-2@example.com');
    sink.answer = (to) => {
      if (to === 'reader-1@example.com') void ended.execute();
      return undefined;
    };
    await send();
    expect(sink.taken.map(({ to }) => to)).toEqual(['reader-1@example.com']);
    expect(await countStatuses(platform, id)).toEqual({ sent: 1, skipped: 1 });
  });

  it('sends to those with a tag, or of a channel', async () => {
    const { platform, sink, send } = await openWithSink(open, 3);
    const { kysely } = platform.database;
    const rows = await kysely.selectFrom('newsletter_subscriptions').select(['id', 'email']).execute();
    const find = (email: string) => rows.find((row) => row.email === email)!.id;
    await kysely
      .insertInto('subscription_tags')
      .values({ subscription_id: find('reader-1@example.com'), tag: 'webinar', created_at: '2030-01-01' })
      .execute();
    await kysely
      .updateTable('newsletter_subscriptions')
      .set({ channel: 'search' })
      .where('id', '=', find('reader-2@example.com'))
      .execute();
    await addSendingIssue(platform, { audience: 'tag', audience_value: 'webinar' });
    await send();
    await addSendingIssue(platform, { audience: 'source', audience_value: 'search' });
    await send();
    expect(sink.taken.map(({ to }) => to)).toEqual(['reader-1@example.com', 'reader-2@example.com']);
  });

  it('suspends an address that does not exist, and goes on', async () => {
    const { platform, sink, send } = await openWithSink(open, 10);
    sink.answer = (to) =>
      to === 'reader-4@example.com' ? { code: 550, text: '5.1.1 no such user', at: 'recipient' } : undefined;
    const id = await addSendingIssue(platform);
    await send();
    expect(await countStatuses(platform, id)).toEqual({ sent: 9, refused: 1 });
    expect(await readStatus(platform, 'reader-4@example.com')).toBe('bounced');
    expect(await readIssue(platform, id)).toMatchObject({ status: 'done' });
  });

  it('pauses where the server takes no more, tells the owner, and goes on where it was', async () => {
    const { platform, sink, send } = await openWithSink(open, 150);
    sink.answer = (_to, number) =>
      number >= 100 ? { code: 421, text: '4.3.2 too much mail', at: 'recipient' } : undefined;
    const id = await addSendingIssue(platform);
    await send();
    expect(await readIssue(platform, id)).toMatchObject({ status: 'paused', paused_for: 'busy' });
    expect((await readIssue(platform, id)).pause_detail).toContain('4.3.2');
    sink.answer = () => undefined;
    await platform.database.kysely
      .updateTable('newsletter_issues')
      .set({ status: 'sending', paced_to: null })
      .execute();
    await send();
    expect([sink.taken.length, sink.listRepeated()]).toEqual([150, []]);
    expect(await countStatuses(platform, id)).toEqual({ sent: 150 });
  });

  it('tries again later where one mail is put off, and goes on with the others', async () => {
    const { platform, sink, send } = await openWithSink(open, 12);
    const start = Date.parse('2030-03-01T09:00:00Z');
    setClock(platform, start);
    const puts = (address: string) =>
      (sink.answer = (to) =>
        to === address
          ? { code: 451, text: '4.7.1 greylisted, come back later', at: 'recipient' }
          : undefined);
    puts('reader-4@example.com');
    const id = await addSendingIssue(platform);
    await send();
    setClock(platform, start + 4 * 60_000);
    await send();
    expect(await readIssue(platform, id)).toMatchObject({ status: 'sending', paused_for: null });
    expect(await countStatuses(platform, id)).toEqual({ sent: 11, queued: 1 });
    puts('');
    setClock(platform, start + 5 * 60_000);
    await send();
    expect([sink.taken.length, sink.listRepeated()]).toEqual([12, []]);
    expect(await readIssue(platform, id)).toMatchObject({ status: 'done' });
  });

  it('gives a mail up that is put off for hours, and pauses where five are one after the other', async () => {
    const { platform, sink, send } = await openWithSink(open, 12);
    const start = Date.parse('2030-03-01T09:00:00Z');
    setClock(platform, start);
    sink.answer = (to) =>
      to === 'reader-4@example.com' ? { code: 450, text: 'not yet', at: 'recipient' } : undefined;
    const id = await addSendingIssue(platform);
    for (const minutes of [0, 5, 20, 65, 200]) {
      setClock(platform, start + minutes * 60_000);
      expect(await readIssue(platform, id)).toMatchObject({ status: 'sending' });
      await send();
    }
    expect(await readIssue(platform, id)).toMatchObject({ status: 'done' });
    expect(await countStatuses(platform, id)).toEqual({ sent: 11, refused: 1 });
    sink.answer = () => ({ code: 451, text: '4.7.1 rate limited', at: 'data' });
    const all = await addSendingIssue(platform);
    await send();
    expect(await readIssue(platform, all)).toMatchObject({ status: 'paused', paused_for: 'busy' });
  });

  it('pauses where the server goes away in the middle, and goes on with another one', async () => {
    const { platform, sink, send } = await openWithSink(open, 60);
    sink.answer = (_to, number) => {
      if (number === 20) void sink.close();
      return undefined;
    };
    const id = await addSendingIssue(platform);
    await send();
    expect(await readIssue(platform, id)).toMatchObject({ status: 'paused', paused_for: 'busy' });
    const other = await openMailSink();
    sinks.push(other);
    platform.config.fromEnvironment.SMTP_URL = other.url;
    await platform.database.kysely
      .updateTable('newsletter_issues')
      .set({ status: 'sending', paced_to: null })
      .execute();
    await send();
    const { sent = 0, uncertain = 0, ...rest } = await countStatuses(platform, id);
    expect([sent + uncertain, rest]).toEqual([60, {}]);
    const addresses = [...sink.taken, ...other.taken].map(({ to }) => to);
    expect(addresses).toHaveLength(new Set(addresses).size);
    expect(addresses.length).toBeGreaterThanOrEqual(sent);
  });

  it('pauses where the sender is refused, and where five of the first hundred are', async () => {
    const { platform, sink, send } = await openWithSink(open, 40);
    sink.answer = () => ({ code: 550, text: '5.7.1 listed', at: 'data' });
    const first = await addSendingIssue(platform);
    await send();
    expect(await readIssue(platform, first)).toMatchObject({ status: 'paused', paused_for: 'policy' });
    expect(sink.taken).toEqual([]);
    sink.answer = () => ({ code: 550, text: '5.1.1 no such user', at: 'recipient' });
    const second = await addSendingIssue(platform);
    await send();
    expect(await readIssue(platform, second)).toMatchObject({ status: 'paused', paused_for: 'bounces' });
    expect((await countStatuses(platform, second))['queued']).toBeGreaterThan(25);
  });

  it('suspends an address whose mailbox is full for the third time in 30 days', async () => {
    const { platform, sink, send } = await openWithSink(open, 2);
    sink.answer = (to) =>
      to === 'reader-0@example.com' ? { code: 452, text: '4.2.2 full', at: 'recipient' } : undefined;
    for (const expected of ['confirmed', 'confirmed', 'bounced']) {
      const id = await addSendingIssue(platform);
      await send();
      expect(await readIssue(platform, id)).toMatchObject({ status: 'done' });
      expect(await readStatus(platform, 'reader-0@example.com')).toBe(expected);
    }
  });

  it('counts a mail as uncertain whose end the server did not tell, until someone sends it again', async () => {
    const { platform, sink, send } = await openWithSink(open, 5);
    sink.answer = (to) => (to === 'reader-3@example.com' ? 'cut' : undefined);
    const id = await addSendingIssue(platform);
    await send();
    expect(await countStatuses(platform, id)).toEqual({ sent: 4, uncertain: 1 });
    expect(sink.listRepeated()).toEqual([]);
    sink.answer = () => undefined;
    await requeue(platform.database.kysely, { issueId: id, status: 'uncertain' });
    await platform.database.kysely
      .updateTable('newsletter_issues')
      .set({ status: 'sending', paced_to: null })
      .execute();
    await send();
    expect(await countStatuses(platform, id)).toEqual({ sent: 5 });
    const ids = sink.taken
      .filter(({ to }) => to === 'reader-3@example.com')
      .map(({ source }) => /^Message-ID: (.+)$/im.exec(source)![1]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('asks about a time more than an hour ago, and in a restored database', async () => {
    const { platform, sink, send } = await openWithSink(open, 2);
    const start = Date.parse('2030-03-01T09:00:00Z');
    setClock(platform, start);
    const at = (minutes: number) => new Date(start - minutes * 60_000).toISOString();
    const late = await addSendingIssue(platform, { status: 'scheduled', send_at: at(61) });
    const due = await addSendingIssue(platform, { status: 'scheduled', send_at: at(59) });
    await send();
    expect(await readIssue(platform, late)).toMatchObject({ status: 'paused', paused_for: 'late' });
    expect(await readIssue(platform, due)).toMatchObject({ status: 'done' });
    expect(sink.taken).toHaveLength(2);
    await platform.database.kysely.updateTable('mail_place').set({ place: 'elsewhere' }).execute();
    const held = await addSendingIssue(platform);
    await send();
    expect(await readIssue(platform, held)).toMatchObject({ status: 'paused', paused_for: 'held' });
    expect(sink.taken).toHaveLength(2);
  });
});

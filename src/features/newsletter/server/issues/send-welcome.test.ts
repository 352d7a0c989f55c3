import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailSink, type MailSink } from '#tests/support/mail-sink.ts';
import { addSendingIssue, countStatuses } from '#tests/support/test-issues.ts';
import { describeOnBothDatabases, setClock, type OpenTestPlatform } from '#tests/support/test-platform.ts';
import { replaceTags } from '../tags.store.ts';
import { sendWelcome, skipDueWelcome } from './send-welcome.ts';

let sink: MailSink;
beforeAll(async () => {
  sink = await openMailSink();
});
afterAll(() => sink.close());

const hourMs = 3_600_000;
const start = Date.parse('2026-11-20T09:00:00.000Z');
const iso = (hours: number) => new Date(start + hours * hourMs).toISOString();
const stopping = new AbortController().signal;

describeOnBothDatabases('the welcome sequence', (open) => {
  it('is sent once to each, when the delay after the confirmation is over', async () => {
    const { platform, addPerson, run } = await begin(open);
    const mail = await addSendingIssue(platform, { welcome_after: 'confirmation', delay_hours: 24 });
    await addPerson('before@example.com', { confirmed_at: iso(-1) });
    await addPerson('ann@example.com', { confirmed_at: iso(1) });
    await addPerson('imported@example.com', { confirmed_at: null });
    await addPerson('none@example.com', { confirmed_at: iso(1), wants_welcome: 0 });
    expect(await run(24.9)).toEqual([]);
    expect(await run(25)).toEqual(['ann@example.com']);
    expect(await run(26)).toEqual([]);
    expect(await countStatuses(platform, mail)).toEqual({ sent: 1 });
  });

  it('follows a tag from when it was given, also if tags are saved again', async () => {
    const { platform, addPerson, run } = await begin(open);
    const id = await addPerson('ann@example.com', { confirmed_at: iso(-100) });
    const old = await addPerson('old@example.com', { confirmed_at: iso(-100) });
    const { kysely } = platform.database;
    await replaceTags(kysely, { id: old, tags: ['webinar'], now: iso(-50) });
    await addSendingIssue(platform, { welcome_after: 'tag', welcome_tag: 'webinar', delay_hours: 2 });
    await replaceTags(kysely, { id, tags: ['webinar'], now: iso(1) });
    await replaceTags(kysely, { id: old, tags: ['webinar', 'more'], now: iso(1) });
    expect(await run(3)).toEqual(['ann@example.com']);
  });

  it('follows answers of the quiz, and ends when the person writes or is won', async () => {
    const { platform, addPerson, addMessage, run } = await begin(open);
    for (const name of ['ann', 'ben', 'won'])
      await addPerson(`${name}@example.com`, { confirmed_at: iso(-100) });
    await addSendingIssue(platform, { welcome_after: 'quiz', delay_hours: 2 });
    await addMessage('Ann@example.com', { at: iso(1), quiz: true });
    await addMessage('ben@example.com', { at: iso(1), quiz: true });
    await addMessage('won@example.com', { at: iso(1), quiz: true, won: 1 });
    await addMessage('ben@example.com', { at: iso(2) });
    await addMessage('stranger@example.com', { at: iso(1), quiz: true });
    expect(await run(3)).toEqual(['ann@example.com']);
  });

  it('ends with the subscription', async () => {
    const { platform, addPerson, run } = await begin(open);
    await addSendingIssue(platform, { welcome_after: 'confirmation', delay_hours: 0 });
    const later = await addSendingIssue(platform, { welcome_after: 'confirmation', delay_hours: 48 });
    const id = await addPerson('ann@example.com', { confirmed_at: iso(1) });
    expect(await run(2)).toEqual(['ann@example.com']);
    await platform.database.kysely
      .updateTable('newsletter_subscriptions')
      .set({ status: 'unsubscribed' })
      .where('id', '=', id)
      .execute();
    expect(await run(50)).toEqual([]);
    expect(await countStatuses(platform, later)).toEqual({});
  });

  it('sends nothing while mail is held, and what was due then only if that is asked for', async () => {
    const { platform, addPerson, run } = await begin(open);
    await addSendingIssue(platform, { welcome_after: 'confirmation', delay_hours: 0 });
    await addPerson('ann@example.com', { confirmed_at: iso(1) });
    await platform.mailHolding.read();
    await platform.database.kysely
      .updateTable('mail_place')
      .set({ held_since: iso(1), held_for: 'restore' })
      .execute();
    expect(await run(2)).toEqual([]);
    await skipDueWelcome(platform);
    await platform.mailHolding.release('discard');
    await addPerson('ben@example.com', { confirmed_at: iso(2.5) });
    expect(await run(3)).toEqual(['ben@example.com']);
  });

  it('sends nothing a week late', async () => {
    const { platform, addPerson, run } = await begin(open);
    await addSendingIssue(platform, { welcome_after: 'confirmation', delay_hours: 1 });
    await addPerson('ann@example.com', { confirmed_at: iso(1) });
    expect(await run(2 + 7 * 24 + 1)).toEqual([]);
  });
});

/** A platform at the time at which the mails are switched on. */
async function begin(open: OpenTestPlatform) {
  const platform = await open({ fromEnvironment: { SMTP_URL: sink.url } });
  setClock(platform, start);
  const { kysely } = platform.database;
  let count = 0;
  return {
    platform,
    async addPerson(email: string, columns: { confirmed_at: string | null; wants_welcome?: 0 | 1 }) {
      const id = `person-${(count += 1)}`;
      await kysely
        .insertInto('newsletter_subscriptions')
        .values({ id, email, email_key: email, created_at: iso(-200), ...columns })
        .execute();
      return id;
    },
    async addMessage(
      email: string,
      { at, quiz = false, won = 0 }: { at: string; quiz?: boolean; won?: 0 | 1 },
    ) {
      await kysely
        .insertInto('contact_messages')
        .values({
          ...{ id: `message-${(count += 1)}`, name: 'A', email, subject: 'B', message: 'C', read: 0, won },
          ...{ created_at: at, search_text: 'a', quiz_answers: quiz ? '{}' : null },
        })
        .execute();
    },
    /** Runs the job some hours later. @returns whom mails went to */
    async run(hours: number) {
      setClock(platform, start + hours * hourMs);
      const before = sink.taken.length;
      await sendWelcome(platform, stopping);
      return sink.taken
        .slice(before)
        .map(({ to }) => to)
        .toSorted();
    },
  };
}

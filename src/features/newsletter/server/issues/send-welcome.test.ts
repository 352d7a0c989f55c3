import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailSink, type MailSink } from '#tests/support/mail-sink.ts';
import { openTestApi } from '#tests/support/test-api.ts';
import { addSendingIssue, countStatuses } from '#tests/support/test-issues.ts';
import {
  describeOnBothDatabasesAtLength,
  setClock,
  type OpenTestPlatform,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import type { Issue } from '../../issues.contract.ts';
import { replaceTags } from '../tags.store.ts';
import { sendWelcome, skipDueWelcome } from './send-welcome.ts';
import { insertBegun } from './welcome.store.ts';

let sink: MailSink;
beforeAll(async () => {
  sink = await openMailSink();
});
afterAll(() => sink.close());

const hourMs = 3_600_000;
const start = Date.parse('2026-11-20T09:00:00.000Z');
const iso = (hours: number) => new Date(start + hours * hourMs).toISOString();
const stopping = new AbortController().signal;

describeOnBothDatabasesAtLength('the welcome sequence', (open) => {
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
    await replaceTags(kysely, { id, tags: ['Webinar'], now: iso(1) });
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

  it('leaves nobody out who waited, or began to, while it was off to be corrected', async () => {
    const { platform, addPerson, run } = await begin(open);
    const { ask, switchMail } = await openMails(platform);
    const { id } = await ask('POST', '', {
      ...{ subject: 'Welcome', content: '<p>Helo</p>', per_minute: 10_000 },
      welcome: { after: 'confirmation', delay_hours: 24 },
    });
    await addPerson('before@example.com', { confirmed_at: iso(-1) });
    await switchMail(id, 'on', 0);
    await addPerson('waits@example.com', { confirmed_at: iso(2) });
    await switchMail(id, 'off', 10);
    await addPerson('meanwhile@example.com', { confirmed_at: iso(11) });
    expect(await run(30)).toEqual([]);
    await ask('PUT', `/${id}`, { content: '<p>Hello</p>' });
    await switchMail(id, 'on', 31);
    expect(await run(31)).toEqual(['waits@example.com']);
    await switchMail(id, 'off', 32);
    await switchMail(id, 'on', 33);
    expect(await run(40)).toEqual(['meanwhile@example.com']);
  });

  it('begins anew when it follows something else', async () => {
    const { platform, addPerson, run } = await begin(open);
    const { ask, switchMail } = await openMails(platform);
    const { id } = await ask('POST', '', {
      ...{ subject: 'Welcome', content: '<p>Hello</p>', per_minute: 10_000 },
      welcome: { after: 'quiz', delay_hours: 0 },
    });
    await switchMail(id, 'on', 0);
    await addPerson('before@example.com', { confirmed_at: iso(1) });
    await switchMail(id, 'off', 2);
    await ask('PUT', `/${id}`, { welcome: { after: 'confirmation', delay_hours: 0 } });
    await switchMail(id, 'on', 3);
    await addPerson('ann@example.com', { confirmed_at: iso(4) });
    expect(await run(5)).toEqual(['ann@example.com']);
  });

  it('reaches nobody who was due while mail was held, if that is asked for, also if it was off then', async () => {
    const { platform, addPerson, run } = await begin(open);
    const mail = await addSendingIssue(platform, {
      ...{ welcome_after: 'confirmation', delay_hours: 0, status: 'draft' },
    });
    await addPerson('ann@example.com', { confirmed_at: iso(1) });
    setClock(platform, Date.parse(iso(2)));
    await skipDueWelcome(platform);
    await platform.database.kysely
      .updateTable('newsletter_issues')
      .set({ status: 'sending' })
      .where('id', '=', mail)
      .execute();
    expect(await run(3)).toEqual([]);
  });

  it('sends nothing a week late', async () => {
    const { platform, addPerson, run } = await begin(open);
    const mail = await addSendingIssue(platform, { welcome_after: 'confirmation', delay_hours: 1 });
    await addPerson('ann@example.com', { confirmed_at: iso(1) });
    expect(await run(2 + 7 * 24 + 1)).toEqual([]);
    expect(await countStatuses(platform, mail)).toEqual({ skipped: 1 });
  });

  it('counts as left out who was due while it was off for more than a week', async () => {
    const { platform, addPerson, run } = await begin(open);
    const mail = await addSendingIssue(platform, { welcome_after: 'confirmation', delay_hours: 0 });
    const setStatus = (status: 'draft' | 'sending') =>
      platform.database.kysely
        .updateTable('newsletter_issues')
        .set({ status })
        .where('id', '=', mail)
        .execute();
    await addPerson('ann@example.com', { confirmed_at: iso(1) });
    expect(await run(10 * 24)).toEqual([]);
    await addPerson('ben@example.com', { confirmed_at: iso(10 * 24 + 1) });
    expect(await run(10 * 24 + 1)).toEqual(['ben@example.com']);
    await setStatus('draft');
    await addPerson('zoe@example.com', { confirmed_at: iso(11 * 24) });
    await addPerson('gone@example.com', { confirmed_at: iso(11 * 24), wants_welcome: 0 });
    await addPerson('kim@example.com', { confirmed_at: iso(19 * 24) });
    expect(await run(20 * 24)).toEqual([]);
    await setStatus('sending');
    expect(await run(20 * 24)).toEqual(['kim@example.com']);
    expect(await run(30 * 24)).toEqual([]);
    expect(await countStatuses(platform, mail)).toEqual({ sent: 2, skipped: 2 });
  });

  it('sends nothing a week late to those who were due when it was paused', async () => {
    const { platform, addPerson, run } = await begin(open);
    const issueId = await addSendingIssue(platform, { welcome_after: 'confirmation', delay_hours: 1 });
    const email = 'ann@example.com';
    await addPerson(email, { confirmed_at: iso(1) });
    const people = [{ email, email_key: email, begun_at: iso(1) }];
    await insertBegun(platform.database.kysely, { issueId, people, skippedAt: null });
    expect(await run(2 + 7 * 24 + 1)).toEqual([]);
    expect(await countStatuses(platform, issueId)).toEqual({ skipped: 1 });
  });
});

/** The welcome mails as an admin changes them. */
async function openMails(platform: TestPlatform) {
  const api = await openTestApi(platform);
  const ask = async (method: string, path: string, body?: object) => {
    const response = await api.askAsAdmin(method, `/issues-api${path}`, { body });
    expect(response.ok).toBe(true);
    return (await response.json()) as Issue;
  };
  return {
    ask,
    async switchMail(id: string, to: 'on' | 'off', hours: number) {
      setClock(platform, Date.parse(iso(hours)));
      await (to === 'on' ? ask('POST', `/${id}/send`, {}) : ask('POST', `/${id}/cancel`));
    },
  };
}

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

import { expect } from 'vitest';
import type { Message } from '#features/leads/contract.ts';
import { replyTimeDefaults, type ReplyTimeSettings } from '#features/settings/reply-time.contract.ts';
import { renewReplyStats } from '#features/leads/server/deadlines/reply-stats.ts';
import { mailDigest } from '#features/leads/server/deadlines/mail-digest.ts';
import { mailDue } from '#features/leads/server/deadlines/mail-due.ts';
import { renewDueDates } from '#features/leads/server/deadlines/renew-due-dates.ts';
import { openTestApi, type TestApi } from './test-api.ts';
import { setClock, type TestPlatform } from './test-platform.ts';
import { annsMessage } from './payloads.ts';

const message = { ...annsMessage, subject: 'Pipes' };

/** Business hours in Portland, with all mails on. */
export const portland: ReplyTimeSettings = {
  ...replyTimeDefaults,
  enabled: true,
  time_zone: 'America/Los_Angeles',
};

/** Those hours without mails. */
export const mailless: ReplyTimeSettings = { ...portland, mail_due: false, mail_digest: false };

/** Tuesday; the site opens at 17:00 UTC and closes at 01:00. */
export const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`);

/** The API and the jobs of the desk, with the clock at ten in the morning of Portland. */
export async function openInbox(platform: TestPlatform, answerTime: ReplyTimeSettings = portland) {
  setClock(platform, at('18:00'));
  const api = await openTestApi(platform);
  const jobs = {
    renewDueDates: () => renewDueDates(platform),
    mailDue: () => mailDue(platform),
    mailDigest: () => mailDigest(platform),
    renewReplyStats: () => renewReplyStats(platform),
  };
  const save = async (next: ReplyTimeSettings) => {
    expect((await api.askAsAdmin('PUT', '/settings/answer-time', { body: next })).status).toBe(200);
    await jobs.renewDueDates();
  };
  await save(answerTime);
  return { api, jobs, save };
}

export async function send(api: TestApi, change: Partial<typeof message> = {}): Promise<Message> {
  const response = await api.ask('POST', '/messages-api', { body: { ...message, ...change } });
  expect(response.status).toBe(201);
  return (await response.json()) as Message;
}

export const change = async (api: TestApi, id: string, body: object) =>
  (await (await api.askAsAdmin('PATCH', `/messages-api/${id}`, { body })).json()) as Message;

/** The mails that the jobs have written, the oldest first. */
export const listMails = async ({ database }: TestPlatform) =>
  (
    await database.kysely
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject', 'text'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).filter(({ subject }) => !subject.startsWith('New contact message'));
